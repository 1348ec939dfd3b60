// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own extensions of String: written from their names and uses.

import Foundation

extension String {
  struct Failure: LocalizedError {
    var message: String
    var errorDescription: String? { message }

    func report(userInfo: [String: Any] = [:]) -> Failure { self }
  }

  var toError: Failure { Failure(message: self) }
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
  var nilIfEmptyOrWhitespace: String? { trimmed.isEmpty ? nil : self }

  func ensurePrefix(_ prefix: String) -> String { hasPrefix(prefix) ? self : prefix + self }
  func ensureSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? self : self + suffix }

  func replacingSuffix(_ suffix: String, with replacement: String) -> String {
    hasSuffix(suffix) ? dropLast(suffix.count) + replacement : self
  }

  func truncating(to length: Int, truncationIndicator: String = "…") -> String {
    guard count > length else { return self }
    return prefix(max(0, length - truncationIndicator.count)) + truncationIndicator
  }

  private var allLines: [String] { components(separatedBy: .newlines) }

  func reversingLines() -> String { allLines.reversed().joined(separator: "\n") }

  func removingEmptyLines() -> String {
    allLines.filter { !$0.trimmed.isEmpty }.joined(separator: "\n")
  }

  func localizedRemovingDuplicateLines(caseInsensitive: Bool) -> String {
    var seen: Set<String> = []
    return allLines.filter { seen.insert(caseInsensitive ? $0.lowercased() : $0).inserted }
      .joined(separator: "\n")
  }

  var emojis: [Character] { filter(\.isEmoji).map { $0 } }
  func removingEmojis() -> String { filter { !$0.isEmoji } }
  func removingCharactersWithoutDisplayWidth() -> String {
    filter { !$0.isWhitespace || $0 == " " }
  }

  private var parts: [String] {
    components(separatedBy: .alphanumerics.inverted).filter { !$0.isEmpty }.map { $0.lowercased() }
  }

  func camelCasing() -> String {
    let parts = parts
    return (parts.first ?? "") + parts.dropFirst().map(\.capitalized).joined()
  }
  func pascalCasing() -> String { parts.map(\.capitalized).joined() }
  func snakeCasing() -> String { parts.joined(separator: "_") }
  func constantCasing() -> String { snakeCasing().uppercased() }
  func dashCasing() -> String { parts.joined(separator: "-") }
  func slugified() -> String { dashCasing() }
  func removingPunctuation() -> String { filter { !$0.isPunctuation } }
  func removingQuotationMarks() -> String { filter { !"'\"“”‘’«»".contains($0) } }

  func removingHTML() async throws -> String {
    replacingOccurrences(of: "<[^>]+>", with: "", options: .regularExpression)
  }

  static func randomEmoticon() -> String { ":-)" }

  struct RandomCharacters: OptionSet {
    let rawValue: Int
    static let lowercase = RandomCharacters(rawValue: 1)
    static let uppercase = RandomCharacters(rawValue: 2)
    static let digits = RandomCharacters(rawValue: 4)
  }

  static func random(
    length: Int, characters: String, using generator: inout some RandomNumberGenerator
  ) -> String {
    String((0..<length).compactMap { _ in characters.randomElement(using: &generator) })
  }

  static func random(
    length: Int, characters: RandomCharacters, using generator: inout some RandomNumberGenerator
  ) -> String { random(length: length, characters: "abc", using: &generator) }
}

extension Character {
  var isEmoji: Bool {
    unicodeScalars.first.map { $0.properties.isEmojiPresentation } ?? false
  }
}

extension [Character] {
  var toString: String { String(self) }
}

extension Sequence where Element == String {
  var lines: String { joined(separator: "\n") }
}

extension StringTransform {
  static let latinToGreek = StringTransform(rawValue: "Latin-Greek")
}
