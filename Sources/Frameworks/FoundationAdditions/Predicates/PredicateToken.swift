// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A word, sign or value of a predicate's format.
enum PredicateToken: Equatable {
  /// A key path or a keyword: `title`, `AND`, `owner.name`.
  case word(String)
  case text(String)
  case number(Double)
  /// `%@` and the other specifiers that take the next argument.
  case argument
  /// `%K`, which takes a key path from the arguments.
  case keyArgument
  /// `(`, `<=`, `&&`, `{` and so on.
  case sign(String)
  /// The letters in `[cd]` after an operator.
  case options(String)
}

/// A token and where in the format it begins, counted in characters.
struct PlacedPredicateToken {
  var token: PredicateToken
  var place: Int
}

/// Why a predicate's format cannot be read.
package struct PredicateFormatError: Error, CustomStringConvertible {
  package var description: String
  /// The character of the format at which it goes wrong, counted from 0.
  package var place: Int

  package init(description: String, place: Int) {
    self.description = description
    self.place = place
  }
}

extension PredicateToken {
  private static let signs = [
    "!=", "<>", "<=", "=<", ">=", "=>", "==", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    ".", ",",
  ]

  static func tokens(
    of format: String
  ) throws(PredicateFormatError) -> [PlacedPredicateToken] {
    var tokens: [PlacedPredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      let place = format.distance(from: format.startIndex, to: rest.startIndex)
      func add(_ token: PredicateToken) {
        tokens.append(PlacedPredicateToken(token: token, place: place))
      }
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        add(.text(try quoted(&rest, by: first, place)))
      } else if first == "[" {
        guard let end = rest.firstIndex(of: "]") else {
          throw PredicateFormatError(description: "'[' without ']'", place: place)
        }
        add(.options(rest[rest.index(after: rest.startIndex)..<end].lowercased()))
        rest = rest[rest.index(after: end)...]
      } else if first == "%" {
        add(try specifier(&rest, place))
      } else if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let number = Double(digits) else {
          throw PredicateFormatError(
            description: "digits with points and signs are no number", place: place)
        }
        add(.number(number))
        rest = rest.dropFirst(digits.count)
      } else if first.isLetter || "_@#$".contains(first) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_@#.$".contains($0) }
        add(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else if let sign = signs.first(where: rest.hasPrefix) {
        add(.sign(sign))
        rest = rest.dropFirst(sign.count)
      } else {
        throw PredicateFormatError(
          description: "'\(first)' means nothing in a predicate", place: place)
      }
    }
    return tokens
  }

  private static func quoted(
    _ rest: inout Substring, by quote: Character, _ place: Int
  ) throws(PredicateFormatError) -> String {
    var text = ""
    rest.removeFirst()
    while let character = rest.popFirst() {
      if character == quote { return text }
      if character == "\\", let escaped = rest.popFirst() {
        text.append(escaped)
      } else {
        text.append(character)
      }
    }
    throw PredicateFormatError(description: "a text has no closing \(quote)", place: place)
  }

  private static func specifier(
    _ rest: inout Substring, _ place: Int
  ) throws(PredicateFormatError) -> PredicateToken {
    let text = rest.prefix(4)
    for (specifier, token) in [
      ("%@", PredicateToken.argument), ("%K", .keyArgument), ("%lld", .argument),
      ("%llu", .argument), ("%ld", .argument), ("%lu", .argument), ("%lf", .argument),
      ("%d", .argument), ("%i", .argument), ("%u", .argument), ("%f", .argument),
    ] where text.hasPrefix(specifier) {
      rest = rest.dropFirst(specifier.count)
      return token
    }
    throw PredicateFormatError(
      description: "a per cent sign begins no specifier of a predicate", place: place)
  }
}
