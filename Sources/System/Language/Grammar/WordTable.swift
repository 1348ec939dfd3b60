// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A word as the matcher compares it: exactly, without its ending, and by what it stands for.
struct Word: Hashable {
  var exact: Int32
  var stem: Int32
  var group: Int32

  static let unknown: Int32 = -1

  /// One of 64 bits; two words that can stand for each other have the same.
  ///
  /// A sentence whose bits lack one of a pattern's need not be compared with it.
  var sieve: UInt64 {
    let number = group >= 0 ? group : stem
    return number < 0 ? 0 : 1 << (UInt64(UInt32(bitPattern: number) &* 2_654_435_761) >> 26)
  }

  /// How well this word of an utterance stands for a word of a pattern; 0 for not at all.
  @inline(__always)
  func likeness(to pattern: Word) -> Double {
    if exact >= 0 && exact == pattern.exact { return 1 }
    if stem >= 0 && stem == pattern.stem { return 0.97 }
    if group >= 0 && group == pattern.group { return 0.7 }
    return 0
  }
}

/// Numbers the words of all patterns, so that matching compares integers.
struct WordTable: Sendable {
  private var numbers: [String: Int32] = [:]
  /// The number of the group that a word belongs to.
  private var groups: [String: Int32] = [:]

  init() {
    for (word, name) in FunctionWords.groups { groups[word] = number("=" + name) }
  }

  mutating func intern(_ text: String) -> Word {
    let stem = Self.stem(text)
    return Word(
      exact: number(text), stem: number(stem), group: groups[stem] ?? Word.unknown)
  }

  private mutating func number(_ text: String) -> Int32 {
    if let known = numbers[text] { return known }
    let next = Int32(numbers.count)
    numbers[text] = next
    return next
  }

  func word(_ text: String) -> Word {
    let stem = Self.stem(text)
    let exact = numbers[text] ?? Word.unknown
    return Word(
      exact: exact, stem: stem == text ? exact : numbers[stem] ?? Word.unknown,
      group: groups[stem] ?? Word.unknown)
  }

  func exact(_ text: String) -> Int32 { numbers[text] ?? Word.unknown }

  /// The word without a plural's ending; the same rule for both sides, so it need not be a word.
  static func stem(_ word: String) -> String {
    let bytes = word.utf8
    guard bytes.count > 3, bytes.last == UInt8(ascii: "s") else { return word }
    if word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return word }
    if word.hasSuffix("ies") { return String(word.dropLast(3)) + "y" }
    for ending in ["ches", "shes", "xes", "sses", "zes"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }
}
