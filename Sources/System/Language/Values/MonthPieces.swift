// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Dates that name a month, and days of a month.
extension Scan {
  func monthPieces(at start: Int) -> [Piece] {
    var pieces: [Piece] = []
    if let month = month(at: start) {
      pieces.append(
        Piece(
          content: .month(month.number, .unsaid), end: month.end,
          confidence: month.isRisky ? 0.35 : 0.95))
      for day in days(afterMonthAt: month.end) {
        pieces.append(
          Piece(content: .monthDay(month: month.number, day: day.value), end: day.end))
        pieces += shortYear(month.number, day.value, at: day.end)
      }
    }
    for day in days(at: start) {
      var index = day.end
      if keyword(index) == .day { index += 1 }
      if keyword(index) == .of { index += 1 }
      if isHyphen(index) || isSign(index, "/") || isSign(index, ".") { index += 1 }
      if isWord(index, "the") { index += 1 }
      if let month = month(at: index) {
        // "One may ask" is no date.
        let isDoubtful = month.isRisky && day.isWord && !day.isOrdinal
        pieces.append(
          Piece(
            content: .monthDay(month: month.number, day: day.value), end: month.end,
            confidence: isDoubtful ? 0.4 : 1))
        pieces += shortYear(month.number, day.value, at: month.end)
      }
      if day.isOrdinal {
        let end = keyword(day.end) == .day ? day.end + 1 : day.end
        pieces.append(
          Piece(
            content: .dayOfMonth(day.value), end: end,
            confidence: day.isWord ? isWord(start, "the") ? 0.5 : 0.4 : 0.8))
      } else if start > 0, lexemes[start - 1]?.weekday != nil, !day.isWord, !isClockSign(day.end) {
        // "Monday 21"
        pieces.append(Piece(content: .dayOfMonth(day.value), end: day.end, confidence: 0.7))
      } else if keyword(day.end) == .of, let turned = keyword(day.end + 1),
        turned == .this || turned == .next || turned == .article
      {
        pieces.append(Piece(content: .dayOfMonth(day.value), end: day.end))
      }
    }
    return pieces
  }

  /// "Aug 9, 96": two digits that can only be a year.
  private func shortYear(_ month: Int, _ day: Int, at start: Int) -> [Piece] {
    let index = isSign(start, ",") ? start + 1 : start
    guard let value = digits(index), (32...99).contains(value), !isAttached(index),
      !isClockSign(index + 1), eraEnd(index + 1) == nil,
      let date = CivilDay(year: Self.fullYear(value), month: month, day: day)?.number
    else { return [] }
    return [
      Piece(
        content: .stretch(Stretch(start: date, end: date + 1, grain: .day)), end: index + 1,
        confidence: 0.8)
    ]
  }

  /// The end of "AD", "A.D." or "CE".
  private func eraEnd(_ index: Int) -> Int? {
    if isWord(index, "ad") || isWord(index, "ce") { return index + 1 }
    guard isWord(index, "a"), isSign(index + 1, "."), isWord(index + 2, "d") else { return nil }
    return index + 3
  }

  private func month(at index: Int) -> (number: Int, end: Int, isRisky: Bool)? {
    guard index < count, let lexeme = lexemes[index], let number = lexeme.month else { return nil }
    return (number, index + 1, lexeme.isRisky)
  }

  struct DayNumber {
    var value: Int
    var end: Int
    var isOrdinal: Bool
    var isWord: Bool
  }

  /// A day of the month after the month's name: "march 3", "march the third", "Feb13".
  private func days(afterMonthAt start: Int) -> [DayNumber] {
    var index = start
    if isSign(index, ".") || isHyphen(index) || isSign(index, "/") { index += 1 }
    if isWord(index, "the") { index += 1 }
    return days(at: index).filter { day in
      // "march 3:30", "march 3 pm" and "march 3rd" differ.
      if day.isOrdinal { return true }
      return !isClockSign(day.end)
    }
  }

  private func isClockSign(_ index: Int) -> Bool {
    (isSign(index, ":") && isAttached(index)) || keyword(index) == .am || keyword(index) == .pm
      || keyword(index) == .oClock
  }

  /// 1 to 31 as a number or an ordinal, with or without "the".
  func days(at start: Int) -> [DayNumber] {
    var index = start
    let hasArticle = isWord(start, "the")
    if hasArticle { index += 1 }
    var found: [DayNumber] = []
    for ordinal in ordinals(at: index) where (1...31).contains(ordinal.value) {
      found.append(
        DayNumber(
          value: ordinal.value, end: ordinal.end,
          isOrdinal: true, isWord: ordinal.isWord))
    }
    if let value = digits(index), (1...31).contains(value),
      tokens[index].normalized.utf8.count <= 2,
      ordinals(at: index).isEmpty
    {
      found.append(DayNumber(value: value, end: index + 1, isOrdinal: false, isWord: false))
    }
    for number in wordNumbers(at: index)
    where !number.isVague && number.value >= 1 && number.value <= 31
      && number.value == number.value.rounded() && keyword(index) != .article
    {
      found.append(
        DayNumber(value: Int(number.value), end: number.end, isOrdinal: false, isWord: true))
    }
    return found
  }

