// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A word with a role in dates, times and numbers, whatever the language calls it.
enum Keyword: UInt8, Sendable {
  case article, of, and, at, on, `in`, by, from, until, to, past, after, before, `for`, during
  case next, last, this, coming, current, nextAfterThat
  case ago, fromNow, hence, later, now, right, just, more, less, about
  case today, tomorrow, yesterday, tonight, day, weekend
  case noon, midnight, oClock, am, pm, ish
  case half, quarter, couple, few, several, point, minus, over
  case beginning, end, middle, early, late, rest, start, closest, upcoming
  case yes, no
}

/// A stretch of the day.
enum DayPart: UInt8, Sendable {
  case earlyMorning, morning, lunch, noon, afternoon, evening, night, tonight, midnight
}

/// A unit of time.
enum TimeUnit: UInt8, Sendable {
  case second, minute, hour, day, week, fortnight, month, quarter, year, decade, century, weekend
}

/// How a number word takes part in a number.
enum Numeral: Hashable, Sendable {
  /// 0 to 9.
  case unit(Int)
  /// 10 to 19.
  case teen(Int)
  case tens(Int)
  case hundred
  /// A thousand and above.
  case scale(Double)
  case dozen
  /// A word for a fraction by its denominator: half, third, quarter.
  case fraction(Int)
}

/// All that one word may mean to the readers of numbers, dates and times.
struct Lexeme: Hashable, Sendable {
  var keyword: Keyword?
  var numeral: Numeral?
  var ordinal: Int?
  /// 1 to 12.
  var month: Int?
  /// 1 is Monday, 7 is Sunday.
  var weekday: Int?
  var unit: TimeUnit?
  /// Whether the unit is only meant next to a number ("m", "s", "sec").
  var isUnitShort = false
  var dayPart: DayPart?
  /// A word that usually means something else: "may", "sat", "second".
  var isRisky = false
}
