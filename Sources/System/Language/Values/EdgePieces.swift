// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Dates found inside a longer stretch: "the end of the month", "the first Monday of March".
extension Scan {
  func edgePieces(at start: Int) -> [Piece] {
    var index = start
    if isWord(index, "the") { index += 1 }
    return abbreviatedEdges(at: index) + edges(at: index) + nths(at: index) + weekOf(at: index)
      + quarters(at: index)
  }

  /// "EOM", "end of day", "COB".
  private func abbreviatedEdges(at index: Int) -> [Piece] {
    guard index < count, tokens[index].kind == .word else { return [] }
    let unit: TimeUnit
    switch tokens[index].normalized {
    case "eod", "cob": unit = .day
    case "eow": unit = .week
    case "eom": unit = .month
    case "eoy": unit = .year
    case "boy": return edge(of: stretch(of: .year, offset: 0), .beginning, end: index + 1)
    case "bom": return edge(of: stretch(of: .month, offset: 0), .beginning, end: index + 1)
    default: return []
    }
    return edge(of: stretch(of: unit, offset: 0), .end, end: index + 1)
  }

  private func edges(at index: Int) -> [Piece] {
    let edge: Keyword
    switch keyword(index) {
    case .end?: edge = .end
    case .beginning?: edge = .beginning
    case .middle?: edge = .middle
    case .early?: edge = .early
    case .late?: edge = .late
    default: return []
    }
    var next = index + 1
    if isHyphen(next) { next += 1 }
    if keyword(next) == .of { next += 1 }
    if keyword(next) == .about { next += 1 }
    var pieces: [Piece] = []
    for whole in wholes(at: next) {
      pieces += self.edge(of: whole.stretch, edge, end: whole.end)
    }
    return pieces
  }

  /// The last day for an end, the first for a beginning, with the third that is meant.
  private func edge(of whole: Stretch?, _ edge: Keyword, end: Int) -> [Piece] {
    guard let whole else { return [] }
    let length = whole.end - whole.start
    if whole.grain == .day, length == 1 {
      let hour = edge == .end ? 86_399 : edge == .middle ? 43_200 : 0
      guard edge != .early, edge != .late else { return [] }
      let date = clock.date(day: whole.start, second: hour)
      return [Piece(content: .instant(date, .second), end: end)]
    }
    let third = whole.grain == .month ? 10 : whole.grain == .week ? 3 : max(1, length / 3)
    let stretch: Stretch =
      switch edge {
      case .end: Stretch(start: whole.end - 1, end: whole.end, grain: .day)
      case .late: Stretch(start: whole.start + 2 * third, end: whole.end, grain: .day)
      case .middle:
        Stretch(start: whole.start + third, end: whole.start + 2 * third, grain: .day)
      default: Stretch(start: whole.start, end: whole.start + third, grain: .day)
      }
    return [Piece(content: .stretch(stretch), end: end)]
  }

  /// Weeks, months and years that something can be a part of.
  func wholes(at start: Int) -> [(stretch: Stretch, end: Int)] {
    var index = start
    if isWord(index, "the") { index += 1 }
    guard index < count, nesting < 2 else { return [] }
    var found: [(stretch: Stretch, end: Int)] = []
    if let lexeme = lexemes[index], let unit = lexeme.unit, !lexeme.isUnitShort,
      let stretch = stretch(of: unit, offset: 0)
    {
      found.append((stretch, index + 1))
    }
    nesting += 1
    defer { nesting -= 1 }
    for draft in drafts(at: index) where draft.value.clock == nil && draft.value.dayPart == nil {
      guard let day = resolution.stretch(draft.value) else { continue }
      found.append((day, draft.end))
    }
    return found
  }

  /// "first Monday of March", "last day of October 2015", "second last week of 2018".
  private func nths(at start: Int) -> [Piece] {
    var position: Int
    var index: Int
    if let ordinal = ordinals(at: start).first {
      position = ordinal.value
      index = ordinal.end
      if keyword(index) == .last {
        position = -position
        index += 1
      }
    } else if keyword(start) == .last {
      position = -1
      index = start + 1
    } else {
      return []
    }
    guard index < count, let lexeme = lexemes[index], position != 0, abs(position) <= 400 else {
      return []
    }
    let unitEnd = isWord(index + 1, "end") && lexeme.unit == .week ? index + 2 : index + 1
    let connective = unitEnd
    if keyword(connective) == .after, let weekday = lexeme.weekday, position > 0 {
      return weekdaysAfter(weekday, position, at: connective + 1)
    }
    guard keyword(connective) == .of || keyword(connective) == .in || keyword(connective) == .from
    else { return [] }
    var pieces: [Piece] = []
    for whole in wholes(at: connective + 1) where whole.stretch.end - whole.stretch.start > 1 {
      let stretch: Stretch?
      if let weekday = lexeme.weekday {
        stretch = nthWeekday(weekday, position, in: whole.stretch)
      } else if unitEnd > index + 1 || lexeme.unit == .weekend {
        stretch = nthWeekday(6, position, in: whole.stretch).map {
          Stretch(start: $0.start, end: $0.end + 1, grain: .day)
        }
      } else {
        stretch = lexeme.unit.flatMap { nthUnit($0, position, in: whole.stretch) }
      }
      if let stretch { pieces.append(Piece(content: .stretch(stretch), end: whole.end)) }
    }
    return pieces
  }

