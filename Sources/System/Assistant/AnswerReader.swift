// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import IntentWire
import Language

/// Reads the answer to a question for one value.
enum AnswerReader {
  /// The value that a whole answer means, nil when it means none of the type.
  static func value(
    _ text: String, type: ValueType, profile: ParameterProfile,
    declaration: ParameterDeclaration? = nil, context: ReadingContext
  ) -> IntentValue? {
    let utterance = Utterance(text)
    let isText = type == .string || type == .attributedString
    let range = withoutCourtesies(utterance, title: profile.title, keepingEmoji: isText)
    guard !range.isEmpty else { return nil }
    switch type {
    case .string: return .string(words(utterance, range))
    case .attributedString: return .attributedString(words(utterance, range))
    default: break
    }
    let hints = ReadingHints(
      dateKind: profile.dateKind.flatMap { DateKind(rawValue: $0.rawValue) },
      trueNames: profile.trueName.map { [$0] } ?? [],
      falseNames: profile.falseName.map { [$0] } ?? [],
      defaultUnit: declaration?.defaultUnitSymbol)
    let reader = ValueReader(utterance, context: context)
    if let whole = reader.read(type, in: range, hints: hints).first { return whole.value }
    // "in about 10 minutes, I think": one value inside an answer is meant.
    let inside = reader.spans(of: type.element, hints: hints).filter { $0.confidence >= 0.5 }
    let longest = inside.max { $0.span.count < $1.span.count }
    guard let longest else { return nil }
    let isOnly = inside.allSatisfy {
      $0.span.lowerBound >= longest.span.lowerBound && $0.span.upperBound <= longest.span.upperBound
    }
    guard longest.span.count * 3 >= range.count || isOnly && longest.confidence >= 0.8 else {
      return nil
    }
    if case .array = type { return .array([longest.value]) }
    return longest.value
  }

  /// The separate names in "the plants and the bank"; one name when it is not a list.
  static func names(in text: String) -> [String] {
    let utterance = Utterance(text)
    let range = withoutCourtesies(utterance)
    var names: [String] = []
    var start = range.lowerBound
    func close(_ end: Int) {
      guard end > start else { return }
      let name = self.name(in: utterance.freeText(in: start..<end))
      if !name.isEmpty { names.append(name) }
    }
    for index in range {
      let token = utterance.tokens[index]
      guard token.normalized == "," || token.normalized == "and" else { continue }
      close(index)
      start = index + 1
    }
    close(range.upperBound)
    return names
  }

  /// The name in an answer such as "the marketing one, please".
  static func name(in text: String) -> String {
    let utterance = Utterance(text)
    var range = withoutCourtesies(utterance)
    while let first = range.first, range.count > 1,
      ["the", "my", "for", "in", "to", "with", "at", "on"].contains(
        utterance.tokens[first].normalized)
    {
      range = first + 1..<range.upperBound
    }
    // The "one" behind it is only the word for the thing.
    if range.count > 1, range.lowerBound > 0,
      utterance.tokens[range.lowerBound - 1].normalized == "the",
      utterance.tokens[range.upperBound - 1].normalized == "one"
    {
      range = range.lowerBound..<range.upperBound - 1
    }
    return words(utterance, range)
  }

  private static func words(_ utterance: Utterance, _ range: Range<Int>) -> String {
    utterance.freeText(in: range)
  }

  private static let openings: [[String]] = [
    ["call", "it"], ["name", "it"], ["title", "it"], ["it", "is", "called"], ["it", "is"],
    ["make", "it"], ["let", "us", "say"], ["i", "think"], ["say"], ["um"], ["uh"], ["well"],
    ["please"],
    ["how", "about"], ["the", "title", "is"], ["the", "name", "is"], ["set", "it", "to"],
  ]

  /// The tokens of the answer itself.
  private static func withoutCourtesies(
    _ utterance: Utterance, title: String = "", keepingEmoji: Bool = false
  ) -> Range<Int> {
    // "The code is 4711" says what was asked for once more.
    let title = Utterance(title).words
    let openings = title.isEmpty ? Self.openings : Self.openings + [["the"] + title + ["is"]]
    let tokens = utterance.tokens
    var lower = 0
    var upper = tokens.count
    func trim() {
      while upper > 0,
        tokens[upper - 1].kind == .punctuation
          || upper > 1 && !keepingEmoji && tokens[upper - 1].kind == .emoji
      { upper -= 1 }
    }
    trim()
    while upper > 1, tokens[upper - 1].normalized == "please" {
      upper -= 1
      trim()
    }
    var found = true
    while found {
      found = false
      while lower < upper, tokens[lower].kind == .punctuation { lower += 1 }
      for opening in openings where lower + opening.count < upper {
        if (0..<opening.count).allSatisfy({ tokens[lower + $0].normalized == opening[$0] }) {
          lower += opening.count
          found = true
        }
      }
    }
    return lower..<max(lower, upper)
  }
}
