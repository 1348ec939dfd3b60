// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The words by which the cases of an app enum, or any other named choices, are called.
///
/// Built once per enum; looking up the words at a place costs one step per word.
public struct CaseWords: Hashable, Sendable {
  /// One choice: its raw value, and its title and synonyms.
  public struct Case: Hashable, Sendable {
    public var rawValue: String
    public var names: [String]

    public init(rawValue: String, names: [String]) {
      self.rawValue = rawValue
      self.names = names
    }
  }

  /// The name of the type that goes into the value.
  public let type: String

  /// Names by their first word, each as its words, longest first.
  private let names: [String: [Name]]

  private struct Name: Hashable, Sendable {
    var words: [String]
    var rawValue: String
    var order: Int
  }

  public init(type: String, cases: [Case]) {
    self.type = type
    var names: [String: [Name]] = [:]
    for (order, choice) in cases.enumerated() {
      for name in choice.names {
        let words = Self.words(Utterance(name))
        guard let first = words.first else { continue }
        names[first, default: []].append(
          Name(words: words, rawValue: choice.rawValue, order: order))
      }
    }
    self.names = names.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }

  /// Titles are compared by their stems, so that "reminders" calls "Reminder".
  private static func words(_ utterance: Utterance) -> [String] {
    utterance.tokens.filter { !$0.isSkippable && !$0.isPossessive }.map { stem($0.normalized) }
  }

  static func stem(_ word: String) -> String {
    guard word.utf8.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") else { return word }
    if word.hasSuffix("ies"), word.utf8.count > 4 { return word.dropLast(3) + "y" }
    return String(word.dropLast())
  }

  /// The choices that the words from a token on call, longest first.
  func matches(in scan: Scan, at start: Int) -> [(rawValue: String, end: Int, confidence: Double)] {
    guard start < scan.count, let candidates = names[Self.stem(scan.tokens[start].normalized)]
    else { return [] }
    var found: [(rawValue: String, end: Int, confidence: Double)] = []
    for name in candidates {
      guard let end = end(of: name, in: scan, at: start),
        !found.contains(where: { $0.rawValue == name.rawValue && $0.end == end })
      else { continue }
      found.append((name.rawValue, end, 1))
    }
    return found
  }

  private func end(of name: Name, in scan: Scan, at start: Int) -> Int? {
    var index = start
    for (position, word) in name.words.enumerated() {
      if position > 0 {
        while index < scan.count, scan.tokens[index].isSkippable || scan.tokens[index].isPossessive
        {
          index += 1
        }
      }
      guard index < scan.count, Self.stem(scan.tokens[index].normalized) == word else { return nil }
      index += 1
    }
    return index
  }
}
