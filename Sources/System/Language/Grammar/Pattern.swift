// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata

/// A word of a pattern.
struct Literal: Hashable {
  var word: Word
  /// 0 for an article, below 1 for a word that carries little evidence.
  var weight: Double
  /// What the word tells of the intent: less than its weight for "create" and the like.
  var evidence: Double
  /// The number of this word and the next written as one: "check-in", "checkin".
  var joined: Int32
  var text: String

  var isPreposition = false

  var isContent: Bool { weight >= 1 }
}

/// A placeholder of a pattern and the words around it that belong to it.
struct Unit: Hashable {
  /// The index in ``IntentSlots/slots``.
  var slot: Int
  var opener: [Literal]
  var closer: [Literal]
}

/// A phrase, a summary or a title, ready to be compared.
///
/// A class, because hundreds are looked at for one utterance and copying one is not free.
final class Pattern: Sendable {
  let intent: Int
  let source: Reading.Source
  /// The text that was compiled.
  let template: String
  /// The text as the developer wrote it.
  let declared: String
  let lead: [Literal]
  let units: [Unit]

  /// The words that an utterance of this pattern has: not those that open an optional slot.
  let required: [Literal]
  let requiredWeight: Double
  /// The content words that cannot be missing, as a sieve: see ``Word/sieve``.
  let sieve: UInt64
  /// The lead after a verb that says nothing of what it is about; nil when there is no such verb.
  let noun: [Literal]?
  /// The sieve of ``noun``.
  let nounSieve: UInt64

  init(
    intent: Int, source: Reading.Source, template: String, declared: String, lead: [Literal],
    units: [Unit]
  ) {
    self.intent = intent
    self.source = source
    self.template = template
    self.declared = declared
    self.lead = lead
    self.units = units
    required = lead + units.flatMap(\.closer)
    requiredWeight = required.reduce(0) { $0 + $1.weight }
    sieve = Self.sieve(lead)
    noun = Self.noun(of: lead)
    nounSieve = noun.map(Self.sieve) ?? sieve
  }

  private static func sieve(_ literals: [Literal]) -> UInt64 {
    literals.filter(\.isContent).reduce(0) { $0 | $1.word.sieve }
  }

  private static func noun(of lead: [Literal]) -> [Literal]? {
    guard let verb = lead.first, FunctionWords.genericVerbs[verb.text] != nil else { return nil }
    var rest = Array(lead.dropFirst())
    if let first = rest.first, first.text == "me" || first.text == "us" { rest.removeFirst() }
    return rest.contains(where: \.isContent) ? rest : nil
  }

  /// Whether it only names a thing: "My Tasks".
  var isThing: Bool { lead.first?.weight == 0 && lead.count(where: \.isContent) == 1 }

  /// The slot that follows the lead at once.
  var head: Int? { units.first.flatMap { $0.opener.isEmpty ? $0.slot : nil } }
}

/// Turns the templates of a manifest into patterns.
struct PatternCompiler {
  private(set) var words = WordTable()

  mutating func literal(_ text: String) -> Literal {
    let stem = WordTable.stem(text)
    let roles = FunctionWords.roles[text] ?? []
    let weight = roles.contains(.article) ? 0 : roles.contains(.weak) ? 0.3 : 1.0
    return Literal(
      word: words.intern(text), weight: weight,
      evidence: min(weight, FunctionWords.genericVerbs[stem] ?? weight), joined: Word.unknown,
      text: text, isPreposition: roles.contains(.preposition))
  }

  mutating func literals(_ text: String) -> [Literal] {
    var result = Utterance(text).patternWords.map { literal($0) }
    if result.count > 1, result[1].text == "on" { result[1].weight = 1 }
    for index in result.indices.dropLast() {
      result[index].joined = words.intern(result[index].text + result[index + 1].text).exact
    }
    return result
  }

  /// A pattern, nil when nothing in it could be recognised.
  mutating func pattern(
    _ template: String, declared: String, source: Reading.Source, intent: Int,
    slots: [String: Int]
  ) -> Pattern? {
    var lead: [Literal] = []
    var units: [Unit] = []
    var run: [Literal] = []
    var dropsOpening = false
    for piece in TemplatePiece.parse(template) {
      switch piece {
      case .text(let text):
        var next = literals(text)
        if dropsOpening, let first = next.first,
          FunctionWords.afterHandedApp.contains(first.text)
        {
          next.removeFirst()
        }
        dropsOpening = false
        run += next
      case .applicationName:
        if let last = run.last, FunctionWords.beforeAppName.contains(last.text) {
          run.removeLast()
        } else if run.count == 1, units.isEmpty, FunctionWords.handingVerbs.contains(run[0].text) {
          run.removeLast()
          dropsOpening = true
        }
      case .parameter(let name):
        guard let slot = slots[name] else { continue }
        if units.isEmpty {
          lead = run
          units.append(Unit(slot: slot, opener: [], closer: []))
        } else {
          let (closer, opener) = split(run)
          units[units.count - 1].closer = closer
          units.append(Unit(slot: slot, opener: opener, closer: []))
        }
        run = []
      }
    }
    if units.isEmpty { lead = run } else { units[units.count - 1].closer = run }
    if var first = units.first, let (kept, opener) = leadSplit(lead) {
      lead = kept
      first.opener = opener
      units[0] = first
    }
    let pattern = Pattern(
      intent: intent, source: source, template: template, declared: declared, lead: lead,
      units: units)
    return pattern.requiredWeight > 0 ? pattern : nil
  }

  /// Words between two placeholders: those that end the first, and those that open the second,
  /// which begin with the last run of connecting words.
  private func split(_ run: [Literal]) -> (closer: [Literal], opener: [Literal]) {
    guard let last = run.lastIndex(where: { Self.connects($0.text) }) else { return ([], run) }
    var start = last
    while start > 0, Self.connects(run[start - 1].text) { start -= 1 }
    return (Array(run[..<start]), Array(run[start...]))
  }

  /// A lead that ends in "with code" or "at" opens the first slot with it, if enough is left.
  private func leadSplit(_ lead: [Literal]) -> (lead: [Literal], opener: [Literal])? {
    guard let last = lead.lastIndex(where: { Self.connects($0.text) }), last > 0 else { return nil }
    var start = last
    while start > 0, Self.connects(lead[start - 1].text) { start -= 1 }
    let kept = lead[..<start]
    // After one verb alone the word is a part of the verb: "turn on", "search for", "meet at".
    guard kept.count(where: \.isContent) > 1 else { return nil }
    return (Array(kept), Array(lead[start...]))
  }

  static func connects(_ word: String) -> Bool {
    !(FunctionWords.roles[word] ?? []).isDisjoint(with: [.preposition, .naming]) || word == "due"
      || word == "and" || word == "that"
  }
}
