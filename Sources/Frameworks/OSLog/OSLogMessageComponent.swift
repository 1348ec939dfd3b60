// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore

/// A text of a format and the placeholder behind it with its value.
public final class OSLogMessageComponent: NSObject {
  /// The type of a value.
  public enum ArgumentCategory: Int, Sendable {
    case undefined, data, double, int64, string, uInt64
  }

  /// A value. What was private is undefined.
  public enum Argument: Sendable {
    case undefined
    case data(Data)
    case double(Double)
    case signed(Int64)
    case string(String)
    case unsigned(UInt64)
  }

  /// The text before the placeholder.
  public let formatSubstring: String
  /// The placeholder as the format has it; empty for a text at the end.
  public let placeholder: String
  public let argument: Argument

  init(_ component: LogComponent) {
    formatSubstring = component.literal
    placeholder = component.placeholder
    argument =
      switch component.argument {
      case .none: .undefined
      case .data(let bytes): .data(Data(bytes))
      case .double(let number): .double(number)
      case .signed(let number): .signed(number)
      case .string(let text): .string(text)
      case .unsigned(let number): .unsigned(number)
      }
  }

  public var argumentCategory: ArgumentCategory {
    switch argument {
    case .undefined: .undefined
    case .data: .data
    case .double: .double
    case .signed: .int64
    case .string: .string
    case .unsigned: .uInt64
    }
  }

  /// The value if it is one of bytes.
  public var argumentDataValue: Data? {
    if case .data(let value) = argument { value } else { nil }
  }
  /// The value if it is a number with a fraction, else 0.
  public var argumentDoubleValue: Double {
    if case .double(let value) = argument { value } else { 0 }
  }
  /// The value if it is a signed number, else 0.
  public var argumentInt64Value: Int64 {
    if case .signed(let value) = argument { value } else { 0 }
  }
  /// The value if it is a text.
  public var argumentStringValue: String? {
    if case .string(let value) = argument { value } else { nil }
  }
  /// The value if it is an unsigned number, else 0.
  public var argumentUInt64Value: UInt64 {
    if case .unsigned(let value) = argument { value } else { 0 }
  }
}
