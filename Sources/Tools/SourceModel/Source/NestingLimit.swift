// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Tells code that is nested so deeply that reading it would not end well.
///
/// The parser gives most nesting up at 256 levels, but not all: nested array types take time that
/// doubles with each level, and conditions, generic arguments and repeated modifiers recurse until
/// the stack is full. Long chains make deep trees, over which every walk takes quadratic time. Such
/// code is generated, or made to do harm.
enum NestingLimit {
  private static let levels = 1_000
  /// Lists that begin with a list, and nothing before it: twelve take milliseconds.
  private static let lists = 12
  private static let words = 500
  /// A call in a chain and an `else if` are two or three each.
  private static let treeLevels = 2_500

  /// Whether it must not even be parsed. Brackets in strings and comments count, as they are
  /// mostly closed again; a brace at the start of a line closes everything.
  static func isExceeded(by text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var scan = NestingScan(bytes: bytes)
      return scan.exceeds(levels: levels, lists: lists, words: words)
    }
  }

  /// Whether a tree must not be walked.
  static func isExceeded(by tree: some SyntaxProtocol) -> Bool {
    // A level has a byte at least.
    guard tree.totalLength.utf8Length > treeLevels else { return false }
    let meter = DepthMeter(limit: treeLevels)
    meter.walk(tree)
    return meter.isExceeded
  }
}

private struct NestingScan {
  let bytes: UnsafeBufferPointer<UInt8>
  private var brackets = 0
  /// Opened one after the other, with nothing but parentheses between.
  private var lists = 0
  private var lastSign = UInt8(ascii: " ")
  /// Since the last brace: what looks like one may be a comparison.
  private var angles = 0
  /// Of one line.
  private var choices = 0
  private var conditions = 0
  private var lastWord = 0..<0
  /// How often the last word stands there, with nothing but spaces between.
  private var repeats = 0
  private var isRun = false

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func exceeds(levels: Int, lists most: Int, words: Int) -> Bool {
    var position = 0
    while position < bytes.count {
      if Self.isWord(bytes[position]) {
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        take(start..<position)
      } else {
        take(position)
        position += 1
      }
      if max(brackets, angles, choices, conditions) > levels || repeats > words || lists > most {
        return true
      }
    }
    return false
  }

  private mutating func take(_ word: Range<Int>) {
    lists = 0
    lastSign = bytes[word.lowerBound]
    let isAgain =
      isRun && bytes[word.lowerBound] > UInt8(ascii: "9")
      && bytes[word].elementsEqual(bytes[lastWord])
    repeats = isAgain ? repeats + 1 : 1
    lastWord = word
    isRun = true
    guard word.lowerBound > 0, bytes[word.lowerBound - 1] == UInt8(ascii: "#") else { return }
    if bytes[word].elementsEqual("if".utf8) { conditions += 1 }
    if bytes[word].elementsEqual("endif".utf8) { conditions = max(0, conditions - 1) }
  }

  private mutating func take(_ position: Int) {
    switch bytes[position] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return
    case UInt8(ascii: "\n"):
      choices = 0
      lastSign = bytes[position]
      return
    case UInt8(ascii: "{"):
      brackets += 1
      angles = 0
    case UInt8(ascii: "("): brackets += 1
    case UInt8(ascii: "["):
      brackets += 1
      // What follows a quotation mark or begins a comment is text.
      guard lists > 0 || !Self.beginsText(lastSign) else { return }
      lists += 1
    case UInt8(ascii: "}") where position == 0 || bytes[position - 1] == UInt8(ascii: "\n"):
      brackets = 0
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
    case UInt8(ascii: "<") where position > 0 && Self.mayBeGeneric(bytes[position - 1]): angles += 1
    case UInt8(ascii: "?") where position > 0 && bytes[position - 1] == UInt8(ascii: " "):
      choices += 1
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    default: break
    }
    if bytes[position] != UInt8(ascii: "["), bytes[position] != UInt8(ascii: "(") { lists = 0 }
    lastSign = bytes[position]
    isRun = false
  }

  private static func beginsText(_ sign: UInt8) -> Bool {
    sign == UInt8(ascii: "\"") || sign == UInt8(ascii: "/") || sign == UInt8(ascii: "*")
  }

  private static func mayBeGeneric(_ before: UInt8) -> Bool {
    isWord(before) || before == UInt8(ascii: "`")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...0xFF: true
    default: false
    }
  }
}

private final class DepthMeter: SyntaxAnyVisitor {
  private let limit: Int
  private var depth = 0
  private(set) var isExceeded = false

  init(limit: Int) {
    self.limit = limit
    super.init(viewMode: .all)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    depth += 1
    if depth > limit { isExceeded = true }
    return isExceeded ? .skipChildren : .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) { depth -= 1 }
}