  private func nthWeekday(_ weekday: Int, _ position: Int, in whole: Stretch) -> Stretch? {
    let day: Int
    if position > 0 {
      let first = whole.start + (weekday - CivilDay.weekday(whole.start) + 7) % 7
      day = first + (position - 1) * 7
    } else {
      let last = whole.end - 1 - (CivilDay.weekday(whole.end - 1) - weekday + 7) % 7
      day = last + (position + 1) * 7
    }
    guard day >= whole.start, day < whole.end else { return nil }
    return Stretch(start: day, end: day + 1, grain: .day)
  }

  private func nthUnit(_ unit: TimeUnit, _ position: Int, in whole: Stretch) -> Stretch? {
    switch unit {
    case .day:
      let day = position > 0 ? whole.start + position - 1 : whole.end + position
      guard day >= whole.start, day < whole.end else { return nil }
      return Stretch(start: day, end: day + 1, grain: .day)
    case .week:
      // A week belongs to the month or year that its Thursday lies in.
      guard let thursday = nthWeekday(4, position, in: whole) else { return nil }
      let byMonday = nthWeekday(1, position, in: whole)
      let start = position > 0 ? byMonday?.start ?? thursday.start - 3 : thursday.start - 3
      return Stretch(start: start, end: start + 7, grain: .week)
    case .month:
      guard whole.grain == .year || whole.grain == .quarter else { return nil }
      let start =
        position > 0
        ? CivilDay.adding(months: position - 1, to: whole.start)
        : CivilDay.adding(months: position, to: whole.end)
      guard start >= whole.start, start < whole.end else { return nil }
      return Stretch(start: start, end: CivilDay.adding(months: 1, to: start), grain: .month)
    case .quarter:
      guard whole.grain == .year, (1...4).contains(position) else { return nil }
      let start = CivilDay.adding(months: 3 * (position - 1), to: whole.start)
      return Stretch(start: start, end: CivilDay.adding(months: 3, to: start), grain: .quarter)
    default: return nil
    }
  }

  private func weekdaysAfter(_ weekday: Int, _ position: Int, at index: Int) -> [Piece] {
    guard nesting < 2 else { return [] }
    nesting += 1
    defer { nesting -= 1 }
    return moments(at: index).filter { !$0.moment.hasTime }.map { anchor in
      let start = LocalClock.local(anchor.moment.date, clock.timeZone).day
      let ahead = (weekday - CivilDay.weekday(start) + 7) % 7
      let day = start + (ahead == 0 ? 7 : ahead) + (position - 1) * 7
      return Piece(
        content: .stretch(Stretch(start: day, end: day + 1, grain: .day)), end: anchor.end)
    }
  }

  /// "the week of October 6th"
  private func weekOf(at index: Int) -> [Piece] {
    guard index < count, lexemes[index]?.unit == .week, keyword(index + 1) == .of, nesting < 2
    else {
      return []
    }
    nesting += 1
    defer { nesting -= 1 }
    return moments(at: index + 2).compactMap { anchor in
      guard anchor.moment.grain == .day else { return nil }
      let day = LocalClock.local(anchor.moment.date, clock.timeZone).day
      let monday = day - (CivilDay.weekday(day) - 1)
      return Piece(
        content: .stretch(Stretch(start: day, end: monday + 7, grain: .week)), end: anchor.end)
    }
  }

  /// "third quarter", "Q4 2018", "2018Q4", "the 4th qtr of 2018".
  private func quarters(at start: Int) -> [Piece] {
    var number: Int?
    var index = start
    var year: Int?
    if let value = digits(start), isWord(start + 1, "q"), isAttached(start + 1) {
      year = Self.fullYear(value)
      index = start + 1
    }
    if isWord(index, "q"), let value = digits(index + 1), isAttached(index + 1) {
      number = value
      index += 2
    } else if year == nil, let ordinal = ordinals(at: start).first, ordinal.end < count,
      lexemes[ordinal.end]?.unit == .quarter
    {
      number = ordinal.value
      index = ordinal.end + 1
    }
    guard let number, (1...4).contains(number) else { return [] }
    var pieces: [Piece] = []
    func add(_ year: Int, _ end: Int) {
      guard let first = CivilDay(year: year, month: number * 3 - 2, day: 1)?.number else { return }
      pieces.append(
        Piece(
          content: .stretch(
            Stretch(start: first, end: CivilDay.adding(months: 3, to: first), grain: .quarter)),
          end: end))
    }
    add(year ?? CivilDay(number: clock.today).year, index)
    if year == nil {
      let next = keyword(index) == .of ? index + 1 : index
      for piece in yearPieces(at: next) {
        if case .year(let value) = piece.content { add(value, piece.end) }
      }
    }
    return pieces
  }
}
