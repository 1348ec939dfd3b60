// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// What rules about phrases ask of a phrase's text.
enum PhraseText {
  /// Whether a placeholder of a string catalog, or an interpolation that is escaped, stands in the
  /// literal as text: `${applicationName}`.
  static func holdsLiteralPlaceholder(_ phrase: Phrase) -> Bool {
    guard let literal = phrase.literal else { return false }
    return literal.segments.contains { segment in
      guard case .stringSegment(let plain) = segment else { return false }
      let text = plain.content.text
      return text.contains("${") || text.contains(#"\\("#)
    }
  }
}
