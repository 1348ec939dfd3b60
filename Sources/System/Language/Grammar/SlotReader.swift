// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata

/// Reads the values of slots from a sentence; each place is read once per type.
final class SlotReader {
  private let utterance: Utterance
  private let context: ReadingContext
  /// Made when a pattern has a slot of a type: most sentences ask for none.
  private lazy var values = ValueReader(utterance, context: context)
  private var known: [Key: [ReadValue]] = [:]

  private struct Key: Hashable {
    var token: Int
    var type: ValueType
    var hints: Int
  }

  /// A value and the first item after it.
  struct Found {
    var value: ReadValue
    var end: Int
  }

  init(utterance: Utterance, context: ReadingContext) {
    self.utterance = utterance
    self.context = context
  }

  /// Whether the words of a truth value say how something is. "Right" and "sure" answer a question;
  /// in a request they are other words.
  private func isState(_ value: ReadValue, of slot: Slot) -> Bool {
    let words = utterance.tokens[value.span].filter { !$0.isSkippable }.map(\.normalized)
    if words.count == 1, FunctionWords.states.contains(words[0]) { return true }
    return (slot.hints.trueNames + slot.hints.falseNames).contains {
      Utterance($0).words == words
    }
  }

  /// Whether a date or a time begins at an item.
  func isMoment(at start: Int, in sentence: Sentence) -> Bool {
    values.prefixes(
      of: .date, at: sentence.items[start].tokens.lowerBound, hints: ReadingHints()
    ).contains { $0.confidence >= 0.7 }
  }

  /// The values that begin at an item, longest first, within the items up to `end`.
  func values(of slot: Slot, in sentence: Sentence, at start: Int, end: Int) -> [Found] {
    let token = sentence.items[start].tokens.lowerBound
    if sentence.items[start].role == .quotation {
      let tokens = sentence.items[start].tokens
      guard let value = values.read(slot.type.element, in: tokens, hints: slot.hints).first else {
        return []
      }
      return [Found(value: value, end: start + 1)]
    }
    let key = Key(token: token, type: slot.type.element, hints: slot.hintsNumber)
    let prefixes: [ReadValue]
    if let read = known[key] {
      prefixes = read
    } else {
      prefixes = values.prefixes(of: slot.type.element, at: token, hints: slot.hints)
        .filter { slot.type.element != .bool || isState($0, of: slot) }
      known[key] = prefixes
    }
    return prefixes.compactMap { value in
      guard let last = sentence.item(endingAt: value.span.upperBound, from: start), last <= end
      else { return nil }
      return Found(value: value, end: last)
    }
  }
}
