// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One way to share out a stretch of a sentence among the slots of an intent.
struct Parse {
  struct Assignment {
    var slot: Int
    /// Runs of items; several when a value interrupts a free text.
    var runs: [Range<Int>]
    var value: ReadValue?
    var strength: Edge.Strength
  }

  var assignments: [Assignment] = []
  /// How well the items are explained, weighted; see ``Item/weight``.
  var points = 0.0
  var evidence = 0.0
  /// The weight of closers that were found.
  var matched = 0.0
  /// The weight of items that nothing explains.
  var leftover = 0.0

  var filled: Set<Int> { Set(assignments.map(\.slot)) }
}

/// Shares out a stretch of a sentence among slots: all ways that make sense, best first.
struct SlotParser {
  let sentence: Sentence
  let intent: IntentSlots
  let pattern: Pattern
  let finder: EdgeFinder
  let range: Range<Int>
  /// Whether free text and leftovers are allowed; not inside a phrase.
  let isOpen: Bool
  let edges: [Edge]
  private var results: [Parse] = []
  private var steps = 0

  /// No sentence that a person says needs more; the limit bounds the time of one that is made up.
  private static let maximumSteps = 1500
  private static let maximumResults = 96

  init(
    sentence: Sentence, intent: IntentSlots, pattern: Pattern, finder: EdgeFinder,
    range: Range<Int>, filled: Set<Int>, isOpen: Bool
  ) {
    self.sentence = sentence
    self.intent = intent
    self.pattern = pattern
    self.finder = finder
    self.range = range
    self.isOpen = isOpen
    edges = finder.edges(in: range, filled: filled)
  }

  /// The words that are being collected for a slot.
  private struct Open {
    var slot: Int
    var start: Int
    var strength: Edge.Strength
  }

  static func parses(
    _ sentence: Sentence, _ intent: IntentSlots, _ pattern: Pattern, _ reader: SlotReader,
    _ range: Range<Int>, after parse: Parse, isOpen: Bool
  ) -> [Parse] {
    guard !range.isEmpty else { return [parse] }
    let finder = EdgeFinder(
      sentence: sentence, slots: intent.slots, pattern: pattern, reader: reader)
    var parser = SlotParser(
      sentence: sentence, intent: intent, pattern: pattern, finder: finder, range: range,
      filled: parse.filled, isOpen: isOpen)
    parser.walk(from: range.lowerBound, edge: 0, open: nil, last: nil, parse)
    return parser.results.sorted { $0.points - $0.leftover > $1.points - $1.leftover }
  }

  // MARK: The walk

  private mutating func walk(
    from position: Int, edge first: Int, open: Open?, last: Edge?, _ parse: Parse
  ) {
    steps += 1
    guard steps < Self.maximumSteps, results.count < Self.maximumResults else { return }
    var index = first
    while index < edges.count {
      let edge = edges[index]
      index += 1
      guard edge.start >= position, !parse.filled.contains(edge.slot) || isCloser(edge),
        open?.slot != edge.slot || isCloser(edge)
      else { continue }
      if isCloser(edge) {
        guard (open?.slot ?? last?.slot) == edge.slot, open != nil || edge.start == position else {
          continue
        }
      }
      for closed in close(position..<edge.start, open: open, last: last, parse) {
        take(edge, after: index, closed)
      }
    }
    for closed in close(position..<range.upperBound, open: open, last: last, parse) {
      results.append(closed)
    }
  }

  private func isCloser(_ edge: Edge) -> Bool {
    if case .closer = edge.content { true } else { false }
  }

  private mutating func take(_ edge: Edge, after index: Int, _ parse: Parse) {
    var parse = parse
    switch edge.content {
    case .words:
      parse.points += points(of: edge.start..<edge.contentStart, each: openerPoints(edge))
      if edge.contentStart > edge.start {
        parse.evidence += edge.strength == .explicit ? 0.5 : 0.2
      }
      walk(
        from: edge.contentStart, edge: firstEdge(from: edge.contentStart),
        open: Open(slot: edge.slot, start: edge.contentStart, strength: edge.strength), last: edge,
        parse)
    case .value(let value):
      var end = edge.end
      parse.points += points(of: edge.start..<edge.contentStart, each: openerPoints(edge))
      let confidence = max(0.6, value.confidence)
      let each =
        switch edge.strength {
        case .explicit: 1.0
        case .natural: 0.95
        case .bare:
          edge.start == range.lowerBound && isOpen && freeTarget(parse) != nil ? 0.7 : 0.85
        }
      parse.points += points(of: edge.contentStart..<edge.end, each: each * confidence)
      parse.evidence += 0.4 * confidence
      if edge.contentStart > edge.start { parse.evidence += edge.strength == .explicit ? 0.5 : 0.2 }
      // "with high priority": the parameter's own name after its value.
      if end < range.upperBound,
        intent.slots[edge.slot].nouns.contains(sentence.items[end].word.stem)
      {
        parse.points += points(of: end..<end + 1, each: 1)
        end += 1
      }
      parse.assignments.append(
        Parse.Assignment(
          slot: edge.slot, runs: [edge.contentStart..<edge.end], value: value,
          strength: edge.strength))
      var taken = edge
      taken.end = end
      walk(from: end, edge: firstEdge(from: end), open: nil, last: taken, parse)
    case .closer:
      parse.points += points(of: edge.start..<edge.end, each: 1)
      let unit = pattern.units.first { $0.slot == edge.slot }
      for literal in unit?.closer ?? [] {
        parse.matched += literal.weight
        parse.evidence += literal.evidence
      }
      walk(from: edge.end, edge: firstEdge(from: edge.end), open: nil, last: edge, parse)
    }
  }

