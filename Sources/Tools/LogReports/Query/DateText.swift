// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import FoundationEssentials

/// Moments and durations as people write them, and moments as they are shown.
package struct DateText {
  package var timeZone: TimeZone
  /// Nanoseconds since 1970.
  package var now: Int64

  package init(timeZone: TimeZone, now: Int64) {
    self.timeZone = timeZone
    self.now = now
  }

  /// `2026-11-30`, `2026-11-30 10:00`, `2026-11-30 10:00:00`, ISO 8601 with its own zone, `@` and
  /// seconds since 1970, `10:00` of today.
  ///
  /// - Returns: nanoseconds since 1970, or nil for other text.
  package func moment(_ text: String) -> Int64? {
    if text.hasPrefix("@") { return Double(text.dropFirst()).flatMap(Self.nanoseconds) }
    var text = text.replacing("T", with: " ")
    var offset: Int64?
    if text.hasSuffix("Z") {
      offset = 0
      text.removeLast()
    } else if let match = text.wholeMatch(of: /(.*\d) ?([+-])(\d\d):?(\d\d)/),
      match.1.contains(":")
    {
      let seconds = (Int64(match.3) ?? 0) * 3600 + (Int64(match.4) ?? 0) * 60
      offset = match.2 == "-" ? -seconds : seconds
      text = String(match.1)
    }
    if text.wholeMatch(of: /\d\d?:\d\d(:\d\d(\.\d+)?)?/) != nil {
      text = day(of: now) + " " + text
    }
    guard
      let match = text.wholeMatch(
        of: /(\d{4})-(\d\d?)-(\d\d?)(?: (\d\d?):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?)?/),
      let year = Int64(match.1), let month = Int64(match.2), let day = Int64(match.3),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let hour = match.4.flatMap { Int64($0) } ?? 0
    let minute = match.5.flatMap { Int64($0) } ?? 0
    let second = match.6.flatMap { Int64($0) } ?? 0
    guard hour < 24, minute < 60, second <= 60 else { return nil }
    let fraction = match.7.flatMap { digits in
      Int64(digits + String(repeating: "0", count: 9 - digits.count))
    }
    let local = Civil.days(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second
    let utc = local - (offset ?? self.offset(ofLocal: local))
    return Self.nanoseconds(utc, fraction ?? 0)
  }

  /// `30s`, `5m`, `2h`, `1d`, as nanoseconds.
  package static func duration(_ text: String) -> Int64? {
    guard let match = text.wholeMatch(of: /(\d{1,9})([smhd])/), let count = Int64(match.1) else {
      return nil
    }
    let unit: Int64 =
      switch match.2 {
      case "s": 1
      case "m": 60
      case "h": 3600
      default: 86_400
      }
    return nanoseconds(count * unit, 0)
  }

  /// `2026-11-30 10:00:00.123456+0100`
  package func text(_ time: Int64, digits: Int = 6, showsZone: Bool = true) -> String {
    let (second, fraction) = Self.floored(time, by: 1_000_000_000)
    let offset = offset(at: second)
    let (day, inDay) = Self.floored(second + offset, by: 86_400)
    let (year, month, dayOfMonth) = Civil.date(day)
    var text = String(year)
    text += "-" + Self.padded(month, 2) + "-" + Self.padded(dayOfMonth, 2) + " "
    text += Self.padded(inDay / 3600, 2) + ":" + Self.padded(inDay / 60 % 60, 2)
    text += ":" + Self.padded(inDay % 60, 2)
    text += "." + Self.padded(fraction, 9).prefix(digits)
    guard showsZone else { return text }
    let minutes = abs(offset) / 60
    return text + (offset < 0 ? "-" : "+") + Self.padded(minutes / 60, 2)
      + Self.padded(minutes % 60, 2)
  }

  private func day(of time: Int64) -> String {
    String(text(time, showsZone: false).prefix { $0 != " " })
  }

  private func offset(at second: Int64) -> Int64 {
    Int64(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second))))
  }

  /// A wall clock that is put back shows a time twice: the first one counts.
  private func offset(ofLocal local: Int64) -> Int64 {
    let guesses = [offset(at: local - 86_400), offset(at: local + 86_400)]
    for guess in guesses where offset(at: local - guess) == guess { return guess }
    return guesses[0]
  }

  private static func floored(_ value: Int64, by unit: Int64) -> (Int64, Int64) {
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: unit)
    return rest < 0 ? (quotient - 1, rest + unit) : (quotient, rest)
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func nanoseconds(_ seconds: Double) -> Int64? {
    Int64(exactly: (seconds * 1e9).rounded())
  }

  private static func nanoseconds(_ seconds: Int64, _ fraction: Int64) -> Int64? {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if overflow { return nil }
    let (sum, isBeyond) = product.addingReportingOverflow(fraction)
    return isBeyond ? nil : sum
  }
}

/// The Gregorian calendar, by arithmetic: a day is shown a hundred thousand times.
private enum Civil {
  /// Days since 1970-01-01. Years begin in March, so that a leap day is the last.
  static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  static func date(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthIndex = (5 * dayOfYear + 2) / 153
    let month = monthIndex + (monthIndex < 10 ? 3 : -9)
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * monthIndex + 2) / 5 + 1
    )
  }
}
