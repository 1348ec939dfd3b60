// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// One line of a comment.
package struct CommentLine: Hashable, Sendable {
  package var line: Int
  /// Where the text starts, in bytes from one.
  package var column: Int
  package var text: String

  package init(line: Int, column: Int, text: String) {
    self.line = line
    self.column = column
    self.text = text
  }
}

extension ParsedFile {
  /// The comments of the whole file, line by line; what looks like one inside a string is none.
  ///
  /// Those of branches that are not compiled count too.
  package func readComments() -> [CommentLine] {
    var place = TextPlace()
    var lines: [CommentLine] = []
    for token in wholeTree.tokens(viewMode: .sourceAccurate) {
      for piece in token.leadingTrivia { place.read(piece, into: &lines) }
      place.advance(over: token.text.utf8)
      for piece in token.trailingTrivia { place.read(piece, into: &lines) }
    }
    return lines
  }
}

/// Where one is in a text that is read from its start.
private struct TextPlace {
  private var line = 1
  private var column = 1
  private var isAfterReturn = false

  mutating func read(_ piece: TriviaPiece, into lines: inout [CommentLine]) {
    switch piece {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
      .docBlockComment(let text):
      for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        if part.startIndex != text.startIndex {
          advance(over: CollectionOfOne(UInt8(ascii: "\n")))
        }
        lines.append(CommentLine(line: line, column: column, text: String(part)))
        advance(over: part.utf8)
      }
    default:
      var text = ""
      piece.write(to: &text)
      advance(over: text.utf8)
    }
  }

  mutating func advance(over bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n") where isAfterReturn:
        isAfterReturn = false
        continue
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        line += 1
        column = 1
      default: column += 1
      }
      isAfterReturn = byte == UInt8(ascii: "\r")
    }
  }
}
