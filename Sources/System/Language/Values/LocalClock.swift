// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Day numbers and Gregorian dates: 1970-01-01 is day 0.
struct CivilDay: Hashable {
  var year: Int
  var month: Int
  var day: Int

  init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= Self.length(ofMonth: month, year: year),
      (1...9999).contains(year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// - Note: The algorithm of eras of 400 years, exact for the proleptic Gregorian calendar.
  init(number: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  var number: Int {
    let year = month <= 2 ? self.year - 1 : self.year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// 1 is Monday, 7 is Sunday.
  static func weekday(_ number: Int) -> Int { ((number + 3) % 7 + 7) % 7 + 1 }

  /// The same day some months on, or the last day of a shorter month.
  static func adding(months: Int, to number: Int) -> Int {
    let date = CivilDay(number: number)
    // What lies beyond is refused later; here it must not overflow.
    let index = date.year * 12 + date.month - 1 + min(max(months, -2_000_000), 2_000_000)
    let year = Int((Double(index) / 12).rounded(.down))
    let month = index - year * 12 + 1
    var result = date
    result.year = year
    result.month = month
    result.day = min(date.day, length(ofMonth: month, year: year))
    return result.number
  }
}

/// Wall time in the context's time zone.
struct LocalClock {
  let timeZone: TimeZone
  let now: Date
  let today: Int
  /// Seconds since midnight.
  let secondOfDay: Int

  init(_ context: ReadingContext) {
    timeZone = context.timeZone
    now = context.now
    (today, secondOfDay) = Self.local(context.now, context.timeZone)
  }

  /// The moments that have the same date here and in Foundation's Gregorian calendar, which is
  /// Julian before 15 October 1582, and whose year has four digits.
  static let known =
    Date(timeIntervalSince1970: -12_219_292_800)..<Date(timeIntervalSince1970: 253_402_300_800)

  static func local(_ date: Date, _ timeZone: TimeZone) -> (day: Int, second: Int) {
    // A hundred thousand years: the arithmetic must not overflow.
    let seconds = min(max(date.timeIntervalSince1970, -3_200_000_000_000), 3_200_000_000_000)
    let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))
    let local = Int(seconds.rounded(.down)) + offset
    let day = Int((Double(local) / 86_400).rounded(.down))
    return (day, local - day * 86_400)
  }

  /// The moment of a wall time.
  ///
  /// A time that a clock change skips is moved on by the change, as Foundation does; of a time that
  /// occurs twice it is the first.
  func date(day: Int, second: Int, offset: Int? = nil) -> Date {
    let local = Double(day) * 86_400 + Double(second)
    if let offset { return Date(timeIntervalSince1970: local - Double(offset)) }
    let before = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: local - 86_400))
    let first = Date(timeIntervalSince1970: local - Double(before))
    let after = timeZone.secondsFromGMT(for: first)
    if after == before { return first }
    let second = Date(timeIntervalSince1970: local - Double(after))
    // In a gap neither offset gives the wall time back.
    return timeZone.secondsFromGMT(for: second) == after ? second : first
  }
}
