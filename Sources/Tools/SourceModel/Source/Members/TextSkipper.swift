// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Skips over the parts of a source that have no structure of their own: strings, comments and
/// whatever stands in brackets.
///
/// Each answer is the place after the part, or nil where the bytes do not say where it ends.
struct TextSkipper {
  private static let deepest = 32

  let bytes: UnsafeBufferPointer<UInt8>

  func byte(at position: Int) -> UInt8? {
    bytes.indices.contains(position) ? bytes[position] : nil
  }

  // MARK: Brackets

  /// - Parameter start: the place of an opening bracket.
  func afterBrackets(at start: Int, depth: Int = 0) -> Int? {
    guard depth < Self.deepest else { return nil }
    var closing: [UInt8] = []
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("): closing.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): closing.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): closing.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard closing.popLast() == bytes[position] else { return nil }
        if closing.isEmpty { return position + 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "`"):
        guard let next = afterText(at: position, depth: depth) else { return nil }
        position = next
        continue
      default: break
      }
      position += 1
    }
    return nil
  }

  /// - Parameter start: the place of a quotation mark, a number sign, a slash or a backtick.
  func afterText(at start: Int, depth: Int = 0) -> Int? {
    switch bytes[start] {
    case UInt8(ascii: "\""): return afterString(at: start, hashes: 0, depth: depth)
    case UInt8(ascii: "#"): return afterHashes(at: start, depth: depth)
    case UInt8(ascii: "/"): return afterSlash(at: start)
    default: return afterBackticks(at: start)
    }
  }

  private func afterBackticks(at start: Int) -> Int? {
    var position = start + 1
    while let next = byte(at: position), next != UInt8(ascii: "\n") {
      position += 1
      if next == UInt8(ascii: "`") { return position }
    }
    return nil
  }

  /// Generic arguments, or only the sign where they have no end on the line.
  func afterAngles(at start: Int) -> Int {
    var level = 0
    for position in start..<lineEnd(from: start) {
      switch bytes[position] {
      case UInt8(ascii: "<"): level += 1
      case UInt8(ascii: ">") where bytes[position - 1] != UInt8(ascii: "-"):
        level -= 1
        if level == 0 { return position + 1 }
      default: break
      }
    }
    return start + 1
  }

  // MARK: Comments

  /// A comment, or an operator.
  private func afterSlash(at start: Int) -> Int? {
    switch byte(at: start + 1) {
    case UInt8(ascii: "/"): return lineEnd(from: start)
    case UInt8(ascii: "*"): return afterBlockComment(at: start)
    default: return afterOperatorOrRegex(at: start)
    }
  }

  /// The place of the line's end, or the end of the text.
  func lineEnd(from start: Int) -> Int {
    var position = start
    while let next = byte(at: position), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") {
      position += 1
    }
    return position
  }

  private func afterBlockComment(at start: Int) -> Int? {
    var level = 0
    var position = start
    while position + 1 < bytes.count {
      switch (bytes[position], bytes[position + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): level += 1
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): level -= 1
      default:
        position += 1
        continue
      }
      position += 2
      if level == 0 { return position }
    }
    return nil
  }

  // MARK: Slashes

  /// An operator, or a regular expression where a value may begin and the line has its end.
  private func afterOperatorOrRegex(at start: Int) -> Int {
    guard mayBeginValue(at: start), let next = byte(at: start + 1), next > UInt8(ascii: " ") else {
      return start + 1
    }
    var position = start + 1
    let end = lineEnd(from: start)
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "/"):
        let last = bytes[position - 1]
        let isRegex =
          position > start + 1 && last != UInt8(ascii: " ") && last != UInt8(ascii: "\t")
        return isRegex ? position + 1 : start + 1
      case UInt8(ascii: "\\"): position += 2
      default: position += 1
      }
    }
    return start + 1
  }

  /// Whether what stands before a place does not end a value.
  private func mayBeginValue(at place: Int) -> Bool {
    var position = place - 1
    while let byte = byte(at: position), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
      position -= 1
    }
    guard let before = byte(at: position) else { return true }
    if SourceWord.isPart(before) {
      var start = position
      while let byte = byte(at: start - 1), SourceWord.isPart(byte) { start -= 1 }
      return position < place - 1
        && Self.beforeValues.contains(SourceWord.text(bytes, start..<(position + 1)))
    }
    switch before {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""),
      UInt8(ascii: "`"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."),
      UInt8(ascii: "*"), UInt8(ascii: "/"):
      return position < place - 1 && (before == UInt8(ascii: "?") || before == UInt8(ascii: "*"))
    default: return true
    }
  }

  private static let beforeValues: Set<String> = [
    "return", "in", "case", "where", "if", "guard", "while", "switch", "try", "await", "throw",
    "else", "is", "as",
  ]

  // MARK: Strings

  /// A raw string, or a number sign that begins something else.
  private func afterHashes(at start: Int, depth: Int) -> Int? {
    var position = start
    while byte(at: position) == UInt8(ascii: "#") { position += 1 }
    switch byte(at: position) {
    case UInt8(ascii: "\""):
      return afterString(at: position, hashes: position - start, depth: depth)
    // A regular expression between number signs may have lines.
    case UInt8(ascii: "/"): return nil
    default: return position
    }
  }

  private func afterString(at start: Int, hashes: Int, depth: Int) -> Int? {
    let quotes = isQuoted(at: start, 3) && opensLines(at: start + 3) ? 3 : 1
    guard quotes == 3 || hashes > 0 || !isQuoted(at: start, 3) else { return nil }
    var position = start + quotes
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\"") where isQuoted(at: position, quotes):
        if isHashed(at: position + quotes, hashes) { return position + quotes + hashes }
        position += 1
      case UInt8(ascii: "\\") where isHashed(at: position + 1, hashes):
        position += 1 + hashes
        guard byte(at: position) == UInt8(ascii: "(") else {
          position += 1
          continue
        }
        guard let next = afterBrackets(at: position, depth: depth + 1) else { return nil }
        position = next
      case UInt8(ascii: "\n") where quotes == 1: return nil
      default: position += 1
      }
    }
    return nil
  }

  private func isQuoted(at position: Int, _ count: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: position + $0) == UInt8(ascii: "\"") }
  }

  private func isHashed(at position: Int, _ count: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: position + $0) == UInt8(ascii: "#") }
  }

  /// Whether nothing else stands on the line, as after the quotes that open a text of lines.
  private func opensLines(at start: Int) -> Bool {
    bytes[start..<lineEnd(from: start)].allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
  }
}
