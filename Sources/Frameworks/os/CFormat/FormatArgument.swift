// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// An argument for a format of C's, as what it is in Swift.
enum FormatArgument {
  case integer(UInt64)
  case double(Double)
  case text(String)
  case object(String)
  /// Nil for the address 0.
  case pointer(UnsafeRawPointer?)

  init(_ value: any CVarArg) {
    // Asked of its type: a cast of the value would turn an `NSNumber` into a number.
    if type(of: value) is NSObject.Type, let object = value as? NSObject {
      self = .object(object.description)
      return
    }
    switch value {
    case let value as Double: self = .double(value)
    case let value as Float: self = .double(Double(value))
    case let value as CGFloat: self = .double(Double(value))
    case let value as Bool: self = .integer(value ? 1 : 0)
    case let value as any BinaryInteger:
      self = .integer(UInt64(truncatingIfNeeded: value))
    case let value as String: self = .text(value)
    case let value as any _Pointer:
      self = .pointer(UnsafeRawPointer(bitPattern: UInt(bitPattern: value)))
    case let value as OpaquePointer: self = .pointer(UnsafeRawPointer(value))
    default:
      // Any other type says itself which machine words it is passed as.
      let words = value._cVarArgEncoding
      self = .integer(UInt64(truncatingIfNeeded: words.first ?? 0))
    }
  }

  /// What it is called where it does not fit its conversion.
  var kind: String {
    switch self {
    case .integer: "INTEGER"
    case .double: "DOUBLE"
    case .text: "STRING"
    case .object: "OBJECT"
    case .pointer: "POINTER"
    }
  }
}
