// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A number with a unit.
struct MeasureReading: Hashable {
  var value: Double
  var unit: UnitName
  var end: Int
  var confidence: Double
}

extension Scan {
  /// The measurements of a dimension that start at a token, longest first.
  ///
  /// - Parameter dimension: the unit's class name: `UnitLength`.
  func measures(_ dimension: String, at start: Int, defaultUnit: String?) -> [MeasureReading] {
    let key = MeasureKey(dimension: dimension, defaultUnit: defaultUnit, start: start)
    if let known = measureCache[key] { return known }
    var found: [MeasureReading] = []
    for first in singleMeasures(dimension, at: start) {
      found.append(first)
      var open = first
      // "7 feet, 10 inches": each further part in a smaller unit.
      for _ in 0..<3 {
        guard let next = nextPart(dimension, after: open) else { break }
        open = next
        found.append(next)
      }
    }
    if dimension == "UnitDuration" { found += spokenDurations(at: start) }
    if let defaultUnit, let unit = unit(symbol: defaultUnit, dimension) {
      for number in numbers(at: start) where !number.isVague {
        found.append(
          MeasureReading(value: number.value, unit: unit, end: number.end, confidence: 0.5))
      }
    }
    var ends = Set<Int>()
    found = found.sorted { ($0.end, $0.confidence) > ($1.end, $1.confidence) }
      .filter { ends.insert($0.end).inserted }
    measureCache[key] = found
    return found
  }

  /// "an hour and a half", "another 5 minutes": what a unit's name after a number does not tell.
  private func spokenDurations(at start: Int) -> [MeasureReading] {
    durations(at: start).compactMap { duration in
      guard let last = duration.parts.last else { return nil }
      let symbol =
        switch last.unit {
        case .second: UnitDuration.seconds.symbol
        case .minute: UnitDuration.minutes.symbol
        default: UnitDuration.hours.symbol
        }
      guard let unit = unit(symbol: symbol, "UnitDuration") else { return nil }
      let value = (duration.seconds / unit.coefficient * 1e9).rounded() / 1e9
      return MeasureReading(
        value: value, unit: unit, end: duration.end, confidence: duration.confidence)
    }
  }

  /// A unit by the symbol that Foundation writes, or by the one that Apple's manifests have: `min`
  /// is written `m` on Linux.
  private func unit(symbol: String, _ dimension: String) -> UnitName? {
    for names in lexicon.units.values {
      if let unit = names.first(where: { $0.symbol == symbol && $0.dimension == dimension }) {
        return unit
      }
    }
    return lexicon.units[symbol.lowercased()]?.first { $0.dimension == dimension }
  }

  private func singleMeasures(_ dimension: String, at start: Int) -> [MeasureReading] {
    var found: [MeasureReading] = []
    for number in numbers(at: start) {
      var index = number.end
      if isHyphen(index) { index += 1 }
      if number.isVague || number.value != number.value.rounded() {
        // "half a liter", "fourth of a liter"
        if keyword(index) == .of { index += 1 }
        if keyword(index) == .article { index += 1 }
      }
      if dimension == "UnitTemperature" { found += belowZero(number) }
      for (unit, end, isWord) in units(dimension, at: index) {
        guard number.isDigits || isWord || !isAttached(index) else { continue }
        found.append(
          MeasureReading(value: number.value, unit: unit, end: end, confidence: 1))
        if dimension == "UnitTemperature", isWord2(end, "below", end + 1, "zero") {
          found.append(
            MeasureReading(value: -number.value, unit: unit, end: end + 2, confidence: 1))
        }
      }
    }
    if keyword(start) == .article, !isWord(start, "the") {
      for (unit, end, _) in units(dimension, at: start + 1)
      where end > start + 2
        || tokens[start + 1].normalized.utf8.count > 1 && keyword(start + 1) != .in
      {
        found.append(MeasureReading(value: 1, unit: unit, end: end, confidence: 0.8))
      }
    }
    return found
  }

  private func isWord2(_ first: Int, _ a: String, _ second: Int, _ b: String) -> Bool {
    isWord(first, a) && isWord(second, b)
  }

  /// "2 below zero"
  private func belowZero(_ number: NumberReading) -> [MeasureReading] {
    guard isWord2(number.end, "below", number.end + 1, "zero"),
      let unit = unit(symbol: "°C", "UnitTemperature")
    else { return [] }
    return [
      MeasureReading(value: -number.value, unit: unit, end: number.end + 2, confidence: 0.9)
    ]
  }

  /// The units whose names start at a token; a name is up to four tokens, as "miles per hour".
  private func units(
    _ dimension: String, at start: Int
  ) -> [(unit: UnitName, end: Int, isWord: Bool)] {
    var found: [(unit: UnitName, end: Int, isWord: Bool)] = []
    var key = ""
    for end in start..<min(start + 4, count) {
      let token = tokens[end]
      if token.kind == .punctuation && token.normalized != "." && token.normalized != "-" { break }
      if token.kind != .punctuation { key += token.normalized }
      if token.kind == .punctuation, end == start { break }
      guard let names = lexicon.units[key] else { continue }
      for name in names where name.dimension == dimension {
        found.append((name, end + 1, key.utf8.count > 2))
      }
    }
    return found
  }

  private func nextPart(_ dimension: String, after first: MeasureReading) -> MeasureReading? {
    var index = first.end
    if isSign(index, ",") { index += 1 }
    if keyword(index) == .and { index += 1 }
    let parts = singleMeasures(dimension, at: index)
    guard let part = parts.max(by: { $0.end < $1.end }),
      part.unit.coefficient < first.unit.coefficient, part.value >= 0, part.unit.constant == 0
    else { return nil }
    let converted = first.value * first.unit.coefficient / part.unit.coefficient
    // 7 feet are 84 inches, not 84.00000000000001.
    let whole = (converted * 1e9).rounded() / 1e9
    return MeasureReading(
      value: whole + part.value, unit: part.unit, end: part.end, confidence: 1)
  }
}

struct MeasureKey: Hashable {
  var dimension: String
  var defaultUnit: String?
  var start: Int
}
