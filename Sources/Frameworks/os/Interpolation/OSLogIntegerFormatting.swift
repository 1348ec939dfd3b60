// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How an interpolated integer is written.
@frozen public struct OSLogIntegerFormatting {
  @usableFromInline @frozen enum Radix: Sendable { case decimal, hex, octal }

  @usableFromInline var radix: Radix
  @usableFromInline var explicitPositiveSign: Bool
  @usableFromInline var includePrefix: Bool
  @usableFromInline var uppercase: Bool
  @usableFromInline var minDigits: (() -> Int)?

  @inlinable init(
    _ radix: Radix, explicitPositiveSign: Bool = false, includePrefix: Bool = false,
    uppercase: Bool = false, minDigits: (() -> Int)? = nil
  ) {
    self.radix = radix
    self.explicitPositiveSign = explicitPositiveSign
    self.includePrefix = includePrefix
    self.uppercase = uppercase
    self.minDigits = minDigits
  }

  /// A decimal number, filled with zeros up to the number of digits.
  @_semantics("constant_evaluable")
  @inlinable public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      .decimal, explicitPositiveSign: explicitPositiveSign, minDigits: minDigits)
  }

  /// A decimal number, with `+` before those that are not negative if so wished.
  @_semantics("constant_evaluable")
  @inlinable public static func decimal(
    explicitPositiveSign: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(.decimal, explicitPositiveSign: explicitPositiveSign)
  }

  /// A decimal number.
  @_semantics("constant_evaluable")
  @inlinable public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(.decimal) }

  /// A hexadecimal number, filled with zeros up to the number of digits. A negative one is written as
  /// its bits.
  @_semantics("constant_evaluable")
  @inlinable public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      .hex, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix,
      uppercase: uppercase, minDigits: minDigits)
  }

  /// A hexadecimal number. A negative one is written as its bits.
  @_semantics("constant_evaluable")
  @inlinable public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      .hex, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix,
      uppercase: uppercase)
  }

  /// A hexadecimal number. A negative one is written as its bits.
  @_semantics("constant_evaluable")
  @inlinable public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(.hex) }

  /// An octal number, filled with zeros up to the number of digits. A negative one is written as its
  /// bits.
  @_semantics("constant_evaluable")
  @inlinable public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      .octal, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix,
      uppercase: uppercase, minDigits: minDigits)
  }

  /// An octal number. A negative one is written as its bits.
  @_semantics("constant_evaluable")
  @inlinable public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      .octal, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix,
      uppercase: uppercase)
  }

  /// An octal number. A negative one is written as its bits.
  @_semantics("constant_evaluable")
  @inlinable public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(.octal) }
}