  /// Ordinals from a token on: "21st", "twenty-first", "twentyfirst".
  func ordinals(at start: Int) -> [(value: Int, end: Int, isWord: Bool)] {
    guard start < count else { return [] }
    if let value = digits(start) {
      guard start + 1 < count, isAttached(start + 1),
        ["st", "nd", "rd", "th"].contains(tokens[start + 1].normalized)
      else { return [] }
      return [(value, start + 2, false)]
    }
    if let value = lexemes[start]?.ordinal { return [(value, start + 1, true)] }
    if case .tens? = numeral(start) {
      return lastOrdinal(at: start).map { [($0.value, $0.end, true)] } ?? []
    }
    if let glued = gluedOrdinal(tokens[start].normalized) { return [(glued, start + 1, true)] }
    // "one hundred and first"
    for number in wordNumbers(at: start) where !number.isVague {
      var next = number.end
      if keyword(next) == .and { next += 1 }
      guard number.value >= 100, let last = lastOrdinal(at: next) else { continue }
      let value = Double(last.value)
      if value >= 100 { return [(Int(min(number.value * value, 1e15)), last.end, true)] }
      return [(Int(min(number.value, 1e15)) + last.value, last.end, true)]
    }
    return []
  }

  /// The ordinal that ends a longer one: "first", "twenty-first", "thousandth".
  private func lastOrdinal(at start: Int) -> (value: Int, end: Int)? {
    guard start < count else { return nil }
    if let value = lexemes[start]?.ordinal { return (value, start + 1) }
    guard case .tens(let tens)? = numeral(start) else { return nil }
    let next = isHyphen(start + 1) ? start + 2 : start + 1
    guard next < count, let unit = lexemes[next]?.ordinal, unit < 10 else { return nil }
    return (tens + unit, next + 1)
  }

  private func gluedOrdinal(_ word: String) -> Int? {
    guard word.utf8.count > 8, word.utf8.count < 20 else { return nil }
    for length in 5...7 {
      let head = String(word.prefix(length))
      if case .tens(let tens)? = lexicon.words[head]?.numeral,
        let unit = lexicon.words[String(word.dropFirst(length))]?.ordinal, unit < 10
      {
        return tens + unit
      }
    }
    return nil
  }

  // MARK: Years

  /// A year that completes a date, or stands alone when it has four digits.
  func yearPieces(at start: Int) -> [Piece] {
    guard start < count else { return [] }
    if let value = digits(start) {
      let isFour = tokens[start].normalized.utf8.count == 4
      if isFour, (1000...2999).contains(value), !isSign(start + 1, ":") {
        let confidence = (1900...2100).contains(value) ? 0.5 : 0.3
        return [
          Piece(
            content: .year(value), end: eraEnd(start + 1) ?? start + 1, confidence: confidence)
        ]
      }
      if let end = eraEnd(start + 1) { return [Piece(content: .year(value), end: end)] }
      return []
    }
    if isSign(start, "'") || isSign(start, "\u{2019}"), let value = digits(start + 1),
      isAttached(start + 1), tokens[start + 1].normalized.utf8.count == 2
    {
      return [Piece(content: .year(Self.fullYear(value)), end: start + 2, confidence: 0.6)]
    }
    return wordYears(at: start)
  }

  /// "nineteen eighty six", "twenty twenty seven", "two thousand and thirty two".
  private func wordYears(at start: Int) -> [Piece] {
    guard let first = numeral(start) else { return [] }
    switch first {
    case .teen(let high) where high >= 15, .tens(let high) where high == 20:
      let next = isHyphen(start + 1) ? start + 2 : start + 1
      guard let low = wordNumbers(at: next).filter({ $0.value >= 10 && $0.value < 100 }).last
      else { return [] }
      return [
        Piece(content: .year(high * 100 + Int(low.value)), end: low.end, confidence: 0.5)
      ]
    case .unit(2):
      guard let number = wordNumbers(at: start).last, (2000...2100).contains(number.value) else {
        return []
      }
      return [Piece(content: .year(Int(number.value)), end: number.end, confidence: 0.5)]
    default: return []
    }
  }

  /// Two digits: 50 to 99 are of the last century.
  static func fullYear(_ value: Int) -> Int {
    value >= 100 ? value : value < 50 ? 2000 + value : 1900 + value
  }
}
