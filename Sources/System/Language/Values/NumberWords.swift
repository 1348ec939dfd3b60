// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension Scan {
  /// The state of a number in words, from left to right.
  private struct Sum {
    var total = 0.0
    /// The part below the next scale word.
    var current: Double?
    var lastScale = Double.infinity
    var last: Numeral?

    var value: Double { total + (current ?? 0) }

    /// Takes one more numeral; false when it begins another number.
    mutating func take(_ numeral: Numeral) -> Bool {
      switch numeral {
      case .unit(let n):
        guard takesUnit(n) else { return false }
        current = (current ?? 0) + Double(n)
      case .teen(let n), .tens(let n):
        guard current == nil || last == .hundred else { return false }
        current = (current ?? 0) + Double(n)
      case .hundred:
        guard (current ?? 1) < 1000 else { return false }
        current = (current ?? 1) * 100
      case .scale(let scale):
        if scale < lastScale {
          total += (current ?? 1) * scale
        } else if current == nil {
          total *= scale
        } else {
          // "two hundred thousand million"
          total = (total + (current ?? 0)) * scale
        }
        current = nil
        lastScale = scale
      case .dozen:
        guard last != .dozen else { return false }
        total = (last == nil ? 1 : value) * 12
        current = nil
      case .fraction: return false
      }
      last = numeral
      return true
    }

    private func takesUnit(_ n: Int) -> Bool {
      switch last {
      case nil, .hundred, .scale: true
      case .tens: n > 0
      default: false
      }
    }
  }

  /// Numbers in words from a token on, one for each place where it may end.
  func wordNumbers(at start: Int, from literal: NumberReading? = nil) -> [NumberReading] {
    var found: [NumberReading] = []
    var sum = Sum()
    var index = literal?.end ?? start
    if let literal {
      sum.current = literal.value
      sum.last = .hundred
      // Digits take a scale, not another digit word: last is only ever asked by `take`.
    } else if keyword(index) == .article, let next = numeral(index + 1) {
      switch next {
      case .hundred, .scale, .dozen: index += 1
      case .fraction:
        if let vague = vagueNumber(at: start) { found.append(vague) }
        return found
      default: return found
      }
    } else if let vague = vagueNumber(at: start) {
      found.append(vague)
      return found + halfOfScale(after: vague)
    }
    while index < count {
      var next = index
      if next > start, !found.isEmpty || literal != nil {
        if isHyphen(next) { next += 1 }
        if isAndOrComma(next), takesAnd(sum.last),
          numeral(next + 1) != nil || isDigitGroup(next + 1)
        {
          next += 1
        }
      }
      guard next < count else { break }
      if let numeral = numeral(next), isPlainNumeral(numeral) {
        guard sum.take(numeral) else { break }
      } else if !found.isEmpty, isDigitGroup(next), takesAnd(sum.last),
        let value = Double(tokens[next].normalized), value < 1000
      {
        sum.current = (sum.current ?? 0) + value
        sum.last = .unit(0)
      } else {
        break
      }
      index = next + 1
      found.append(
        NumberReading(value: sum.value, end: index, isDigits: literal != nil))
      if keyword(index) == .point, let decimals = spokenDecimals(at: index + 1) {
        found.append(
          NumberReading(
            value: sum.value + decimals.value, end: decimals.end, isDigits: literal != nil))
        break
      }
    }
    return found
  }

  private func isPlainNumeral(_ numeral: Numeral) -> Bool {
    if case .fraction = numeral { false } else { true }
  }

  private func isDigitGroup(_ index: Int) -> Bool {
    index < count && tokens[index].kind == .number
  }

  private func isAndOrComma(_ index: Int) -> Bool {
    keyword(index) == .and || isSign(index, ",")
  }

  private func takesAnd(_ last: Numeral?) -> Bool {
    switch last {
    case .hundred, .scale: true
    default: false
    }
  }

  /// "a couple (of)", "a few", "half", "a quarter".
  private func vagueNumber(at start: Int) -> NumberReading? {
    let index = keyword(start) == .article ? start + 1 : start
    switch keyword(index) {
    case .couple?:
      let end = keyword(index + 1) == .of ? index + 2 : index + 1
      return NumberReading(value: 2, end: end, isDigits: false, isVague: index == start)
    case .few?: return NumberReading(value: 3, end: index + 1, isDigits: false)
    case .several? where index == start:
      return NumberReading(value: 3, end: index + 1, isDigits: false, isVague: true)
    default: break
    }
    if case .fraction(let denominator)? = numeral(index), denominator == 2 || denominator == 4 {
      return NumberReading(
        value: 1 / Double(denominator), end: index + 1, isDigits: false, isVague: true)
    }
    if case .fraction(let denominator)? = numeral(index), index > start {
      return NumberReading(
        value: 1 / Double(denominator), end: index + 1, isDigits: false, isVague: true)
    }
    return nil
  }

  /// "half a dozen", "half a million".
  private func halfOfScale(after half: NumberReading) -> [NumberReading] {
    guard half.value < 1 else { return [] }
    let index = keyword(half.end) == .article ? half.end + 1 : half.end
    switch numeral(index) {
    case .scale(let scale)?:
      return [NumberReading(value: half.value * scale, end: index + 1, isDigits: false)]
    case .dozen?:
      return [NumberReading(value: half.value * 12, end: index + 1, isDigits: false)]
    default: return []
    }
  }

  /// The digits after "point", as words or as digits.
  func spokenDecimals(at start: Int) -> (value: Double, end: Int)? {
    guard start < count else { return nil }
    if tokens[start].kind == .number, let value = Double("0." + tokens[start].normalized) {
      return (value, start + 1)
    }
    var digits = "0."
    var index = start
    loop: while index < count, digits.utf8.count < 20 {
      switch numeral(index) {
      case .unit(let n)?: digits += String(n)
      case .teen(let n)? where index == start: digits += String(n)
      case .tens(let n)? where index == start:
        if case .unit(let next)? = numeral(index + 1), next > 0 {
          digits += String(n + next)
          index += 1
        } else if isHyphen(index + 1), case .unit(let next)? = numeral(index + 2), next > 0 {
          digits += String(n + next)
          index += 2
        } else {
          digits += String(n)
        }
      default: break loop
      }
      index += 1
    }
    guard index > start, let value = Double(digits) else { return nil }
    return (value, index)
  }

  /// "three quarters", "five and a half", "two and three quarters", "one over three".
  func fractions(after reading: NumberReading) -> [NumberReading] {
    var found: [NumberReading] = []
    let whole = reading.value == reading.value.rounded()
    guard whole, !reading.isVague else { return [] }
    let skipsHyphen = isHyphen(reading.end) ? reading.end + 1 : reading.end
    if case .fraction(let denominator)? = numeral(skipsHyphen),
      lexemes[skipsHyphen]?.unit == nil
        || reading.value < Double(denominator)
    {
      let isSingular = lexemes[skipsHyphen]?.ordinal != nil || keyword(skipsHyphen) == .half
      if reading.value == 1 || !isSingular || keyword(skipsHyphen) == .half {
        found.append(
          NumberReading(
            value: reading.value / Double(denominator), end: skipsHyphen + 1,
            isDigits: reading.isDigits))
      }
    }
    if keyword(reading.end) == .and {
      found += mixedFraction(reading, at: reading.end + 1)
    }
    if keyword(reading.end) == .over,
      let lower = literal(at: reading.end + 1) ?? wordNumbers(at: reading.end + 1).last,
      lower.value != 0, unit(at: lower.end) == nil
    {
      found.append(
        NumberReading(
          value: reading.value / lower.value, end: lower.end, isDigits: reading.isDigits))
    }
    return found
  }

  /// The fraction after "and": "a half", "half", "three quarters".
  private func mixedFraction(_ whole: NumberReading, at start: Int) -> [NumberReading] {
    var index = start
    var upper = 1.0
    if keyword(index) == .article {
      index += 1
    } else if case .unit(let n)? = numeral(index) {
      upper = Double(n)
      index += 1
    }
    if isHyphen(index) { index += 1 }
    guard case .fraction(let denominator)? = numeral(index), upper < Double(denominator) else {
      return []
    }
    // "Three million and a half" is half a million more.
    var scale = 1.0
    if case .scale(let last)? = numeral(whole.end - 1) { scale = last }
    return [
      NumberReading(
        value: whole.value + upper / Double(denominator) * scale, end: index + 1,
        isDigits: whole.isDigits)
    ]
  }

  /// "2.5 million", "five and a half thousand", "two hundred dozen".
  func multiplied(_ reading: NumberReading) -> [NumberReading] {
    let isWhole = reading.value == reading.value.rounded()
    switch numeral(reading.end) {
    case .scale(let scale)? where !isWhole:
      return [
        NumberReading(
          value: reading.value * scale, end: reading.end + 1, isDigits: reading.isDigits)
      ]
    case .dozen? where reading.isDigits:
      return [
        NumberReading(value: reading.value * 12, end: reading.end + 1, isDigits: reading.isDigits)
      ]
    default: return []
    }
  }
}
