// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension OSLogInterpolation {
  /// `%f` of a `Float`; public unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(Double(number()), format, align, privacy, "")
  }

  /// `%f` of a `Float`; public unless it is said otherwise. Tools read the attributes.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String
  ) {
    append(Double(number()), format, align, privacy, attributes)
  }

  /// `%f` of a `Double`; public unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(number(), format, align, privacy, "")
  }

  /// `%f` of a `Double`; public unless it is said otherwise. Tools read the attributes.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String
  ) {
    append(number(), format, align, privacy, attributes)
  }
}