  private func firstEdge(from position: Int) -> Int {
    edges.firstIndex { $0.start >= position } ?? edges.count
  }

  private func openerPoints(_ edge: Edge) -> Double { edge.strength == .explicit ? 1 : 0.8 }

  private func points(of range: Range<Int>, each: Double) -> Double {
    range.reduce(0) { $0 + sentence.items[$1].weight * each }
  }

  // MARK: Words between edges

  /// What the words up to the next edge may be.
  private func close(_ content: Range<Int>, open: Open?, last: Edge?, _ parse: Parse) -> [Parse] {
    if let open {
      guard !content.isEmpty else { return [] }
      return collected(content, open, parse)
    }
    guard !content.isEmpty else { return [parse] }
    if let last, case .value = last.content, last.strength != .explicit,
      last.start > range.lowerBound
    {
      // A date in the middle of a text is a part of the text.
      return []
    }
    return free(content, last: last, parse)
  }

  private func collected(_ content: Range<Int>, _ open: Open, _ parse: Parse) -> [Parse] {
    let slot = intent.slots[open.slot]
    switch slot.kind {
    case .text:
      return [text(content, slot: open.slot, strength: open.strength, parse)]
    case .mention:
      guard let last = content.last,
        !FunctionWords.unfinished.contains(sentence.items[last].text)
      else { return [] }
      var found: [Parse] = [mention(content, slot: open.slot, strength: open.strength, parse)]
      // "for marketing call the bank": the name may end before the free text begins.
      if let target = freeTarget(parse), target != open.slot {
        for split in (content.lowerBound + 1..<content.upperBound).prefix(4) {
          let named = content.lowerBound..<split
          guard !FunctionWords.unfinished.contains(sentence.items[split - 1].text) else { continue }
          let part = mention(named, slot: open.slot, strength: open.strength, parse, each: 0.6)
          found.append(text(split..<content.upperBound, slot: target, strength: .bare, part))
        }
      }
      return found
    case .typed, .unspoken:
      return []
    }
  }

  /// Words that no edge claims.
  private func free(_ content: Range<Int>, last: Edge?, _ parse: Parse) -> [Parse] {
    if let target = freeTarget(parse) {
      return [text(content, slot: target, strength: .bare, parse)]
    }
    var found: [Parse] = []
    // A value that was clearly marked may interrupt a free text.
    if let last, case .value = last.content, last.strength == .explicit,
      let index = parse.assignments.firstIndex(where: {
        $0.value == nil && intent.slots[$0.slot].kind == .text && $0.runs.count == 1
      }), isOpen
    {
      var joined = parse
      joined.assignments[index].runs.append(content)
      joined.points += points(of: content, each: 0.45) - 0.3
      found.append(joined)
    }
    if let target = mentionTarget(parse) {
      found.append(mention(content, slot: target, strength: .bare, parse))
    }
    if isOpen {
      var rest = parse
      rest.leftover += content.reduce(0) { $0 + sentence.items[$1].weight }
      found.append(rest)
    }
    return found
  }

  private func freeTarget(_ parse: Parse) -> Int? {
    guard isOpen else { return nil }
    let filled = parse.filled
    return intent.order.first { intent.slots[$0].kind == .text && !filled.contains($0) }
  }

  private func mentionTarget(_ parse: Parse) -> Int? {
    let filled = parse.filled
    let open = intent.order.filter {
      intent.slots[$0].kind == .mention && !filled.contains($0)
    }
    return open.first { !intent.slots[$0].isOptional } ?? open.first
  }

  private func text(
    _ content: Range<Int>, slot: Int, strength: Edge.Strength, _ parse: Parse
  ) -> Parse {
    var parse = parse
    let isQuoted = content.count == 1 && sentence.items[content.lowerBound].role == .quotation
    parse.points += points(of: content, each: isQuoted ? 0.9 : strength == .explicit ? 0.6 : 0.5)
    if let last = content.last, FunctionWords.unfinished.contains(sentence.items[last].text) {
      parse.points -= 0.5
    }
    if !["a", "an"].contains(sentence.items[content.lowerBound].text) {
      parse.evidence += isQuoted ? 0.6 : 0.3
    }
    parse.assignments.append(
      Parse.Assignment(slot: slot, runs: [content], value: nil, strength: strength))
    return parse
  }

  private func mention(
    _ content: Range<Int>, slot: Int, strength: Edge.Strength, _ parse: Parse, each: Double? = nil
  ) -> Parse {
    var parse = parse
    let usual =
      switch strength {
      case .explicit: 0.75
      // "remind me to …": the first words after a phrase are more often the text itself.
      case .natural:
        content.lowerBound == range.lowerBound + 1 && freeTarget(parse) != nil ? 0.4 : 0.65
      case .bare: 0.55
      }
    parse.points += points(of: content, each: min(each ?? 1, usual))
    parse.evidence += 0.7
    parse.assignments.append(
      Parse.Assignment(slot: slot, runs: [content], value: nil, strength: strength))
    return parse
  }
}
