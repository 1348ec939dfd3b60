// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceModel
import SwiftSyntax

/// What rules about phrases ask of a phrase's text.
enum PhraseText {
  /// A placeholder that stands in a literal as text, and the literal without it.
  struct LiteralPlaceholder: Equatable {
    /// As it is written: `${applicationName}`.
    var written: String
    /// The name in it: `applicationName`, or a parameter.
    var name: String
  }

  /// The placeholders that are no interpolations: those of a string catalog, interpolations that
  /// are escaped, and interpolations without their backslash.
  static func literalPlaceholders(
    in phrase: Phrase, parameters: Set<String>
  ) -> [LiteralPlaceholder] {
    guard let literal = phrase.literal else { return [] }
    return literal.plainSegments.flatMap { segment in
      placeholders(in: segment.content.text, parameters).map(\.placeholder)
    }
  }

  /// The literal with interpolations in the place of placeholders, as source.
  static func interpolated(
    _ literal: StringLiteralExprSyntax, parameters: Set<String>
  ) -> String {
    replacing(in: literal) { text in
      var text = text
      for found in placeholders(in: text, parameters).reversed() {
        text.replaceSubrange(
          found.range, with: literal.interpolation(of: found.placeholder.name))
      }
      return text
    }
  }

  /// The literal with the app's name as an interpolation where `name` is spelt out, as source.
  static func namingApp(_ literal: StringLiteralExprSyntax, name: String) -> String? {
    var isDone = false
    let text = replacing(in: literal) { text in
      guard !isDone, let range = wholeWords(name, in: text) else { return text }
      isDone = true
      return text.replacingCharacters(in: range, with: literal.interpolation(of: "applicationName"))
    }
    return isDone ? text : nil
  }

  private static func replacing(
    in literal: StringLiteralExprSyntax, _ change: (String) -> String
  ) -> String {
    var changed = literal
    changed.leadingTrivia = []
    changed.trailingTrivia = []
    let segments = literal.segments.map { segment -> StringLiteralSegmentListSyntax.Element in
      guard case .stringSegment(var plain) = segment else { return segment }
      plain.content = .stringSegment(change(plain.content.text))
      return .stringSegment(plain)
    }
    changed.segments = StringLiteralSegmentListSyntax(segments)
    return changed.description
  }

  private static func placeholders(
    in text: String, _ parameters: Set<String>
  ) -> [(range: Range<String.Index>, placeholder: LiteralPlaceholder)] {
    let catalog = /\$\{\s*\.?(\w+)\s*\}/
    let braces = /\{\s*\.?(\w+)\s*\}/
    let token = /\\*\(\s*(?:\w+)?\.(applicationName)\s*\)/
    let path = /\\*\(\s*\\*\.\$(\w+)\s*\)/
    var found: [(range: Range<String.Index>, placeholder: LiteralPlaceholder)] = []
    for pattern in [catalog, braces, token, path] {
      for match in text.matches(of: pattern) {
        guard !found.contains(where: { $0.range.overlaps(match.range) }) else { continue }
        let name = String(match.output.1)
        let isKnown = name == "applicationName" || parameters.contains(name)
        guard isKnown || match.output.0.hasPrefix("$") else { continue }
        found.append(
          (match.range, LiteralPlaceholder(written: String(match.output.0), name: name)))
      }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func wholeWords(_ name: String, in text: String) -> Range<String.Index>? {
    guard !name.isEmpty else { return nil }
    var rest = text[...]
    while let range = rest.range(of: name, options: .caseInsensitive) {
      let before = text[..<range.lowerBound].last
      let after = text[range.upperBound...].first
      if before?.isWordPart != true, after?.isWordPart != true { return range }
      rest = text[range.upperBound...]
    }
    return nil
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}

extension StringLiteralExprSyntax {
  /// The segments between interpolations.
  fileprivate var plainSegments: [StringSegmentSyntax] {
    segments.compactMap { segment in
      guard case .stringSegment(let plain) = segment else { return nil }
      return plain
    }
  }

  /// How the app's name or a parameter is interpolated in this literal.
  fileprivate func interpolation(of name: String) -> String {
    let start = "\\" + (openingPounds?.text ?? "") + "("
    return name == "applicationName" ? start + ".applicationName)" : start + "\\.$\(name))"
  }
}
