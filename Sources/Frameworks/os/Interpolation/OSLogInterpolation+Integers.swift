// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension OSLogInterpolation {
  /// `%d` of an `Int`; public unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(Int64(number()), .int, format, align, privacy, "")
  }

  /// `%d` of an `Int8`; public unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int8, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(Int64(number()), .int8, format, align, privacy, "")
  }

  /// `%d` of an `Int16`; public unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int16, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(Int64(number()), .int16, format, align, privacy, "")
  }

  /// `%d` of an `Int32`; public unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int32, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(Int64(number()), .int32, format, align, privacy, "")
  }

  /// `%d` of an `Int64`; public unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int64, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(Int64(number()), .int64, format, align, privacy, "")
  }

  /// `%u` of a `UInt`; public unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> UInt, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(UInt64(number()), .uInt, format, align, privacy, "")
  }

  /// `%u` of a `UInt8`; public unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> UInt8, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(UInt64(number()), .uInt8, format, align, privacy, "")
  }

  /// `%u` of a `UInt16`; public unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> UInt16, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(UInt64(number()), .uInt16, format, align, privacy, "")
  }

  /// `%u` of a `UInt32`; public unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> UInt32, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(UInt64(number()), .uInt32, format, align, privacy, "")
  }

  /// `%u` of a `UInt64`; public unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> UInt64, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(UInt64(number()), .uInt64, format, align, privacy, "")
  }

  /// An integer of any width up to 64 bits, with what tools need to know of it.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation<T>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String
  ) where T: FixedWidthInteger {
    if T.isSigned {
      append(
        Int64(truncatingIfNeeded: number()), IntegerWidth(T.self), format, align, privacy,
        attributes)
    } else {
      append(
        UInt64(truncatingIfNeeded: number()), IntegerWidth(T.self), format, align, privacy,
        attributes)
    }
  }
}
