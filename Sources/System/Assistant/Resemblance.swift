// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire
import Language

/// Whether a name is what a person may have meant by some words.
enum Resemblance {
  /// Whether a word that was said stands for a word of a name: the same, its beginning, or with one
  /// slip.
  static func stands(_ said: String, for word: String) -> Bool {
    if said == word { return true }
    let length = said.utf8.count
    if length >= 3, word.hasPrefix(said) { return true }
    if length >= 4, said.hasPrefix(word), length - word.utf8.count <= 2, word.utf8.count >= 3 {
      return true
    }
    return length >= 5 && abs(length - word.utf8.count) <= 1 && isOneEditApart(said, word)
  }

  private static func isOneEditApart(_ left: String, _ right: String) -> Bool {
    let left = Array(left.utf8)
    let right = Array(right.utf8)
    var start = 0
    while start < min(left.count, right.count), left[start] == right[start] { start += 1 }
    var end = 0
    while end < min(left.count, right.count) - start,
      left[left.count - 1 - end] == right[right.count - 1 - end]
    { end += 1 }
    return max(left.count, right.count) - start - end <= 1
  }

  /// The choices that the words name exactly, by title or synonym.
  static func exact(_ text: String, among choices: [Choice]) -> [Choice] {
    let said = Utterance(text)
    let exact = choices.filter { choice in
      ([choice.title] + choice.synonyms).contains { Utterance($0).words == said.words }
    }
    guard exact.isEmpty, !said.wordsWithoutEmoji.isEmpty else { return exact }
    return choices.filter { choice in
      ([choice.title] + choice.synonyms).contains {
        Utterance($0).wordsWithoutEmoji == said.wordsWithoutEmoji
      }
    }
  }

  /// Whether every word that was said stands for one of the names of the choice.
  static func names(_ text: String, _ choice: Choice) -> Bool {
    let names =
      ([choice.title, choice.subtitle ?? ""] + choice.synonyms).flatMap { Utterance($0).words }
    let said = Utterance(text).wordsWithoutEmoji.filter {
      !["the", "a", "an", "my", "'s"].contains($0)
    }
    return !said.isEmpty && said.allSatisfy { word in names.contains { stands(word, for: $0) } }
  }
}

extension Utterance {
  /// The words without emoji, which mostly say how something is meant.
  var wordsWithoutEmoji: [String] {
    tokens.filter { !$0.isSkippable && $0.kind != .emoji }.map(\.normalized)
  }
}
