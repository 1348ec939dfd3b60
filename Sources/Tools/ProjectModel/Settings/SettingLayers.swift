// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One value of a setting, and when it applies.
struct SettingAssignment: Hashable {
  var value: String
  /// `sdk`, `arch`, `config`, … with the pattern that each must match.
  var conditions: [String: String] = [:]

  /// Parts `NAME[sdk=iphoneos*][arch=arm64]`.
  static func parse(_ key: String) -> (name: String, conditions: [String: String]) {
    guard let bracket = key.firstIndex(of: "[") else {
      return (trimmed(key[...]), [:])
    }
    var conditions: [String: String] = [:]
    for part in key[bracket...].split(whereSeparator: { "[],".contains($0) }) {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { conditions[trimmed(pair[0])] = trimmed(pair[1]) }
    }
    return (trimmed(key[..<bracket]), conditions)
  }

  static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

typealias SettingLayer = [String: [SettingAssignment]]

/// The settings of a target, from the defaults up to its own, each layer over the one before.
struct SettingLayers {
  var layers: [SettingLayer]
  /// What conditions are compared with: `sdk`, `arch`, `config`, `variant`.
  var circumstances: [String: String] = [:]

  /// Every setting, expanded.
  func resolved() -> [String: String] {
    var names: Set<String> = []
    for layer in layers { names.formUnion(layer.keys) }
    var result: [String: String] = [:]
    for name in names { result[name] = value(of: name) }
    return result
  }

  func value(of name: String) -> String? { value(of: name, below: .max, []) }

  /// A text with its settings replaced; a name without a value is empty.
  func expand(_ text: String) -> String { expand(text, nil, []) }

  /// - Parameter top: of the assignments of all layers in order, where to look down from.
  private func value(of name: String, below top: Int, _ open: Set<String>) -> String? {
    let chain = layers.flatMap { $0[name] ?? [] }
    for index in (0..<min(top, chain.count)).reversed() where applies(chain[index]) {
      let value = chain[index].value
      guard value.utf8.contains(UInt8(ascii: "$")) else { return value }
      return expand(value, (name, index), open.union([name]))
    }
    return nil
  }

  private func applies(_ assignment: SettingAssignment) -> Bool {
    assignment.conditions.allSatisfy { key, pattern in
      circumstances[key].map { GlobPattern.matches(pattern, text: $0) } ?? false
    }
  }

  /// - Parameters:
  ///   - place: the setting whose value the text is, and where in its chain.
  ///   - open: the settings that are being expanded, which must not need themselves.
  private func expand(
    _ text: String, _ place: (name: String, index: Int)?, _ open: Set<String>
  ) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      guard let end = Self.end(of: rest) else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      let start = rest.index(rest.startIndex, offsetBy: 2)
      result += lookUp(expand(String(rest[start..<end]), place, open), place, open)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Where a reference that begins a text is closed; references nest.
  private static func end(of text: Substring) -> Substring.Index? {
    let close: Character
    switch text.dropFirst().first {
    case "(": close = ")"
    case "{": close = "}"
    default: return nil
    }
    var depth = 0
    var index = text.index(text.startIndex, offsetBy: 2)
    while index < text.endIndex {
      let character = text[index]
      if character == close {
        if depth == 0 { return index }
        depth -= 1
      } else if character == (close == ")" ? "(" : "{") {
        depth += 1
      }
      index = text.index(after: index)
    }
    return nil
  }

  private func lookUp(
    _ reference: String, _ place: (name: String, index: Int)?, _ open: Set<String>
  ) -> String {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    var value: String
    if let place, name == "inherited" || name == place.name {
      value = self.value(of: place.name, below: place.index, open) ?? ""
    } else if open.contains(name) {
      value = ""
    } else {
      value = self.value(of: name, below: .max, open) ?? ""
    }
    for operation in parts.dropFirst() { value = SettingOperation.apply(operation, to: value) }
    return value
  }
}
