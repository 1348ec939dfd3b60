// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension String.LocalizationValue {
  /// Collects the literal parts and the values of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
    enum Part: Equatable {
      case literal(String)
      case specifier(String)
    }

    private var parts: [Part] = []
    private(set) var arguments: [LocalizationArgument] = []
    private(set) var hasSpecifier = false

    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    mutating func append(_ specifier: String, _ argument: LocalizationArgument?) {
      parts.append(.specifier(specifier))
      hasSpecifier = true
      if let argument { arguments.append(argument) }
    }

    func key(escaped: Bool) -> String {
      parts.reduce(into: "") { key, part in
        switch part {
        case .literal(let text):
          key += escaped && text.contains("%") ? text.replacing("%", with: "%%") : text
        case .specifier(let text): key += text
        }
      }
    }
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Adds a text that stands as it is in every language.
  public mutating func appendInterpolation(_ string: String) {
    append("%@", .text(string))
  }

  /// Adds a text that stands as it is in every language.
  public mutating func appendInterpolation(_ substring: Substring) {
    append("%@", .text(String(substring)))
  }

  /// Adds the characters of an attributed text.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append("%@", .text(String(attributedString.characters)))
  }

  /// Adds a text that is itself looked up, in the language of the whole.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append("%@", .resource(resource))
  }

  /// Adds an entity, an enum case or another value that says how it reads to a person.
  public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(
    _ value: T
  ) {
    append("%@", .resource(value.localizedStringResource))
  }

  /// Adds a number, written as the locale writes numbers.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
    append(value._specifier, LocalizationArgument(value._arg))
  }

  /// Adds a number, written as a `printf` specifier says, such as `%.2f`.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    append(specifier, LocalizationArgument(value._arg))
  }

  /// Adds a value that is written by a format style in the locale of the whole.
  public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append("%@", .formatted(FormattedArgument(value, format)))
  }

  /// Adds a stand-in for the value that `order` counts from 1.
  public mutating func appendInterpolation(
    placeholder: String.LocalizationValue.Placeholder, order: Int? = nil
  ) {
    let specifier = placeholder.specifier
    append(order.map { "%\($0)$\(specifier.dropFirst())" } ?? specifier, nil)
  }

  /// Adds a stand-in that is written by a `printf` specifier.
  public mutating func appendInterpolation(
    placeholder: String.LocalizationValue.Placeholder, specifier: String
  ) {
    append(specifier, nil)
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Adds a date, written in full unless a formatter is given.
  public mutating func appendInterpolation(_ date: Date, formatter: Formatter? = nil) {
    append("%@", .object(date, formatter) ?? .date(date))
  }

  /// Adds an identifier in its usual form.
  public mutating func appendInterpolation(_ id: UUID) { append("%@", .text(id.uuidString)) }

  /// Adds a decimal number, written as the locale writes numbers.
  public mutating func appendInterpolation(_ number: Decimal, formatter: Formatter? = nil) {
    append("%@", .object(number as NSDecimalNumber, formatter) ?? .decimal(number))
  }

  /// Adds a value of a Foundation type, written by the formatter or as it describes itself.
  @_disfavoredOverload
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append(
      "%@",
      .object(subject, formatter) ?? .text(subject.description))
  }

  /// Adds a Foundation object, written by the formatter or as it describes itself.
  @_disfavoredOverload
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append("%@", .object(subject, formatter) ?? .text(subject.description))
  }
}
