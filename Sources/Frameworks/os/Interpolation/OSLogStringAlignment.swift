// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The width of an interpolated value, filled with spaces on the other side.
@frozen public struct OSLogStringAlignment {
  @usableFromInline @frozen enum Side: Sendable { case left, right }

  @usableFromInline var side: Side
  @usableFromInline var columns: (() -> Int)?

  @inlinable init(side: Side, columns: (() -> Int)?) {
    self.side = side
    self.columns = columns
  }

  /// As wide as the value is.
  @_semantics("constant_evaluable")
  @inlinable public static var none: OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: nil)
  }

  /// At least so many columns, the value at their end.
  @_semantics("constant_evaluable")
  @inlinable public static func right(
    columns: @autoclosure @escaping () -> Int
  ) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns)
  }

  /// At least so many columns, the value at their beginning.
  @_semantics("constant_evaluable")
  @inlinable public static func left(
    columns: @autoclosure @escaping () -> Int
  ) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns)
  }
}
