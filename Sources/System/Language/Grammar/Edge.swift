// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentWire

/// Something in a sentence that may begin the value of a slot.
struct Edge {
  enum Content {
    /// The value ends where its words end.
    case value(ReadValue)
    /// The value is all words up to the next edge.
    case words
    /// Words that end the value of a slot: "as done".
    case closer
  }

  /// How clearly the slot is meant.
  enum Strength: Int, Comparable {
    case bare, natural, explicit
    static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
  }

  var slot: Int
  var start: Int
  /// The first item of the value.
  var contentStart: Int
  /// The first item after the value; for words, the same as `contentStart`.
  var end: Int
  var content: Content
  var strength: Strength
  /// Whether it only counts where nothing is being collected.
  var needsStart = false

  var isCloser: Bool { if case .closer = content { true } else { false } }
}

/// Finds the edges of a stretch of a sentence.
struct EdgeFinder {
  let sentence: Sentence
  let slots: [Slot]
  let pattern: Pattern
  let reader: SlotReader
  let region: SlotParser.Region

  /// At most so many items from each end are searched for values; long texts are text.
  static let reach = 48

  func edges(in range: Range<Int>, filled: Set<Int>) -> [Edge] {
    var edges: [Edge] = []
    for index in range
    where index < range.lowerBound + Self.reach || index >= range.upperBound - Self.reach {
      guard sentence.items[index].role != .quotation || index == range.lowerBound else { continue }
      // "turn *on* the hall lamp": a word that is a value of the first place opens no other.
      let isTaken = headReads(at: index, in: range, filled: filled)
      for (number, slot) in slots.enumerated() where !filled.contains(number) {
        let isOpen = !isTaken || number == pattern.head
        switch slot.kind {
        case .unspoken: continue
        case .typed: typed(slot, number, at: index, in: range, mayOpen: isOpen, &edges)
        case .mention: words(slot, number, at: index, in: range, mayOpen: isOpen, &edges)
        case .text: words(slot, number, at: index, in: range, mayOpen: isOpen, &edges)
        }
      }
      for unit in pattern.units where unit.closer.contains(where: { $0.weight > 0 }) {
        if let end = sentence.end(
          of: unit.closer, at: index, end: range.upperBound, forgivesSmallWords: true)
        {
          edges.append(
            Edge(
              slot: unit.slot, start: index, contentStart: end, end: end, content: .closer,
              strength: .explicit))
        }
      }
    }
    return edges
  }

  /// Whether this is the place right after the lead where the pattern has a slot.
  private func isHead(_ number: Int, at index: Int, in range: Range<Int>) -> Bool {
    region == .after && pattern.head == number && index == range.lowerBound
  }

  private func headReads(at index: Int, in range: Range<Int>, filled: Set<Int>) -> Bool {
    guard let head = pattern.head, isHead(head, at: index, in: range), !filled.contains(head),
      slots[head].kind == .typed, sentence.items[index].roles.contains(.preposition)
    else { return false }
    return reader.values(of: slots[head], in: sentence, at: index, end: range.upperBound)
      .contains { $0.value.confidence >= Self.leastBare }
  }

  // MARK: Values that tell themselves

  /// What a bare value and one after a usual preposition have to be worth.
  private static let leastBare = 0.7
  private static let leastNatural = 0.4

