// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// When a day with a name falls in a year.
enum Holiday: Hashable, Sendable {
  case fixed(month: Int, day: Int)
  /// The n-th weekday of a month; negative counts from the end; 1 is Monday.
  case weekday(Int, nth: Int, month: Int)
  /// Days after Easter Sunday of the western churches.
  case easter(Int)
  /// The day after another.
  case dayAfterNthWeekday(Int, nth: Int, month: Int)

  func day(in year: Int) -> Int? {
    switch self {
    case .fixed(let month, let day): return CivilDay(year: year, month: month, day: day)?.number
    case .weekday(let weekday, let nth, let month):
      return Self.nth(weekday, nth, month, year)
    case .dayAfterNthWeekday(let weekday, let nth, let month):
      return Self.nth(weekday, nth, month, year).map { $0 + 1 }
    case .easter(let offset): return Self.easter(in: year).map { $0 + offset }
    }
  }

  private static func nth(_ weekday: Int, _ nth: Int, _ month: Int, _ year: Int) -> Int? {
    guard let first = CivilDay(year: year, month: month, day: 1)?.number else { return nil }
    if nth > 0 { return first + (weekday - CivilDay.weekday(first) + 7) % 7 + (nth - 1) * 7 }
    let last = first + CivilDay.length(ofMonth: month, year: year) - 1
    return last - (CivilDay.weekday(last) - weekday + 7) % 7 + (nth + 1) * 7
  }

  /// - Note: The anonymous Gregorian algorithm.
  private static func easter(in year: Int) -> Int? {
    let a = year % 19
    let b = year / 100
    let c = year % 100
    let d = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let e = (32 + 2 * (b % 4) + 2 * (c / 4) - d - c % 4) % 7
    let f = d + e - 7 * ((a + 11 * d + 22 * e) / 451) + 114
    return CivilDay(year: year, month: f / 31, day: f % 31 + 1)?.number
  }
}

extension Scan {
  /// Named days: "Christmas", "New Year's Eve 2027", "next Thanksgiving".
  func holidayPieces(at start: Int) -> [Piece] {
    var index = start
    var turn = Turn.unsaid
    switch keyword(index) {
    case .next?, .coming?: index += 1
    case .last?:
      turn = .last
      index += 1
    case .this?:
      turn = .this
      index += 1
    default: break
    }
    guard index < count, lexicon.holidayBeginnings.contains(tokens[index].normalized) else {
      return []
    }
    var pieces: [Piece] = []
    var key = ""
    var end = index
    while end < count, end < index + 6 {
      let token = tokens[end]
      if !token.isPossessive && !token.isSkippable {
        key += key.isEmpty ? token.normalized : " " + token.normalized
        if let holiday = lexicon.holidays[key] {
          pieces += self.pieces(holiday, turn, end: end + 1)
        }
      }
      end += 1
    }
    return pieces
  }

  private func pieces(_ holiday: Holiday, _ turn: Turn, end: Int) -> [Piece] {
    let year = CivilDay(number: clock.today).year
    let near = (year - 1...year + 2).compactMap { holiday.day(in: $0) }
    let next = near.first { $0 >= clock.today }
    let last = near.last { $0 < clock.today }
    var found: [Piece] = []
    func add(_ day: Int?, _ end: Int) {
      guard let day else { return }
      found.append(
        Piece(content: .stretch(Stretch(start: day, end: day + 1, grain: .day)), end: end))
    }
    switch turn {
    case .last: add(last, end)
    case .this: add(holiday.day(in: year), end)
    default: add(context.prefersPast ? last : next, end)
    }
    var after = end
    if keyword(after) == .of || keyword(after) == .in || isSign(after, ",") { after += 1 }
    for piece in yearPieces(at: after) {
      if case .year(let said) = piece.content { add(holiday.day(in: said), piece.end) }
    }
    switch (keyword(after), isWord(after + 1, "year")) {
    case (.this?, true): add(holiday.day(in: year), after + 2)
    case (.next?, true): add(holiday.day(in: year + 1), after + 2)
    case (.last?, true): add(holiday.day(in: year - 1), after + 2)
    default: break
    }
    return found
  }
}
