// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Days, weeks, months and years that are named from today.
extension Scan {
  func dayPieces(at start: Int) -> [Piece] {
    var pieces: [Piece] = []
    let today = clock.today
    func day(_ offset: Int, _ end: Int, _ confidence: Double = 1) {
      let start = today + offset
      pieces.append(
        Piece(
          content: .stretch(Stretch(start: start, end: start + 1, grain: .day)), end: end,
          confidence: confidence))
    }
    switch keyword(start) {
    case .today?: day(0, start + 1)
    case .tomorrow?: day(1, start + 1)
    case .yesterday?: day(-1, start + 1)
    case .day?:
      // "the day after tomorrow"
      if keyword(start + 1) == .after, keyword(start + 2) == .tomorrow { day(2, start + 3) }
      if keyword(start + 1) == .before, keyword(start + 2) == .yesterday { day(-2, start + 3) }
    case .now?: pieces.append(Piece(content: .instant(clock.now, .second), end: start + 1))
    case .right?, .just?:
      if keyword(start + 1) == .now {
        pieces.append(Piece(content: .instant(clock.now, .second), end: start + 2))
      }
    default: break
    }
    if keyword(start) == .at { pieces += presentPieces(at: start + 1) }
    if isWord(start, "atm") || isWord(start, "asap") || isWord(start, "immediately") {
      pieces.append(Piece(content: .instant(clock.now, .second), end: start + 1))
    }
    pieces += turnedPieces(at: start)
    return pieces
  }

  /// "at the moment", "at this time", "at the present time"
  private func presentPieces(at start: Int) -> [Piece] {
    var index = start
    guard isWord(index, "the") || keyword(index) == .this else { return [] }
    let isThis = keyword(index) == .this
    index += 1
    let isPresent = isWord(index, "present")
    if isPresent { index += 1 }
    guard isWord(index, "moment") || isWord(index, "time") && (isThis || isPresent) else {
      return []
    }
    return [Piece(content: .instant(clock.now, .second), end: index + 1)]
  }

  /// Reads "this", "next", "last", "this coming", "this past", "the following".
  private func turn(at start: Int) -> (turn: Turn, end: Int)? {
    switch keyword(start) {
    case .this?:
      switch keyword(start + 1) {
      case .coming?, .upcoming?: return (.unsaid, start + 2)
      case .past?, .last?: return (.last, start + 2)
      case .next?: return (.next, start + 2)
      default: return (.this, start + 1)
      }
    case .next?: return (.next, start + 1)
    case .last?, .past?: return (.last, start + 1)
    case .coming?: return (.unsaid, start + 1)
    case .current?: return (.this, start + 1)
    default: return nil
    }
  }

  private func turnedPieces(at start: Int) -> [Piece] {
    var pieces: [Piece] = []
    let said = turn(at: start)
    let turn = said?.turn ?? .unsaid
    var index = said?.end ?? start
    if said != nil, keyword(index) == .about { index += 1 }
    if said != nil { pieces += turnedDays(turn, at: index) }
    guard index < count, let lexeme = lexemes[index] else { return pieces }
    if let weekday = lexeme.weekday {
      pieces.append(
        Piece(
          content: .weekday(weekday, turn), end: index + 1,
          confidence: lexeme.isRisky && said == nil ? 0.4 : 1))
      if said == nil, keyword(index + 1) == .after, keyword(index + 2) == .next {
        pieces.append(Piece(content: .weekday(weekday, .afterNext), end: index + 3))
      }
    }
    if let month = lexeme.month {
      if said != nil {
        pieces.append(
          Piece(
            content: .month(month, turn == .unsaid ? .next : turn), end: index + 1,
            confidence: isWord(index, "may") ? 0.45 : 1))
      } else if keyword(index + 1) == .after, keyword(index + 2) == .next {
        pieces.append(Piece(content: .month(month, .afterNext), end: index + 3))
      }
    }
    if let unit = lexeme.unit, !lexeme.isUnitShort || said != nil {
      if said != nil, let stretch = stretch(of: unit, turn == .unsaid ? .next : turn) {
        pieces.append(Piece(content: .stretch(stretch), end: index + 1))
      } else if keyword(index + 1) == .after, keyword(index + 2) == .next,
        let stretch = stretch(of: unit, .afterNext)
      {
        pieces.append(Piece(content: .stretch(stretch), end: index + 3))
      }
    }
    if said == nil, let unit = lexeme.unit, [.week, .month, .year].contains(unit),
      isWord(index - 1, "the"), keyword(index - 2) == .of,
      let stretch = stretch(of: unit, offset: 0)
    {
      // "the 21st of the month"
      pieces.append(Piece(content: .stretch(stretch), end: index + 1, confidence: 0.5))
    }
    if keyword(index) == .weekend, said == nil,
      let stretch = stretch(of: .weekend, .this)
    {
      pieces.append(Piece(content: .stretch(stretch), end: index + 1, confidence: 0.7))
    }
    if said != nil { pieces += hyphenatedWeekend(at: index, turn) }
    return pieces
  }

