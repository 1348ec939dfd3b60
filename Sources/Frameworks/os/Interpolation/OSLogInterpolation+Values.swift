// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension OSLogInterpolation {
  /// The bytes of a buffer; private unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawBufferPointer,
    format: OSLogPointerFormat = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(pointer(), format, privacy, "")
  }

  /// The bytes of a buffer; private unless it is said otherwise. Tools read the attributes.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawBufferPointer,
    format: OSLogPointerFormat = .none, privacy: OSLogPrivacy = .auto, attributes: String
  ) {
    append(pointer(), format, privacy, attributes)
  }

  /// So many bytes from an address on; private unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawPointer,
    bytes: @autoclosure @escaping () -> Int, format: OSLogPointerFormat = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(
      UnsafeRawBufferPointer(start: pointer(), count: max(0, bytes())), format, privacy, "")
  }

  /// So many bytes from an address on; private unless it is said otherwise. Tools read the attributes.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawPointer,
    bytes: @autoclosure @escaping () -> Int, format: OSLogPointerFormat = .none,
    privacy: OSLogPrivacy = .auto, attributes: String
  ) {
    append(
      UnsafeRawBufferPointer(start: pointer(), count: max(0, bytes())), format, privacy, attributes)
  }

  /// A number with a meaning; public unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int32, format: OSLogInt32ExtendedFormat,
    privacy: OSLogPrivacy = .auto
  ) {
    append(number(), format, privacy, "")
  }

  /// A number with a meaning; public unless it is said otherwise. Tools read the attributes.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int32, format: OSLogInt32ExtendedFormat,
    privacy: OSLogPrivacy = .auto, attributes: String
  ) {
    append(number(), format, privacy, attributes)
  }

  /// A number with a meaning; public unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int, format: OSLogIntExtendedFormat,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(number(), format, privacy, attributes)
  }

  /// A truth value; public unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(boolean(), format, privacy)
  }
}
