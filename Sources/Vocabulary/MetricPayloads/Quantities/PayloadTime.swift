// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A time stamp of a payload: `2020-10-11 03:59:00 +0000`, later without the zone.
package struct PayloadTime: Hashable, Sendable {
  /// As it was written.
  package var text: String
  /// Nil when the text is no time. Without a zone it is taken for UTC, which is what the writers that
  /// leave it out are seen to mean.
  package var secondsSince1970: Double?
  package var hasZone: Bool

  package init(text: String) {
    self.text = text
    let parsed = Self.parse(text)
    secondsSince1970 = parsed?.seconds
    hasZone = parsed?.hasZone ?? false
  }

  /// Apple's first form, which leaves nothing open.
  package init(secondsSince1970 seconds: Double) {
    secondsSince1970 = seconds
    hasZone = true
    let whole = Int(seconds.rounded(.down))
    let (days, time) = whole.quotientAndRemainder(dividingBy: 86_400)
    let day = time < 0 ? days - 1 : days
    let rest = time < 0 ? time + 86_400 : time
    let date = Self.date(ofDay: day)
    text =
      "\(Self.padded(date.year, 4))-\(Self.padded(date.month, 2))-\(Self.padded(date.day, 2)) "
      + "\(Self.padded(rest / 3600, 2)):\(Self.padded(rest / 60 % 60, 2)):"
      + "\(Self.padded(rest % 60, 2)) +0000"
  }

  /// Reads the two forms above, ISO 8601, digits of any script, and the half of a day where a
  /// writer's clock has twelve hours.
  private static func parse(_ text: String) -> (seconds: Double, hasZone: Bool)? {
    let scalars = NumberSpan.visible(text)
    var numbers: [Int] = []
    var place = 0
    var fraction = 0.0
    var signs: [Unicode.Scalar] = []
    var letters = ""
    while place < scalars.count {
      let digits = scalars[place...].prefix { $0.properties.generalCategory == .decimalNumber }
      if digits.isEmpty {
        if scalars[place].properties.isAlphabetic { letters += String(scalars[place]) }
        signs.append(scalars[place])
        place += 1
        continue
      }
      let text = digits.compactMap { $0.properties.numericValue }.map { String(Int($0)) }.joined()
      if numbers.count == 6, signs.last == "." {
        fraction = Double("0." + text) ?? 0
      } else {
        guard let number = Int(text) else { return nil }
        // A zone in four digits: hours and minutes.
        if numbers.count == 6, digits.count == 4 {
          numbers += [number / 100, number % 100]
        } else {
          numbers.append(number)
        }
      }
      place += digits.count
    }
    guard numbers.count >= 6, (1...12).contains(numbers[1]), (1...31).contains(numbers[2]),
      numbers[4] < 60, numbers[5] <= 60
    else { return nil }
    // Calendars of Buddhist regions count from 543 years earlier.
    let year = numbers[0] > 2400 ? numbers[0] - 543 : numbers[0]
    var hour = numbers[3]
    if letters.uppercased().contains("PM"), hour < 12 { hour += 12 }
    if letters.uppercased().contains("AM"), hour == 12 { hour = 0 }
    let day = dayNumber(year: year, month: numbers[1], day: numbers[2])
    var seconds = Double(day * 86_400 + hour * 3600 + numbers[4] * 60 + numbers[5]) + fraction
    var hasZone = letters.uppercased().contains("Z") || letters.uppercased().hasSuffix("GMT")
    if numbers.count > 6 {
      let offset = Double(numbers[6] * 3600 + (numbers.count > 7 ? numbers[7] * 60 : 0))
      // The last sign before the zone's digits; those of the date came before the time.
      let sign = signs.last { $0 == "+" || $0 == "-" || $0 == "−" }
      seconds -= sign == "+" ? offset : -offset
      hasZone = true
    }
    return (seconds, hasZone)
  }

  // MARK: The Gregorian calendar

  /// Days since 1970. Source of the arithmetic: the calendar's cycle of 400 years, counted from March.
  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func date(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
