// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An integer type, as C's formats tell it from others.
@usableFromInline enum IntegerWidth: Sendable {
  case int8, int16, int32, int, int64
  case uInt8, uInt16, uInt32, uInt, uInt64

  @usableFromInline init<T: FixedWidthInteger>(_ type: T.Type) {
    self =
      switch (type.bitWidth, type.isSigned) {
      case (...8, true): .int8
      case (...8, false): .uInt8
      case (...16, true): .int16
      case (...16, false): .uInt16
      case (...32, true): .int32
      case (...32, false): .uInt32
      case (_, true): .int64
      case (_, false): .uInt64
      }
  }

  var byteCount: Int {
    switch self {
    case .int8, .uInt8: 1
    case .int16, .uInt16: 2
    case .int32, .uInt32: 4
    case .int, .int64, .uInt, .uInt64: 8
    }
  }

  /// The length modifier.
  var modifier: String {
    switch self {
    case .int8, .uInt8: "hh"
    case .int16, .uInt16: "h"
    case .int32, .uInt32: ""
    case .int, .uInt: "l"
    case .int64, .uInt64: "ll"
    }
  }

  /// The placeholder's end for a plain decimal number, which is nearly every one.
  var decimalConversion: String {
    switch self {
    case .int8: "hhd"
    case .int16: "hd"
    case .int32: "d"
    case .int: "ld"
    case .int64: "lld"
    case .uInt8: "hhu"
    case .uInt16: "hu"
    case .uInt32: "u"
    case .uInt: "lu"
    case .uInt64: "llu"
    }
  }
}
