// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// A value that a log message shows to everyone: `\(name, privacy: .public)`.
struct PublicLogValue {
  let expression: ExprSyntax
  /// The message that it stands in.
  let literal: StringLiteralExprSyntax

  /// The values in a body, in the order of the source.
  static func all(in syntax: some SyntaxProtocol, of file: ParsedFile) -> [PublicLogValue] {
    values(in: syntax.all(StringLiteralExprSyntax.self, in: file))
  }

  private static func values(in literals: [StringLiteralExprSyntax]) -> [PublicLogValue] {
    literals.flatMap { literal in
      literal.segments.compactMap { segment -> PublicLogValue? in
        guard case .expressionSegment(let hole) = segment,
          let first = hole.expressions.first, first.label == nil,
          let privacy = hole.expressions.argument("privacy"), isPublic(privacy)
        else { return nil }
        return PublicLogValue(expression: first.expression, literal: literal)
      }
    }
  }

  private static func isPublic(_ privacy: ExprSyntax) -> Bool {
    privacy.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName == "public"
  }

  /// Whether the message is nothing but this value.
  var isWholeMessage: Bool {
    literal.segments.allSatisfy { segment in
      guard case .stringSegment(let plain) = segment else { return true }
      return plain.content.text.allSatisfy { !$0.isLetter }
    }
  }
}
