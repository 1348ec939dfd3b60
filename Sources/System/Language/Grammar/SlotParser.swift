// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata

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
  /// The weight of items where a value belongs, and none reads.
  var unread = 0.0

  var filled: Set<Int> { Set(assignments.map(\.slot)) }

  /// Asked for each edge at each step, so it makes no set.
  func fills(_ slot: Int) -> Bool {
    for index in assignments.indices where assignments[index].slot == slot { return true }
    return false
  }
}

/// Shares out a stretch of a sentence among slots: all ways that make sense, best first.
struct SlotParser {
  let sentence: Sentence
  let intent: IntentSlots
  let pattern: Pattern
  let finder: EdgeFinder
  let range: Range<Int>
  let region: Region
  let edges: [Edge]

  /// Which part of the sentence is shared out.
  enum Region {
    /// Before the pattern's words: only values that tell themselves or are opened.
    case before
    /// Between the pattern's words: one value, or a name or label.
    case inside
    /// After the pattern's words: everything, free text too.
    case after
  }

  private var results: [Parse] = []
  private var steps = 0

  /// No sentence that a person says needs more; the limit bounds the time of one that is made up.
  private static let maximumSteps = 1500
  private static let maximumResults = 96

  init(
    sentence: Sentence, intent: IntentSlots, pattern: Pattern, finder: EdgeFinder,
    range: Range<Int>, filled: Set<Int>, region: Region
  ) {
    self.sentence = sentence
    self.intent = intent
    self.pattern = pattern
    self.finder = finder
    self.range = range
    self.region = region
    edges = finder.edges(in: range, filled: filled)
  }

  /// The words that are being collected for a slot.
  struct Open {
    var slot: Int
    var start: Int
    var strength: Edge.Strength
  }

  static func parses(
    _ sentence: Sentence, _ intent: IntentSlots, _ pattern: Pattern, _ reader: SlotReader,
    _ range: Range<Int>, after parse: Parse, region: Region
  ) -> [Parse] {
    guard !range.isEmpty else { return [parse] }
    let finder = EdgeFinder(
      sentence: sentence, slots: intent.slots, pattern: pattern, reader: reader, region: region)
    var parser = SlotParser(
      sentence: sentence, intent: intent, pattern: pattern, finder: finder, range: range,
      filled: parse.filled, region: region)
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
      // Most edges are passed over, without a copy of what they hold.
      guard edges[index].start >= position,
        edges[index].isCloser
          || !parse.fills(edges[index].slot) && open?.slot != edges[index].slot
      else {
        index += 1
        continue
      }
      let edge = edges[index]
      index += 1
      if edge.isCloser {
        // "turn the lights on": the words after a value may also stand before it.
        let comesFirst = open == nil && !parse.fills(edge.slot)
        let follows =
          (open?.slot ?? last?.slot) == edge.slot && (open != nil || edge.start == position)
        guard comesFirst || follows else { continue }
      } else if edge.needsStart, edge.start != position || open != nil {
        continue
      }
      for closed in close(position..<edge.start, open: open, last: last, parse)
      where edge.isCloser || !closed.fills(edge.slot) {
        take(edge, after: index, closed)
      }
    }
    for closed in close(position..<range.upperBound, open: open, last: last, parse) {
      results.append(closed)
    }
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
      parse.points += points(of: edge.start..<edge.contentStart, each: openerPoints(edge))
      let confidence = max(0.6, value.confidence)
      let each =
        switch edge.strength {
        case .explicit: 1.0
        case .natural
        where IntentSlots.isLoose(
          sentence.items[edge.start].text, before: intent.slots[edge.slot].type.element):
          0.85
        case .natural: 0.95
        case .bare: edge.start == range.lowerBound && freeTarget(parse) != nil ? 0.7 : 0.85
        }
      parse.points += points(of: edge.contentStart..<edge.end, each: each * confidence)
      parse.evidence += 0.4 * confidence
      if edge.contentStart > edge.start { parse.evidence += edge.strength == .explicit ? 0.5 : 0.2 }
      parse.assignments.append(
        Parse.Assignment(
          slot: edge.slot, runs: [edge.contentStart..<edge.end], value: value,
          strength: edge.strength))
      walk(from: edge.end, edge: firstEdge(from: edge.end), open: nil, last: edge, parse)
      skipNoun(after: edge, parse)
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

  /// Goes on behind a noun that belongs to a value: "high *priority*", "six *people*".
  private mutating func skipNoun(after edge: Edge, _ parse: Parse) {
    guard edge.end < range.upperBound, sentence.items[edge.end].role == .word else { return }
    let item = sentence.items[edge.end]
    let slot = intent.slots[edge.slot]
    let isOwn = slot.nouns.contains(item.word.stem)
    let isCounted =
      (slot.type.element == .int || slot.type.element == .double) && item.weight == 1
      && freeTarget(parse) == nil
    guard isOwn || isCounted else { return }
    var parse = parse
    parse.points += points(of: edge.end..<edge.end + 1, each: isOwn ? 1 : 0.6)
    var taken = edge
    taken.end = edge.end + 1
    walk(from: taken.end, edge: firstEdge(from: taken.end), open: nil, last: taken, parse)
  }

  private func firstEdge(from position: Int) -> Int {
    edges.firstIndex { $0.start >= position } ?? edges.count
  }

  private func openerPoints(_ edge: Edge) -> Double { edge.strength == .explicit ? 1 : 0.8 }

  func points(of range: Range<Int>, each: Double) -> Double {
    range.reduce(0) { $0 + sentence.items[$1].weight * each }
  }
}
