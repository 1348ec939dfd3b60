// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Dates in digits: `2026-12-01`, `12/3`, `31.10.1974`, `05-Aug-2016`.
extension Scan {
  func numericDatePieces(at start: Int) -> [Piece] {
    guard let first = digits(start), !isInsideNumber(start) else { return [] }
    let firstLength = tokens[start].normalized.utf8.count
    if firstLength == 8 { return compact(first, end: start + 1) }
    guard let separator = dateSeparator(start + 1) else { return spacedDate(at: start) }
    let second = start + 2
    if second < count, let month = lexemes[second]?.month {
      return namedMonth(first, month, firstLength, at: second, separator)
    }
    guard let middle = digits(second), tokens[second].normalized.utf8.count <= 4 else { return [] }
    let middleLength = tokens[second].normalized.utf8.count
    var pieces: [Piece] = []
    if isSign(second + 1, separator), let last = digits(second + 2), !continues(second + 3) {
      let lastLength = tokens[second + 2].normalized.utf8.count
      pieces += three(
        (first, firstLength), (middle, middleLength), (last, lastLength), end: second + 3)
    } else if firstLength == 4, isSign(second + 1, separator), second + 2 < count,
      let month = lexemes[second + 2]?.month
    {
      // 2020/23/Sep
      pieces += full(first, month, middle, end: second + 3)
    }
    if !continues(second + 1) {
      pieces += two((first, firstLength), (middle, middleLength), separator, end: second + 1)
    }
    return pieces
  }

  /// Whether digits go on a number that began before: a telephone number, a decimal.
  private func isInsideNumber(_ index: Int) -> Bool {
    guard index > 1, isAttached(index), tokens[index - 1].kind == .symbol else { return false }
    return isAttached(index - 1) && tokens[index - 2].kind == .number
  }

  /// Whether more digits follow with a sign between: then these are not a whole date.
  private func continues(_ index: Int) -> Bool {
    guard index + 1 < count, tokens[index].kind == .symbol, isAttached(index), !isSign(index, ":")
    else { return false }
    // A time of day may be written to it: 05/31/2024-14:15.
    return tokens[index + 1].kind == .number && isAttached(index + 1) && !isSign(index + 2, ":")
  }

  /// `20161016`
  private func compact(_ value: Int, end: Int) -> [Piece] {
    guard (1900...2100).contains(value / 10_000) else { return [] }
    return full(value / 10_000, value / 100 % 100, value % 100, end: end).map {
      Piece(content: $0.content, end: $0.end, confidence: 0.6)
    }
  }

  private func dateSeparator(_ index: Int) -> String? {
    guard index < count else { return nil }
    let sign = tokens[index].normalized
    guard sign == "/" || sign == "-" || sign == "." else { return nil }
    return sign
  }

  private func full(_ year: Int, _ month: Int, _ day: Int, end: Int) -> [Piece] {
    guard let date = CivilDay(year: year, month: month, day: day) else { return [] }
    return [
      Piece(
        content: .stretch(Stretch(start: date.number, end: date.number + 1, grain: .day)),
        end: end)
    ]
  }

  private func three(
    _ first: (Int, Int), _ middle: (Int, Int), _ last: (Int, Int), end: Int
  ) -> [Piece] {
    if first.1 == 4 {
      guard middle.1 <= 2, last.1 <= 2 else { return [] }
      return full(first.0, middle.0, last.0, end: end)
        + (middle.0 > 12 ? full(first.0, last.0, middle.0, end: end) : [])
    }
    guard last.1 == 4 || last.1 == 2, first.1 <= 2, middle.1 <= 2 else { return [] }
    let year = last.1 == 4 ? last.0 : Self.fullYear(last.0)
    let (month, day) = monthAndDay(first.0, middle.0)
    let usual = full(year, month, day, end: end)
    return usual.isEmpty ? full(year, day, month, end: end) : usual
  }

  private func monthAndDay(_ first: Int, _ second: Int) -> (month: Int, day: Int) {
    let monthFirst = lexicon.readsMonthFirst(context.locale)
    return monthFirst ? (first, second) : (second, first)
  }

  private func two(
    _ first: (Int, Int), _ second: (Int, Int), _ separator: String, end: Int
  ) -> [Piece] {
    if first.1 == 4, second.1 <= 2, separator != "." {
      return monthOfYear(first.0, second.0, end: end)
    }
    if second.1 == 4, first.1 <= 2 { return monthOfYear(second.0, first.0, end: end) }
    guard first.1 <= 2, second.1 <= 2, separator != "." else { return [] }
    let (month, day) = monthAndDay(first.0, second.0)
    let confidence = separator == "/" ? 0.8 : 0.4
    for (month, day) in [(month, day), (day, month)]
    where CivilDay(year: 2024, month: month, day: day) != nil {
      return [
        Piece(content: .monthDay(month: month, day: day), end: end, confidence: confidence)
      ]
    }
    return []
  }

  private func monthOfYear(_ year: Int, _ month: Int, end: Int) -> [Piece] {
    guard let first = CivilDay(year: year, month: month, day: 1)?.number else { return [] }
    let stretch = Stretch(
      start: first, end: CivilDay.adding(months: 1, to: first), grain: .month)
    return [Piece(content: .stretch(stretch), end: end, confidence: 0.7)]
  }

  private func namedMonth(
    _ first: Int, _ month: Int, _ firstLength: Int, at index: Int, _ separator: String
  ) -> [Piece] {
    guard isSign(index + 1, separator), let last = digits(index + 2) else { return [] }
    let length = tokens[index + 2].normalized.utf8.count
    if firstLength == 4, length <= 2 { return full(first, month, last, end: index + 3) }
    guard length == 4 || length == 2 else { return [] }
    return full(length == 4 ? last : Self.fullYear(last), month, first, end: index + 3)
  }

  /// `10 31 1974`, `2014 12 28`: with spaces only when one part is a year.
  private func spacedDate(at start: Int) -> [Piece] {
    guard let first = digits(start), let middle = digits(start + 1), let last = digits(start + 2),
      !isAttached(start + 1), !isAttached(start + 2)
    else { return [] }
    let lengths = (0..<3).map { tokens[start + $0].normalized.utf8.count }
    guard lengths[0] == 4 || lengths[2] == 4, (1900...2100).contains(lengths[0] == 4 ? first : last)
    else { return [] }
    return three((first, lengths[0]), (middle, lengths[1]), (last, lengths[2]), end: start + 3)
  }
}
