// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Looks for words in sources, comments and strings included, without parsing them.
package struct WordSearch {
  private enum Way {
    case few([BytePattern])
    case many(WordFilter)
  }

  private let way: Way

  package init(_ words: some Collection<String>) {
    way = words.count < 8 ? .few(words.map(BytePattern.init)) : .many(WordFilter(Set(words)))
  }

  /// Whether one of the words occurs as a whole word.
  func occurs(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch way {
    case .few(let patterns): patterns.contains { Self.isWord($0, in: bytes) }
    case .many(let filter): Self.hasWord(of: filter, in: bytes)
    }
  }

  package func occurs(in text: String) -> Bool {
    var text = text
    return text.withUTF8(occurs)
  }

  private static func isWord(
    _ pattern: BytePattern, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var start = 0
    while let found = pattern.first(in: bytes, from: start) {
      let isStart = found == 0 || !SourceWord.isPart(bytes[found - 1])
      let end = found + pattern.count
      if isStart, end == bytes.count || !SourceWord.isPart(bytes[end]) { return true }
      start = found + 1
    }
    return false
  }

  private static func hasWord(
    of filter: WordFilter, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var position = 0
    while position < bytes.count {
      guard SourceWord.isPart(bytes[position]) else {
        position += 1
        continue
      }
      let word = SourceWord.range(in: bytes, from: position)
      if filter.match(UnsafeBufferPointer(rebasing: bytes[word])) != nil { return true }
      position = word.upperBound
    }
    return false
  }
}

/// Bytes that are looked for among very many, so that most of these are skipped over.
package struct BytePattern {
  private let pattern: [UInt8]
  /// How far each byte is from the end of the pattern.
  private var steps: [Int]

  package init(_ text: String) {
    pattern = Array(text.utf8)
    steps = Array(repeating: max(1, pattern.count), count: 256)
    for (index, byte) in pattern.enumerated().dropLast() {
      steps[Int(byte)] = pattern.count - 1 - index
    }
  }

  var count: Int { pattern.count }

  /// Where it occurs next, at `start` or later.
  func first(in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    guard let end = pattern.last else { return nil }
    var start = start
    while start + pattern.count <= bytes.count {
      let last = bytes[start + pattern.count - 1]
      if last == end, bytes[start..<start + pattern.count].elementsEqual(pattern) { return start }
      start += steps[Int(last)]
    }
    return nil
  }

  package func occurs(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { first(in: $0) != nil }
  }
}
