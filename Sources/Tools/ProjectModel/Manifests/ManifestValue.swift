// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A value in a manifest that is written in Swift, as far as it can be told without running it.
indirect enum ManifestValue: Hashable {
  case string(String)
  case boolean(Bool)
  case array([ManifestValue])
  case dictionary([String: ManifestValue])
  /// `.target(name: "App")`, `Target(name: "App")`, and `.iOS` as a call without arguments.
  case call(name: String, arguments: [Argument], line: Int)
  case unknown(line: Int)

  struct Argument: Hashable {
    var label: String?
    var value: ManifestValue
  }

  var string: String? {
    switch self {
    case .string(let text): text
    // Wrappers such as `.string("…")`, `.path("…")`, `.relativeToRoot("…")`.
    case .call(_, let arguments, _) where arguments.count == 1: arguments[0].value.string
    default: nil
    }
  }

  var name: String? { if case .call(let name, _, _) = self { name } else { nil } }

  /// The elements of an array; nil for anything else.
  var array: [ManifestValue]? {
    switch self {
    case .array(let values): values
    case .call("array", let arguments, _): arguments.first?.value.array
    default: nil
    }
  }

  /// The strings among the elements of an array.
  var strings: [String] { (array ?? []).compactMap(\.string) }

  var line: Int? {
    switch self {
    case .call(_, _, let line), .unknown(let line): line
    default: nil
    }
  }

  /// The argument of a call; with nil the first one without a label.
  subscript(label: String?) -> ManifestValue? {
    guard case .call(_, let arguments, _) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  /// The first place in it that could not be told.
  var firstUnknown: Int? {
    switch self {
    case .string, .boolean: nil
    case .array(let values): values.lazy.compactMap(\.firstUnknown).first
    case .dictionary(let values): values.values.compactMap(\.firstUnknown).min()
    case .call(_, let arguments, _): arguments.lazy.compactMap(\.value.firstUnknown).first
    case .unknown(let line): line
    }
  }

  var plist: PlistValue? {
    switch self {
    case .string(let text): .string(text)
    case .boolean(let value): .boolean(value)
    case .array(let values): .array(values.compactMap(\.plist))
    case .dictionary(let values): .dictionary(values.compactMapValues(\.plist))
    case .call(_, let arguments, _): arguments.count == 1 ? arguments[0].value.plist : nil
    case .unknown: nil
    }
  }
}
