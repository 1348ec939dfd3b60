// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentWire

extension Match {
  /// The reading that a match stands for.
  func reading(in sentence: Sentence, intent: IntentSlots, app: String) -> Reading {
    var reading = Reading(
      app: app, intent: intent.identifier, values: [:], mentions: [:], source: pattern.source,
      template: pattern.declared, score: score, isPhraseMatch: isPhraseMatch,
      needsMatch: needsMatch, ignoresWords: parse.leftover > 0, namesApp: sentence.app != nil,
      isWholeRequest: isWholeRequest, matchedWords: matchedWords)
    let hasText = intent.slots.contains { $0.kind == .text }
    for assignment in parse.assignments {
      let slot = intent.slots[assignment.slot]
      switch slot.kind {
      case .typed:
        guard let value = assignment.value?.value else { continue }
        reading.values[slot.name] = value
      case .text:
        reading.values[slot.name] = Self.text(assignment.runs, slot, in: sentence)
      case .mention:
        guard let run = assignment.runs.first else { continue }
        reading.mentions[slot.name] = Self.mention(
          run, slot, in: sentence, isHypothesis: hasText || needsMatch,
          isBare: assignment.strength == .bare)
      case .unspoken: continue
      }
    }
    return reading
  }

  private static func text(_ runs: [Range<Int>], _ slot: Slot, in sentence: Sentence) -> IntentValue
  {
    let text = runs.map { sentence.text($0) }.joined(separator: " ")
    let isAttributed = slot.type.element == .attributedString
    guard slot.isList else { return isAttributed ? .attributedString(text) : .string(text) }
    let parts = runs.flatMap { separate($0, in: sentence) }.map { sentence.text($0) }
    return .array(parts.map { isAttributed ? .attributedString($0) : .string($0) })
  }

  private static func mention(
    _ run: Range<Int>, _ slot: Slot, in sentence: Sentence, isHypothesis: Bool,
    isBare: Bool
  ) -> Mention {
    let bare = withoutArticles(run, in: sentence)
    var candidates: [String] = []
    func add(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      let text = sentence.text(range)
      if !candidates.contains(text) { candidates.append(text) }
    }
    add(bare)
    func isNoun(_ index: Int) -> Bool {
      slot.nouns.contains(sentence.items[index].word.stem)
    }
    if bare.count > 1, isNoun(bare.upperBound - 1) { add(bare.lowerBound..<bare.upperBound - 1) }
    if bare.count > 1, isNoun(bare.lowerBound) { add(bare.lowerBound + 1..<bare.upperBound) }
    if bare != run { add(run) }
    let words = withoutEmoji(bare, in: sentence)
    if words != bare { add(words) }
    let whole = withNouns(bare, slot, in: sentence)
    let parts = slot.isList ? separate(bare, in: sentence) : []
    return Mention(
      candidates: candidates, whole: whole == bare ? nil : sentence.text(whole),
      list: parts.count > 1
        ? parts.map { sentence.text(withoutArticles($0, in: sentence)) } : [],
      isHypothesis: isHypothesis, isBare: isBare)
  }

  private static func withoutEmoji(_ run: Range<Int>, in sentence: Sentence) -> Range<Int> {
    var run = run
    while run.count > 1, sentence.items[run.upperBound - 1].isEmoji {
      run = run.lowerBound..<run.upperBound - 1
    }
    while run.count > 1, sentence.items[run.lowerBound].isEmoji {
      run = run.lowerBound + 1..<run.upperBound
    }
    return run
  }

  /// The run with the nouns of its slot around it, as far as the app's name does not come between.
  private static func withNouns(
    _ run: Range<Int>, _ slot: Slot, in sentence: Sentence
  ) -> Range<Int> {
    var start = run.lowerBound
    var end = run.upperBound
    while start > 0, start != sentence.seam,
      slot.nouns.contains(sentence.items[start - 1].word.stem)
    { start -= 1 }
    while end < sentence.end, end != sentence.seam,
      slot.nouns.contains(sentence.items[end].word.stem)
    { end += 1 }
    return start..<end
  }

  private static func withoutArticles(_ run: Range<Int>, in sentence: Sentence) -> Range<Int> {
    var start = run.lowerBound
    while start + 1 < run.upperBound, sentence.items[start].isArticle { start += 1 }
    return start..<run.upperBound
  }

  /// The parts of "milk, bread and eggs".
  private static func separate(_ run: Range<Int>, in sentence: Sentence) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = run.lowerBound
    for index in run {
      let item = sentence.items[index]
      if item.role == .word, item.text == "and", index > start {
        parts.append(start..<index)
        start = index + 1
      } else if item.followsPause, index > start {
        parts.append(start..<index)
        start = index
      } else if item.text == "and", index == start {
        start = index + 1
      }
    }
    if start < run.upperBound { parts.append(start..<run.upperBound) }
    return parts
  }
}