  private func typed(
    _ slot: Slot, _ number: Int, at index: Int, in range: Range<Int>, mayOpen: Bool,
    _ edges: inout [Edge]
  ) {
    // "A few lemons" are no three lemons.
    let leastMarked = Self.isEverywhere(slot.type.element) ? 0.45 : 0
    func read(_ start: Int, _ strength: Edge.Strength, least: Double) -> Bool {
      let found = reader.values(of: slot, in: sentence, at: start, end: range.upperBound)
        .filter { $0.value.confidence >= least }
      for read in found.prefix(3) {
        let read = slot.isList ? listed(read, slot, in: range) : read
        edges.append(
          Edge(
            slot: number, start: index, contentStart: start, end: read.end,
            content: .value(read.value), strength: strength))
      }
      return !found.isEmpty
    }
    func add(_ place: Int, _ strength: Edge.Strength, least: Double) {
      guard place < range.upperBound else { return }
      var reads = read(place, strength, least: least)
      // "an hour" begins with its article, "the second of May" behind it.
      let start = skippingArticles(from: place, range)
      if start > place { reads = read(start, strength, least: least) || reads }
      if !reads, strength == .explicit, !hasText {
        edges.append(
          Edge(
            slot: number, start: index, contentStart: start, end: start, content: .words,
            strength: .bare, needsStart: true))
      }
    }
    for end in openerEnds(of: slot, at: index, in: range) {
      add(end, .explicit, least: leastMarked)
    }
    if mayOpen, slot.prepositions.contains(sentence.items[index].text) {
      add(index + 1, .natural, least: Self.leastNatural)
    }
    if isHead(number, at: index, in: range) {
      add(index, .explicit, least: leastMarked)
    } else if region != .before || !Self.isEverywhere(slot.type.element),
      sentence.items[index].text != "'s"
    {
      add(index, .bare, least: Self.leastBare)
    }
  }

  /// A value with those that follow it: "the hall, the kitchen and the porch".
  private func listed(
    _ first: SlotReader.Found, _ slot: Slot, in range: Range<Int>
  ) -> SlotReader.Found {
    var found = first
    var values = [first.value.value]
    while found.end < range.upperBound {
      let item = sentence.items[found.end]
      guard item.text == "and" || item.followsPause else { break }
      let next = skippingArticles(from: item.text == "and" ? found.end + 1 : found.end, range)
      guard next < range.upperBound,
        let more = reader.values(of: slot, in: sentence, at: next, end: range.upperBound).first(
          where: { $0.value.confidence >= Self.leastBare })
      else { break }
      values.append(more.value.value)
      found.end = more.end
    }
    found.value.value = .array(values)
    return found
  }

  /// Types whose values stand in sentences about anything: "do *not*", "*two* of us".
  private static func isEverywhere(_ type: ValueType) -> Bool {
    switch type {
    case .bool, .int, .double: true
    default: false
    }
  }

  private var hasText: Bool { slots.contains { $0.kind == .text } }

  /// The items after each opener of a slot that stands here.
  private func openerEnds(of slot: Slot, at index: Int, in range: Range<Int>) -> [Int] {
    var ends: [Int] = []
    for opener in slot.openers {
      if let end = sentence.end(of: opener, at: index, end: range.upperBound) {
        ends.append(end)
      } else if sentence.items[index].roles.contains(.preposition),
        index + 1 < range.upperBound, opener.contains(where: \.isContent),
        let first = opener.firstIndex(where: { $0.weight > 0.5 }),
        let end = sentence.end(
          of: Array(opener[first...]), at: index + 1, end: range.upperBound)
      {
        // "using code 12" where the app says "with code".
        ends.append(end)
      }
    }
    return ends
  }

  private func skippingArticles(from start: Int, _ range: Range<Int>) -> Int {
    var index = start
    while index + 1 < range.upperBound,
      sentence.items[index].isArticle || sentence.items[index].isFiller
    {
      index += 1
    }
    return index
  }

  // MARK: Names and free text

  private func words(
    _ slot: Slot, _ number: Int, at index: Int, in range: Range<Int>, mayOpen: Bool,
    _ edges: inout [Edge]
  ) {
    func add(_ start: Int, _ strength: Edge.Strength, needsStart: Bool = false) {
      guard start < range.upperBound else { return }
      edges.append(
        Edge(
          slot: number, start: index, contentStart: start, end: start, content: .words,
          strength: strength, needsStart: needsStart))
    }
    if isHead(number, at: index, in: range) { add(index, .explicit) }
    let ends = openerEnds(of: slot, at: index, in: range)
    for end in ends { add(end, .explicit) }
    let item = sentence.items[index]
    if slot.kind == .text {
      if item.roles.contains(.naming) {
        add(index + 1, .explicit)
      } else if FunctionWords.textOpeners.contains(item.text) {
        add(index + 1, .natural, needsStart: true)
      } else if item.followsColon {
        add(index, .natural)
      } else if item.followsPause, index == range.lowerBound {
        add(index, .natural)
      }
    } else if mayOpen, ends.isEmpty, slot.prepositions.contains(item.text) {
      add(index + 1, .natural)
    }
  }
}
