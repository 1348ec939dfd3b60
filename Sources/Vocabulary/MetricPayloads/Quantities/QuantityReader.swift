// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Reads values such as `2,717秒`, `79 041 кБ` and `50 ms per s`.
package struct QuantityReader: Sendable {
  package var convention: NumberConvention

  package init(_ convention: NumberConvention = NumberConvention()) {
    self.convention = convention
  }

  /// - Returns: always a quantity, which keeps the text where the number or the unit is not known.
  package func read(_ text: String) -> Quantity {
    guard let span = NumberSpan(in: text) else { return readWord(text) }
    return Quantity(
      text: text, value: span.value(convention), unit: Self.unit(named: span.unitName))
  }

  /// Some languages have a word for one and for two of a unit.
  private func readWord(_ text: String) -> Quantity {
    guard let known = Self.words[Self.folded(text)] else {
      return Quantity(text: text, value: nil, unit: nil)
    }
    return Quantity(text: text, value: known.value, unit: known.unit)
  }

  static func unit(named name: String) -> QuantityUnit? {
    let name = folded(name)
    if let unit = names[name] { return unit }
    // `secs.`: one more or one less full stop.
    return name.hasSuffix(".") ? names[String(name.dropLast())] : names[name + "."]
  }

  /// Case tells units apart in one pair only, and no payload measures in megabits.
  private static func folded(_ text: String) -> String {
    var view = String.UnicodeScalarView()
    for scalar in NumberSpan.visible(text) {
      view.append(scalar.properties.isWhitespace ? " " : scalar)
    }
    return String(view).lowercased().trimmingSpaces()
  }

  private static let names: [String: QuantityUnit] = {
    var names: [String: QuantityUnit] = [:]
    for line in UnitNames.table.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard let unit = parts.first.flatMap({ QuantityUnit(rawValue: String($0)) }) else { continue }
      for name in parts.dropFirst() where names[folded(String(name))] == nil {
        names[folded(String(name))] = unit
      }
    }
    // What Apple's own unit classes call themselves; these are not translated.
    for unit in QuantityUnit.allCases { names[folded(unit.rawValue)] = unit }
    for (name, unit) in untranslated { names[name] = unit }
    return names
  }()

  private static let untranslated: [String: QuantityUnit] = [
    "bar": .signalBars, "ms/s": .millisecondsPerSecond, "ms per sec": .millisecondsPerSecond,
    "instruction": .instructions, "kiloinstruction": .kiloinstructions,
    "megainstruction": .megainstructions, "gigainstruction": .gigainstructions, "µs": .microseconds,
    "μs": .microseconds, "sec": .seconds, "secs": .seconds, "secs.": .seconds, "bytes": .bytes,
  ]

  private static let words: [String: (value: Double, unit: QuantityUnit)] = {
    var words: [String: (value: Double, unit: QuantityUnit)] = [:]
    for line in UnitNames.words.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard parts.count == 3, let unit = QuantityUnit(rawValue: String(parts[1])),
        let value = Double(parts[2])
      else { continue }
      words[folded(String(parts[0]))] = (value, unit)
    }
    return words
  }()
}

extension String {
  func trimmingSpaces() -> String {
    var part = self[...]
    while part.first?.isWhitespace == true { part.removeFirst() }
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }
}
