// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What has been said so far about one moment.
struct Draft {
  var stretch: Stretch?
  var weekday: (day: Int, turn: Turn)?
  var month: (month: Int, turn: Turn)?
  var dayOfMonth: Int?
  var year: Int?
  var clock: ClockTime?
  var dayPart: (part: DayPart, isThis: Bool)?
  var zone: Int?
  var instant: (date: Date, end: Date?, grain: Moment.Grain)?
  var confidence = 1.0
  /// Whether a word like "at" or a part of the day makes a bare number a time.
  var isClockIntroduced = false

  var hasDay: Bool {
    stretch != nil || weekday != nil || month != nil || dayOfMonth != nil || year != nil
  }

  /// The draft with one more piece, or nil where the piece says something twice.
  func adding(_ piece: Piece) -> Draft? {
    if instant != nil {
      guard case .zone(let offset) = piece.content, zone == nil else { return nil }
      var draft = self
      draft.zone = offset
      return draft
    }
    var draft = self
    draft.confidence = max(confidence, piece.confidence)
    if !hasDay && clock == nil && dayPart == nil { draft.confidence = piece.confidence }
    switch piece.content {
    case .stretch(let value):
      guard stretch == nil else { return nil }
      if value.grain >= .day, dayOfMonth != nil || month != nil { return nil }
      draft.stretch = value
    case .stretchPart(let value, let part):
      guard !hasDay, dayPart == nil else { return nil }
      draft.stretch = value
      draft.dayPart = (part, false)
    case .weekday(let day, let turn):
      guard weekday == nil else { return nil }
      draft.weekday = (day, turn)
    case .month(let value, let turn):
      guard month == nil, stretch == nil || stretch?.grain == .year else { return nil }
      draft.month = (value, turn)
    case .monthDay(let value, let day):
      guard month == nil, dayOfMonth == nil, stretch == nil || stretch?.grain == .year else {
        return nil
      }
      draft.month = (value, .unsaid)
      draft.dayOfMonth = day
    case .dayOfMonth(let day):
      guard dayOfMonth == nil, stretch == nil || stretch?.grain == .month,
        month == nil || month?.turn == .unsaid && year == nil
      else { return nil }
      draft.dayOfMonth = day
    case .year(let value):
      guard year == nil, stretch == nil, weekday == nil || month != nil else { return nil }
      draft.year = value
    case .clock(let value):
      guard clock == nil else { return nil }
      draft.clock = value
    case .dayPart(let part, let isThis):
      guard dayPart == nil else { return nil }
      if isThis && hasDay { return nil }
      draft.dayPart = (part, isThis)
    case .zone(let offset):
      guard zone == nil, clock != nil else { return nil }
      draft.zone = offset
    case .instant(let date, let grain):
      guard !hasDay, clock == nil, dayPart == nil else { return nil }
      draft.instant = (date, nil, grain)
    case .interval(let date, let end, let grain):
      guard !hasDay, clock == nil, dayPart == nil else { return nil }
      draft.instant = (date, end, grain)
    }
    return draft
  }
}
