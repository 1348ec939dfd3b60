// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A cardinal number that starts at some token.
struct NumberReading: Hashable {
  var value: Double
  var end: Int
  /// Whether it begins with digits, not words.
  var isDigits: Bool
  /// "a", "a few", "half": a word that is a number only next to a unit or a noun.
  var isVague = false
}

extension Scan {
  /// The numbers that start at a token, longest first.
  func numbers(at start: Int) -> [NumberReading] {
    if let known = numberCache[start] { return known }
    var found: [NumberReading] = []
    if let sign = sign(at: start) {
      found = unsignedNumbers(at: sign.end).filter { !$0.isVague }.map {
        NumberReading(
          value: sign.isNegative ? -$0.value : $0.value, end: $0.end, isDigits: $0.isDigits)
      }
    } else {
      found = unsignedNumbers(at: start)
    }
    found.sort { $0.end > $1.end }
    numberCache[start] = found
    return found
  }

  private func sign(at index: Int) -> (isNegative: Bool, end: Int)? {
    guard index + 1 < count else { return nil }
    if keyword(index) == .minus { return (true, index + 1) }
    let token = tokens[index]
    guard token.kind == .symbol || token.kind == .punctuation, !token.isAttached || index == 0
    else { return nil }
    switch token.normalized {
    case "-", "\u{2212}": return (true, index + 1)
    case "+": return (false, index + 1)
    default: return nil
    }
  }

  private func unsignedNumbers(at start: Int) -> [NumberReading] {
    guard start < count else { return [] }
    var found: [NumberReading] = []
    if let literal = literal(at: start) {
      found.append(literal)
      if let longer = suffixed(literal) { found.append(longer) }
      found += continuations(of: literal, from: start)
    } else if keyword(start) == .point, let decimals = spokenDecimals(at: start + 1) {
      found.append(NumberReading(value: decimals.value, end: decimals.end, isDigits: false))
    } else {
      found = wordNumbers(at: start)
    }
    var all = found
    for reading in found { all += fractions(after: reading) }
    for reading in all {
      all += multiplied(reading)
    }
    var ends = Set<Int>()
    // The first reading of an end is the most direct one.
    return all.filter { ends.insert($0.end).inserted }
  }

  // MARK: Digits

  /// Digits with separators: `1,234.5`, `.77`, `1 234 567`, `½`.
  func literal(at start: Int) -> NumberReading? {
    guard start < count else { return nil }
    if let vulgar = Self.vulgarFractions[tokens[start].normalized] {
      return NumberReading(value: vulgar, end: start + 1, isDigits: true)
    }
    if isSign(start, "."), !tokens[start].isAttached || start == 0 || isSign(start - 1, "-"),
      start + 1 < count, tokens[start + 1].kind == .number, tokens[start + 1].isAttached,
      let value = Double("0." + tokens[start + 1].normalized)
    {
      return NumberReading(value: value, end: start + 2, isDigits: true)
    }
    guard tokens[start].kind == .number else { return nil }
    var digits = tokens[start].normalized
    var end = start + 1
    if digits.utf8.count <= 3, let grouped = grouped(from: start) {
      digits = grouped.digits
      end = grouped.end
    }
    if end + 1 < count, isSign(end, decimalSeparator), tokens[end].isAttached,
      tokens[end + 1].kind == .number, tokens[end + 1].isAttached,
      !(end + 3 < count && isSign(end + 2, decimalSeparator) && tokens[end + 2].isAttached
        && tokens[end + 3].kind == .number && tokens[end + 3].isAttached)
    {
      digits += "." + tokens[end + 1].normalized
      end += 2
    }
    guard digits.utf8.count <= 40, let value = Double(digits) else { return nil }
    return NumberReading(value: value, end: end, isDigits: true)
  }

  /// Groups of three digits, or of two before the last three as in India.
  private func grouped(from start: Int) -> (digits: String, end: Int)? {
    var digits = tokens[start].normalized
    var end = start + 1
    var sizes: [Int] = []
    while end + 1 < min(count, start + 20), isSign(end, groupingSeparator), tokens[end].isAttached,
      tokens[end + 1].kind == .number, tokens[end + 1].isAttached
    {
      digits += tokens[end + 1].normalized
      sizes.append(tokens[end + 1].normalized.utf8.count)
      end += 2
    }
    if let last = sizes.last {
      guard last == 3, Set(sizes.dropLast()).isSubset(of: [3]) || Set(sizes.dropLast()) == [2]
      else { return nil }
      return (digits, end)
    }
    while end < min(count, start + 6), tokens[end].kind == .number, !tokens[end].isAttached,
      tokens[end].normalized.utf8.count == 3
    {
      digits += tokens[end].normalized
      end += 1
    }
    return end > start + 1 ? (digits, end) : nil
  }

  /// `100K`, `1.2M`: a multiplier written to the digits.
  private func suffixed(_ reading: NumberReading) -> NumberReading? {
    guard reading.end < count,
      let factor = Self.attachedMultipliers[tokens[reading.end].normalized],
      tokens[reading.end].isAttached || tokens[reading.end].normalized == "k",
      reading.end + 1 == count || !tokens[reading.end + 1].isAttached
        || tokens[reading.end + 1].isSkippable
    else { return nil }
    var longer = reading
    longer.value *= factor
    longer.end += 1
    return longer
  }

  /// What may follow digits: `3 hundred and 21`, `1 1/2`, `3/4`.
  private func continuations(of literal: NumberReading, from start: Int) -> [NumberReading] {
    var found: [NumberReading] = []
    if literal.value == literal.value.rounded(), let next = numeral(literal.end) {
      switch next {
      case .hundred, .scale, .dozen:
        found += wordNumbers(at: start, from: literal)
      default: break
      }
    }
    if let fraction = writtenFraction(at: start) { found.append(fraction) }
    if let fraction = writtenFraction(at: literal.end), fraction.value < 1,
      literal.value == literal.value.rounded()
    {
      found.append(
        NumberReading(value: literal.value + fraction.value, end: fraction.end, isDigits: true))
    }
    if literal.end < count, let vulgar = Self.vulgarFractions[tokens[literal.end].normalized] {
      found.append(
        NumberReading(value: literal.value + vulgar, end: literal.end + 1, isDigits: true))
    }
    if keyword(literal.end) == .point, let decimals = spokenDecimals(at: literal.end + 1) {
      found.append(
        NumberReading(value: literal.value + decimals.value, end: decimals.end, isDigits: true))
    }
    return found
  }

  private func writtenFraction(at start: Int) -> NumberReading? {
    guard start + 2 < count, tokens[start].kind == .number, isSign(start + 1, "/"),
      tokens[start + 2].kind == .number, let upper = Double(tokens[start].normalized),
      let lower = Double(tokens[start + 2].normalized), lower != 0,
      !(start + 3 < count && isSign(start + 3, "/"))
    else { return nil }
    return NumberReading(value: upper / lower, end: start + 3, isDigits: true)
  }

  static let attachedMultipliers: [String: Double] = [
    "k": 1e3, "m": 1e6, "mm": 1e6, "b": 1e9, "bn": 1e9, "g": 1e9, "t": 1e12,
  ]

  static let vulgarFractions: [String: Double] = [
    "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1.0 / 3, "⅔": 2.0 / 3, "⅛": 0.125, "1\u{2044}2": 0.5,
    "1\u{2044}4": 0.25, "3\u{2044}4": 0.75, "1\u{2044}3": 1.0 / 3, "2\u{2044}3": 2.0 / 3,
    "1\u{2044}8": 0.125,
  ]
}
