// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How an interpolated `Float` or `Double` is written: the forms that C's formats have.
@frozen public struct OSLogFloatFormatting {
  @usableFromInline @frozen enum Notation: Sendable { case fixed, hex, exponential, hybrid }

  @usableFromInline var notation: Notation
  @usableFromInline var explicitPositiveSign: Bool
  @usableFromInline var uppercase: Bool
  @usableFromInline var precision: (() -> Int)?

  @inlinable init(
    _ notation: Notation, explicitPositiveSign: Bool = false, uppercase: Bool = false,
    precision: (() -> Int)? = nil
  ) {
    self.notation = notation
    self.explicitPositiveSign = explicitPositiveSign
    self.uppercase = uppercase
    self.precision = precision
  }

  /// As `%f`: six digits after the point.
  @_semantics("constant_evaluable")
  @inlinable public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(.fixed) }

  /// As `%.nf`: so many digits after the point.
  @_semantics("constant_evaluable")
  @inlinable public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      .fixed, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase,
      precision: precision)
  }

  /// As `%f`: six digits after the point.
  @_semantics("constant_evaluable")
  @inlinable public static func fixed(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      .fixed, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
  }

  /// As `%a`.
  @_semantics("constant_evaluable")
  @inlinable public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(.hex) }

  /// As `%a`.
  @_semantics("constant_evaluable")
  @inlinable public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(.hex, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
  }

  /// As `%e`.
  @_semantics("constant_evaluable")
  @inlinable public static var exponential: OSLogFloatFormatting {
    OSLogFloatFormatting(.exponential)
  }

  /// As `%.ne`: so many digits after the point.
  @_semantics("constant_evaluable")
  @inlinable public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      .exponential, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase,
      precision: precision)
  }

  /// As `%e`.
  @_semantics("constant_evaluable")
  @inlinable public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      .exponential, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
  }

  /// As `%g`: the shorter of the two.
  @_semantics("constant_evaluable")
  @inlinable public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(.hybrid) }

  /// As `%.ng`: so many digits in all.
  @_semantics("constant_evaluable")
  @inlinable public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      .hybrid, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase,
      precision: precision)
  }

  /// As `%g`.
  @_semantics("constant_evaluable")
  @inlinable public static func hybrid(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      .hybrid, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
  }
}
