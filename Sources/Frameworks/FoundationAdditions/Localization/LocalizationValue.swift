// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension String {
  /// A text with its interpolated values kept apart, so that a translation can move them.
  public struct LocalizationValue: Equatable, Sendable, Codable {
    /// The literal parts with a format specifier for each value: `Add %@ to %@`.
    ///
    /// With values, a literal per cent sign is doubled; without, the text stands as it is.
    var key: String
    var arguments: [LocalizationArgument]
    /// An interpolation, also one with placeholders only: its key is a format.
    var isFormat: Bool

    /// Makes a value from a text without interpolated values.
    public init(_ value: String) {
      key = value
      arguments = []
      isFormat = false
    }
  }
}

extension String.LocalizationValue {
  /// A stand-in for a value that is supplied when the text is shown.
  public enum Placeholder: Codable, Hashable, Sendable {
    case int, uint, float, double, object

    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    isFormat = stringInterpolation.hasSpecifier
    arguments = stringInterpolation.arguments
    key = stringInterpolation.key(escaped: isFormat)
  }
}