  /// "next 30th", "last 13th": the one after or before today.
  private func turnedDays(_ turn: Turn, at index: Int) -> [Piece] {
    guard let ordinal = ordinals(at: index).first, !ordinal.isWord, (1...31).contains(ordinal.value)
    else { return [] }
    let first = clock.today - CivilDay(number: clock.today).day + 1
    let days = (-12...12).compactMap { distance -> Int? in
      let month = CivilDay(number: CivilDay.adding(months: distance, to: first))
      return CivilDay(year: month.year, month: month.month, day: ordinal.value)?.number
    }
    let day =
      turn == .last ? days.last { $0 < clock.today } : days.first { $0 > clock.today }
    return day.map {
      [
        Piece(
          content: .stretch(Stretch(start: $0, end: $0 + 1, grain: .day)), end: ordinal.end)
      ]
    } ?? []
  }

  private func hyphenatedWeekend(at index: Int, _ turn: Turn) -> [Piece] {
    guard lexemes[index]?.unit == .week else { return [] }
    let end = isHyphen(index + 1) ? index + 2 : index + 1
    guard isWord(end, "end"), let stretch = stretch(of: .weekend, turn) else { return [] }
    return [Piece(content: .stretch(stretch), end: end + 1)]
  }

  /// The unit of the calendar that contains today, or one before or after it.
  func stretch(of unit: TimeUnit, _ turn: Turn) -> Stretch? {
    let offset: Int =
      switch turn {
      case .unsaid, .this: 0
      case .next: 1
      case .last: -1
      case .afterNext: 2
      }
    return stretch(of: unit, offset: offset)
  }

  func stretch(of unit: TimeUnit, offset: Int, from day: Int? = nil) -> Stretch? {
    let today = day ?? clock.today
    let date = CivilDay(number: today)
    switch unit {
    case .day:
      return Stretch(start: today + offset, end: today + offset + 1, grain: .day)
    case .week:
      let monday = today - (CivilDay.weekday(today) - 1) + offset * 7
      return Stretch(start: monday, end: monday + 7, grain: .week)
    case .weekend:
      let monday = today - (CivilDay.weekday(today) - 1) + offset * 7
      return Stretch(start: monday + 5, end: monday + 7, grain: .day)
    case .month:
      let first = today - date.day + 1
      let start = CivilDay.adding(months: offset, to: first)
      return Stretch(start: start, end: CivilDay.adding(months: 1, to: start), grain: .month)
    case .quarter:
      let first = today - date.day + 1
      let start = CivilDay.adding(months: offset * 3 - (date.month - 1) % 3, to: first)
      return Stretch(start: start, end: CivilDay.adding(months: 3, to: start), grain: .quarter)
    case .year:
      guard let first = CivilDay(year: date.year + offset, month: 1, day: 1) else { return nil }
      return Stretch(
        start: first.number, end: CivilDay.adding(months: 12, to: first.number), grain: .year)
    default: return nil
    }
  }
}
