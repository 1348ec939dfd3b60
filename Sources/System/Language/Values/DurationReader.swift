// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A length of time that starts at some token.
struct DurationReading: Hashable {
  struct Part: Hashable {
    var amount: Double
    var unit: TimeUnit
  }
  var parts: [Part]
  var end: Int
  /// Whether a word between number and unit makes it relative: "2 more minutes".
  var isRelative = false
  /// Whether the number was left out: "hour and a half".
  var confidence = 1.0

  /// Months count 30 days and years 365, as Duckling has it.
  var seconds: Double { parts.reduce(0) { $0 + $1.amount * $1.unit.seconds } }
}

extension TimeUnit {
  var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .weekend: 2 * 86_400
    case .week: 7 * 86_400
    case .fortnight: 14 * 86_400
    case .month: 30 * 86_400
    case .quarter: 91 * 86_400
    case .year: 365 * 86_400
    case .decade: 3650 * 86_400
    case .century: 36_500 * 86_400
    }
  }

  /// The unit that a bare number after this one counts: "2 hours ten".
  var below: TimeUnit? {
    switch self {
    case .hour: .minute
    case .minute: .second
    default: nil
    }
  }
}

extension Scan {
  /// The durations that start at a token, longest first.
  func durations(at start: Int) -> [DurationReading] {
    if let known = durationCache[start] { return known }
    var found: [DurationReading] = []
    var open = firstParts(at: start)
    while let reading = open.popLast(), found.count < 24 {
      steps += 1
      found.append(reading)
      if reading.parts.count < 6 { open += extended(reading) }
    }
    var ends = Set<Int>()
    found.sort { ($0.end, $1.parts.count) > ($1.end, $0.parts.count) }
    let unique = found.filter { ends.insert($0.end).inserted }
    durationCache[start] = unique
    return unique
  }

  /// One amount with its unit: "two hours", "half an hour", "an hour and a half", "5'".
  private func firstParts(at start: Int) -> [DurationReading] {
    var found: [DurationReading] = []
    for number in numbers(at: start) {
      found += parts(of: number)
    }
    // "another 5 minutes"
    if keyword(start) == .more {
      for number in numbers(at: start + 1) {
        found += parts(of: number).map { part in
          var part = part
          part.isRelative = true
          return part
        }
      }
    }
    if isWord(start, "another"), let unit = unit(at: start + 1), !unit.isShort {
      found.append(
        DurationReading(
          parts: [.init(amount: 1, unit: unit.unit)], end: unit.end, isRelative: true,
          confidence: 0.9))
    }
    if keyword(start) == .article || lexemesHaveUnit(start) {
      let index = keyword(start) == .article ? start + 1 : start
      if let unit = unit(at: index), !unit.isShort || index > start,
        index > start || isWord(index + 1, "and")
      {
        if keyword(start) != .article || !isWord(start, "the") {
          let one = DurationReading(
            parts: [.init(amount: 1, unit: unit.unit)], end: unit.end,
            confidence: index > start ? 0.9 : 0.6)
          if index > start { found.append(one) }
          if let half = andHalf(one) { found.append(half) }
        }
      }
    }
    return found
  }

  private func lexemesHaveUnit(_ index: Int) -> Bool {
    index < count && lexemes[index]?.unit != nil
  }

  private func parts(of number: NumberReading) -> [DurationReading] {
    guard number.value >= 0 else { return [] }
    var index = number.end
    var relative = false
    while keyword(index) == .more || keyword(index) == .less {
      index += 1
      relative = true
    }
    if isHyphen(index) { index += 1 }
    if number.value != number.value.rounded() || number.isVague || keyword(index) == .of {
      // "half an hour", "three quarters of an hour", "two and a quarter of hours"
      var after = index
      if keyword(after) == .of { after += 1 }
      if keyword(after) == .article { after += 1 }
      if let unit = unit(at: after), after > index || !unit.isShort || isAttached(after) {
        index = after
      }
    }
    if isWord(index, number.value == 1 ? "night" : "nights") {
      // A stay of two nights.
      return [
        DurationReading(
          parts: [.init(amount: number.value, unit: .day)], end: index + 1, confidence: 0.8)
      ]
    }
    guard let unit = unit(at: index), !unit.isShort || number.isDigits || isLongShort(index) else {
      return []
    }
    let one = DurationReading(
      parts: [.init(amount: number.value, unit: unit.unit)], end: unit.end, isRelative: relative,
      confidence: unit.isShort && !isAttached(index) ? 0.8 : 1)
    return [one] + (andHalf(one).map { [$0] } ?? [])
  }

  /// "sec" and "min" are meant after words too, "m" and "s" only after digits.
  private func isLongShort(_ index: Int) -> Bool {
    index < count && tokens[index].normalized.utf8.count > 1
  }

  /// A unit of time: a word, or the signs for minutes and seconds after a digit.
  func unit(at index: Int) -> (unit: TimeUnit, end: Int, isShort: Bool)? {
    guard index < count else { return nil }
    if let lexeme = lexemes[index], let unit = lexeme.unit {
      return (unit, index + 1, lexeme.isUnitShort)
    }
    if isAttached(index), index > 0, tokens[index - 1].kind == .number {
      if isSign(index, "'") { return (.minute, index + 1, true) }
      if isSign(index, "\"") { return (.second, index + 1, true) }
    }
    return nil
  }

  /// "an hour and a half", "two hours and a quarter".
  private func andHalf(_ reading: DurationReading) -> DurationReading? {
    guard keyword(reading.end) == .and, var part = reading.parts.last else { return nil }
    let index = keyword(reading.end + 1) == .article ? reading.end + 2 : reading.end + 1
    guard case .fraction(let denominator)? = numeral(index),
      denominator == 2 || denominator == 4, unit(at: index + 1) == nil
    else { return nil }
    var longer = reading
    part.amount += 1 / Double(denominator)
    longer.parts[longer.parts.count - 1] = part
    longer.end = index + 1
    longer.confidence = 1
    return longer
  }

  /// A further, smaller part: "1 hour and 5 minutes", "1h30", "2 years, 3 months".
  private func extended(_ reading: DurationReading) -> [DurationReading] {
    guard let last = reading.parts.last else { return [] }
    var index = reading.end
    if isSign(index, ",") { index += 1 }
    if keyword(index) == .and { index += 1 }
    var found: [DurationReading] = []
    for part in firstParts(at: index) where part.parts[0].unit.seconds < last.unit.seconds {
      var longer = reading
      longer.parts += part.parts
      longer.end = part.end
      found.append(longer)
    }
    if let unit = last.unit.below, index < count,
      last.amount == last.amount.rounded()
    {
      for number in numbers(at: index)
      where number.value >= 1 && number.value < 60 && number.value == number.value.rounded()
        && self.unit(at: number.end) == nil && !number.isVague
      {
        var longer = reading
        longer.parts.append(.init(amount: number.value, unit: unit))
        longer.end = number.end
        longer.confidence = isAttached(index) ? 1 : 0.7
        found.append(longer)
      }
    }
    return found
  }
}
