// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that a property list can hold.
enum PropertyListValue: Hashable, Sendable {
  case string(String)
  case bool(Bool)
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)
  case date(Date)
  case data(Data)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])

  /// Takes a Swift or Foundation value, `nil` for what no property list can hold.
  init?(_ value: Any) {
    switch value {
    // `NSNumber` first: it answers to casts to every number type, and `Bool` to none of them.
    case let value as NSNumber: self.init(number: value)
    case let value as String: self = .string(value)
    case let value as NSString: self = .string(value as String)
    case let value as Date: self = .date(value)
    case let value as Data: self = .data(value)
    case let value as URL: self = .string(value.path)
    case let value as any BinaryInteger: self.init(integer: value)
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    case let value as [Any]:
      let elements = value.compactMap { PropertyListValue($0) }
      guard elements.count == value.count else { return nil }
      self = .array(elements)
    case let value as [String: Any]:
      let elements = value.compactMapValues { PropertyListValue($0) }
      guard elements.count == value.count else { return nil }
      self = .dictionary(elements)
    default: return nil
    }
  }

  private init(number: NSNumber) {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c") where type(of: number) == type(of: NSNumber(value: true)):
      self = .bool(number.boolValue)
    case UInt8(ascii: "f"), UInt8(ascii: "d"): self = .real(number.doubleValue)
    case UInt8(ascii: "Q") where number.uint64Value > UInt64(Int64.max):
      self = .unsigned(number.uint64Value)
    default: self = .integer(number.int64Value)
    }
  }

  private init?(integer: some BinaryInteger) {
    if let value = Int64(exactly: integer) {
      self = .integer(value)
    } else if let value = UInt64(exactly: integer) {
      self = .unsigned(value)
    } else {
      return nil
    }
  }

  /// The value as Apple's API hands it out: a number is an `NSNumber`, which casts to each type
  /// that can hold it.
  var object: Any {
    switch self {
    case .string(let value): value
    case .bool(let value): NSNumber(value: value)
    case .integer(let value): NSNumber(value: value)
    case .unsigned(let value): NSNumber(value: value)
    case .real(let value): NSNumber(value: value)
    case .date(let value): value
    case .data(let value): value
    case .array(let values): values.map(\.object)
    case .dictionary(let values): values.mapValues(\.object)
    }
  }
}
