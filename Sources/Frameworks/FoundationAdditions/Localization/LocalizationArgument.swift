// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that an interpolated text holds until its language is known.
indirect enum LocalizationArgument: Equatable, Sendable {
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)
  case decimal(Decimal)
  case date(Date)
  case resource(LocalizedStringResource)
  case formatted(FormattedArgument)

  /// Takes what a `printf` specifier would read.
  init(_ value: some CVarArg) {
    switch value {
    case let value as Int: self = .integer(Int64(value))
    case let value as Int32: self = .integer(Int64(value))
    case let value as Int64: self = .integer(value)
    case let value as UInt: self = .unsigned(UInt64(value))
    case let value as UInt32: self = .unsigned(UInt64(value))
    case let value as UInt64: self = .unsigned(value)
    case let value as Float: self = .real(Double(value))
    case let value as Double: self = .real(value)
    case let value as CGFloat: self = .real(Double(value))
    default: self = .text(String(describing: value))
    }
  }

  /// What the formatter makes of the object, `nil` without a formatter.
  ///
  /// A formatter is not `Sendable`, so it writes at once, in its own locale.
  static func object(_ object: Any, _ formatter: Formatter?) -> Self? {
    formatter.map { .text($0.string(for: object) ?? String(describing: object)) }
  }

  /// How the value reads where the text says `%@`.
  func text(in locale: Locale) -> String {
    switch self {
    case .text(let text): text
    case .integer(let value): value.formatted(.number.locale(locale))
    case .unsigned(let value): value.formatted(.number.locale(locale))
    case .real(let value): value.formatted(.number.locale(locale))
    case .decimal(let value): value.formatted(.number.locale(locale))
    case .date(let date):
      date.formatted(Date.FormatStyle(date: .complete, time: .complete, locale: locale))
    case .resource(let resource): resource.resolved(in: locale)
    case .formatted(let argument): argument.text(in: locale)
    }
  }

  /// The count that chooses a plural form, `nil` for what is not a number.
  var count: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .real(let value): value
    case .decimal(let value): (value as NSDecimalNumber).doubleValue
    default: nil
    }
  }
}

extension LocalizationArgument: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, integer, unsigned, real, decimal, date, resource
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = values.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "an interpolated value has none of the known kinds"))
    }
    self =
      switch key {
      case .text: .text(try values.decode(String.self, forKey: key))
      case .integer: .integer(try values.decode(Int64.self, forKey: key))
      case .unsigned: .unsigned(try values.decode(UInt64.self, forKey: key))
      case .real: .real(try values.decode(Double.self, forKey: key))
      case .decimal: .decimal(try values.decode(Decimal.self, forKey: key))
      case .date: .date(try values.decode(Date.self, forKey: key))
      case .resource: .resource(try values.decode(LocalizedStringResource.self, forKey: key))
      }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .text(let value): try values.encode(value, forKey: .text)
    case .integer(let value): try values.encode(value, forKey: .integer)
    case .unsigned(let value): try values.encode(value, forKey: .unsigned)
    case .real(let value): try values.encode(value, forKey: .real)
    case .decimal(let value): try values.encode(value, forKey: .decimal)
    case .date(let value): try values.encode(value, forKey: .date)
    case .resource(let value): try values.encode(value, forKey: .resource)
    // A format style is known only to its own module: the text travels in the sender's locale.
    case .formatted(let value): try values.encode(value.text(in: .device), forKey: .text)
    }
  }
}
