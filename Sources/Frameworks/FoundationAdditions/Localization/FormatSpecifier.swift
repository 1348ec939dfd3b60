// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One specifier of a format: `%@`, `%2$lld`, `%.1f`, `%#@count@`.
struct FormatSpecifier {
  /// The specifier as written.
  private(set) var text: Substring
  /// The argument it names, counted from 0.
  private(set) var position: Int?
  private(set) var flags = ""
  private(set) var width = ""
  private(set) var precision: Int?
  private(set) var conversion: Character = "%"
  /// The variable of a plural entry, `%#@variable@`.
  private(set) var variable: String?

  /// Reads the specifier that the text begins with, `nil` if it begins with none.
  init?(_ input: Substring) {
    var rest = input.dropFirst()
    var digits = rest.prefix(while: \.isASCIIDigit)
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      guard let number = Int(digits), number > 0 else { return nil }
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" && $0 != "%" }
      rest = rest.dropFirst(2 + name.count)
      guard rest.first == "@" else { return nil }
      variable = String(name)
      conversion = "@"
      text = input[..<rest.index(after: rest.startIndex)]
      return
    }
    flags = String(rest.prefix { "-+ #0'".contains($0) })
    rest = rest.dropFirst(flags.count)
    digits = rest.prefix(while: \.isASCIIDigit)
    width = String(digits)
    rest = rest.dropFirst(digits.count)
    if rest.first == "." {
      digits = rest.dropFirst().prefix(while: \.isASCIIDigit)
      precision = Int(digits) ?? 0
      rest = rest.dropFirst(1 + digits.count)
    }
    rest = rest.drop { "hlqLjzt".contains($0) }
    guard let last = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp%".contains(last) else { return nil }
    conversion = last
    text = input[..<rest.index(after: rest.startIndex)]
  }

  /// The value as this specifier writes it.
  func write(_ argument: LocalizationArgument, in locale: Locale) -> String {
    switch (conversion, argument) {
    case ("d", .integer(let value)), ("i", .integer(let value)), ("D", .integer(let value)):
      pad(write(value, in: locale))
    case ("u", .integer(let value)), ("U", .integer(let value)):
      pad(write(value, in: locale))
    case ("d", .unsigned(let value)), ("i", .unsigned(let value)), ("u", .unsigned(let value)):
      pad(write(value, in: locale))
    case ("f", .real(let value)), ("F", .real(let value)):
      pad(value.formatted(.number.locale(locale).precision(.fractionLength(precision ?? 6))))
    case (_, .real(let value)) where "eEgGaA".contains(conversion):
      String(format: cSpecifier(length: ""), locale: locale, value)
    case (_, .integer(let value)) where "xXoO".contains(conversion):
      String(format: cSpecifier(length: "ll"), value)
    case (_, .unsigned(let value)) where "xXoO".contains(conversion):
      String(format: cSpecifier(length: "ll"), value)
    default:
      pad(argument.text(in: locale))
    }
  }

  private func write<I: BinaryInteger>(_ value: I, in locale: Locale) -> String {
    let zeroes = flags.contains("0") && !flags.contains("-") ? Int(width) : nil
    // Whoever fills up with zeroes writes a code or a clock, not an amount.
    return IntegerFormatStyle<I>().locale(locale).grouping(zeroes == nil ? .automatic : .never)
      .precision(.integerLength(max(1, precision ?? zeroes ?? 1)...)).format(value)
  }

  private func cSpecifier(length: String) -> String {
    "%" + flags + width + (precision.map { ".\($0)" } ?? "") + length + String(conversion)
  }

  private func pad(_ text: String) -> String {
    let signed = flags.contains("+") && text.first?.isNumber == true ? "+" + text : text
    guard let width = Int(width), width > signed.count else { return signed }
    let space = String(repeating: " ", count: width - signed.count)
    return flags.contains("-") ? signed + space : space + signed
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
