// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A value of a property list.
package indirect enum PlistValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  /// Seconds since 2001.
  case date(Double)
  case data([UInt8])
  case array([PlistValue])
  case dictionary([String: PlistValue])

  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var array: [PlistValue]? { if case .array(let value) = self { value } else { nil } }
  package var dictionary: [String: PlistValue]? {
    if case .dictionary(let value) = self { value } else { nil }
  }

  /// A Boolean, also one that is written as a number or as `YES`.
  package var boolean: Bool? {
    switch self {
    case .boolean(let value): value
    case .integer(let value): value != 0
    case .string(let text):
      switch text.lowercased() {
      case "yes", "true", "1": true
      case "no", "false", "0": false
      default: nil
      }
    default: nil
    }
  }

  /// The value of a key, nil for what is no dictionary.
  package subscript(key: String) -> PlistValue? { dictionary?[key] }
}
