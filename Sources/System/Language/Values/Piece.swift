// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A stretch of whole days.
struct Stretch: Hashable {
  var start: Int
  /// Not included.
  var end: Int
  var grain: Moment.Grain
  /// Counted from now or from another day, so a weekday beside it is the one of that week.
  var isCounted = false
}

/// Which of the recurring days or months is meant.
enum Turn: Hashable {
  case unsaid, this, next, last
  /// "after next"
  case afterNext
}

/// A time of day as it was said.
struct ClockTime: Hashable {
  enum Meridiem: Hashable { case am, pm, both, unsaid }
  var hour: Int
  var minute = 0
  var second: Int?
  var grain = Moment.Grain.hour
  var meridiem = Meridiem.unsaid
  /// A number alone, which is a time only next to a day or after "at".
  var isBare = false

  /// `17:30` leaves no doubt, `5:30` does.
  var isAmbiguous: Bool { meridiem == .unsaid && (1...12).contains(hour) }
}

/// A part of a date or time: what the words at one place contribute.
struct Piece: Hashable {
  enum Content: Hashable {
    case stretch(Stretch)
    case weekday(Int, Turn)
    /// A part of a certain day ("last night").
    case stretchPart(Stretch, DayPart)
    case month(Int, Turn)
    case monthDay(month: Int, day: Int)
    case dayOfMonth(Int)
    case year(Int)
    case clock(ClockTime)
    /// - Parameter isThis: whether it is the one of today ("this morning").
    case dayPart(DayPart, isThis: Bool)
    /// Seconds from GMT.
    case zone(Int)
    /// A moment counted from now, with the smallest unit counted.
    case instant(Date, Moment.Grain)
    /// A stretch within a day.
    case interval(Date, end: Date, Moment.Grain)
  }
  var content: Content
  var end: Int
  var confidence = 1.0
}

/// A date or time that starts at some token.
struct MomentReading: Hashable {
  var moment: Moment
  var alternatives: [Moment] = []
  var end: Int
  var confidence: Double
}
