// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Looks for words in sources, comments and strings included, without parsing them.
package struct WordSearch {
  private enum Way {
    case few([BytePattern])
    case many(WordFilter)
  }

  private let way: Way
  private let areCalled: Bool

  /// - Parameter areCalled: whether a bracket or `.init` has to follow, as where a value is made of a
  ///   type of this name.
  package init(_ words: some Collection<String>, areCalled: Bool = false) {
    self.areCalled = areCalled
    way = words.count < 8 ? .few(words.map(BytePattern.init)) : .many(WordFilter(Set(words)))
  }

  /// Whether one of the words occurs as a whole word.
  func occurs(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch way {
    case .few(let patterns): patterns.contains { isWord($0, in: bytes) }
    case .many(let filter): hasWord(of: filter, in: bytes)
    }
  }

  package func occurs(in text: String) -> Bool {
    var text = text
    return text.withUTF8(occurs)
  }

  private func isWord(
    _ pattern: BytePattern, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var start = 0
    while let found = pattern.first(in: bytes, from: start) {
      let isStart = found == 0 || !SourceWord.isPart(bytes[found - 1])
      let end = found + pattern.count
      let isEnd = end == bytes.count || !SourceWord.isPart(bytes[end])
      if isStart, isEnd, !areCalled || isCall(bytes, at: end) { return true }
      start = found + 1
    }
    return false
  }

  private func hasWord(
    of filter: WordFilter, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var position = 0
    while position < bytes.count {
      guard SourceWord.isPart(bytes[position]) else {
        position += 1
        continue
      }
      let word = SourceWord.range(in: bytes, from: position)
      if filter.match(UnsafeBufferPointer(rebasing: bytes[word])) != nil,
        !areCalled || isCall(bytes, at: word.upperBound)
      {
        return true
      }
      position = word.upperBound
    }
    return false
  }
}

extension WordSearch {
  /// Whether what follows a name calls it; a space between them is allowed, and a line.
  private func isCall(_ bytes: UnsafeBufferPointer<UInt8>, at end: Int) -> Bool {
    let rest = bytes[end...].drop { $0 <= UInt8(ascii: " ") }
    return rest.first == UInt8(ascii: "(") || rest.starts(with: ".init".utf8)
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
