// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentWire

/// A sentence that matched a pattern, judged.
struct Match {
  var pattern: Pattern
  var parse: Parse
  var score: Double
  var evidence: Double
  var matchedWords: Double
  var isPhraseMatch: Bool
  var needsMatch: Bool
  var isWholeRequest: Bool
}

/// Compares one sentence with patterns.
struct Matcher {
  let sentence: Sentence
  let reader: SlotReader
  let intents: [IntentSlots]

  /// The evidence that free wording needs: a telling verb, or a general one and a value.
  static let threshold = 1.0
  /// What part of the words a reading must explain.
  static let lowestScore = 0.3
  /// What part of a pattern's words makes it a match.
  static let beyondDoubt = 0.85

  func matches(_ pattern: Pattern) -> [Match] {
    var found: [Match] = []
    for (lead, request) in leads(of: pattern) {
      for parse in parses(pattern, lead: lead, request: request) {
        if let match = judge(pattern, lead: lead, request: request, parse) { found.append(match) }
      }
    }
    guard let best = found.map(\.score).max() else { return [] }
    return found.filter { $0.score >= best * 0.5 }
  }

  // MARK: Where the pattern begins

  /// The places where the lead stands, each with the place where the request begins.
  private func leads(of pattern: Pattern) -> [(LeadMatch, Int)] {
    guard let latest = sentence.starts.last, latest < sentence.end else { return [] }
    guard let first = pattern.lead.first(where: { $0.weight > 0 }) else {
      let empty = LeadMatch(
        range: latest..<latest, gap: nil, points: 0, matched: 0, evidence: 0, missing: 0,
        isLoose: false)
      return [(empty, latest)]
    }
    guard sentence.lacksVerb else {
      return places(of: pattern.lead, first: first, latest: latest)
    }
    guard let noun = pattern.noun,
      let second = noun.first(where: { $0.weight > 0 }), let verb = pattern.lead.first,
      !sentence.isQuestion || FunctionWords.telling.contains(verb.text)
    else { return [] }
    return places(of: noun, first: second, latest: latest).map { match, request in
      var match = match
      match.lacksVerb = true
      match.missing += verb.weight
      return (match, request)
    }
  }

  private func places(
    of literals: [Literal], first: Literal, latest: Int
  ) -> [(LeadMatch, Int)] {
    var found: [(LeadMatch, Int)] = []
    for index in sentence.starts[0]..<min(sentence.end, latest + 16) {
      let item = sentence.items[index]
      let begins =
        item.word.likeness(to: first.word) > 0
        || item.word.exact >= 0 && item.word.exact == first.joined
        || !item.text.isEmpty && first.text.hasPrefix(item.text)
      guard begins, let match = sentence.match(literals, at: index) else { continue }
      var request = sentence.starts.last { $0 <= index } ?? 0
      // Articles between a courtesy and the lead are no words of the request.
      if sentence.items[request..<index].allSatisfy({ $0.isArticle || $0.isFiller }) {
        request = index
      }
      found.append((match, request))
    }
    return found
  }

  private func parses(_ pattern: Pattern, lead: LeadMatch, request: Int) -> [Parse] {
    let intent = intents[pattern.intent]
    var parses = [Parse()]
    func extend(_ range: Range<Int>, _ region: SlotParser.Region, keeping count: Int) {
      guard !range.isEmpty else { return }
      parses = parses.prefix(3).flatMap { parse in
        SlotParser.parses(
          sentence, intent, pattern, reader, range, after: parse, region: region
        ).prefix(count)
      }
    }
    extend(request..<lead.range.lowerBound, .before, keeping: 3)
    if var gap = lead.gap {
      // "a glass *of* water"
      if gap.count > 1, sentence.items[gap.upperBound - 1].text == "of" {
        gap = gap.lowerBound..<gap.upperBound - 1
      }
      extend(gap, .inside, keeping: 3)
    }
    var start = lead.range.upperBound
    // "show me …"
    while start + 1 < sentence.end, ["me", "us"].contains(sentence.items[start].text) {
      for index in parses.indices { parses[index].points += sentence.items[start].weight * 0.8 }
      start += 1
    }
    extend(start..<sentence.end, .after, keeping: 24)
    return parses
  }

  // MARK: Judging

  private func judge(
    _ pattern: Pattern, lead: LeadMatch, request: Int, _ parse: Parse
  ) -> Match? {
    let total = (request..<sentence.end).reduce(0) { $0 + sentence.items[$1].weight }
    let required = pattern.requiredWeight
    guard total > 0, required > 0 else { return nil }
    let matchedWords = lead.matched + parse.matched
    let coverage = min(1, matchedWords / required)
    // Words that nothing explains are only forgiven beside a telling match.
    if parse.leftover > 0 {
      guard lead.matched >= 1.5, parse.leftover <= lead.matched + 1 else { return nil }
    }
    let literalEvidence = lead.evidence + evidenceOfClosers(parse, pattern)
    var evidence = lead.evidence + parse.evidence - parse.leftover * 0.5
    if sentence.namesAppClearly {
      evidence += 0.6
    } else {
      // Half a sentence tells less: a place that is empty, words that are not there.
      evidence -= 0.35 * max(0, required - matchedWords)
      if let head = pattern.head, !parse.fills(head) { evidence -= 0.5 }
      // "My tasks" names a thing; what to do with it is not said.
      if pattern.isThing, parse.assignments.isEmpty { evidence -= 0.5 }
    }
    // Words that do not read are only forgiven where the rest is beyond doubt.
    if parse.unread > 0, coverage <= Self.beyondDoubt { return nil }
    if lead.lacksVerb, !isNamed(parse, pattern) { return nil }
    let explained = max(0, min(1, (lead.points + parse.points - parse.leftover * 0.5) / total))
    let factor = pattern.source == .phrase ? 1 : 0.96
    var score = explained * (0.5 + 0.5 * coverage) * factor
    if lead.isLoose { score -= 0.05 }
    // "Show" says less of a request than "show tasks".
    if let head = pattern.head, !parse.fills(head) { score -= 0.15 }
    // A name in the middle may as well be a word of a text.
    if sentence.app != nil, !sentence.namesAppClearly { score -= 0.05 }
    // A general word in another's place, "make" for "create", tells nothing.
    if lead.isLoose, literalEvidence < 0.65, !sentence.namesAppClearly { return nil }
    let isWhole = coverage > Self.beyondDoubt && !lead.isLoose && parse.leftover == 0
    let slots = intents[pattern.intent].slots
    let isDoubtful = parse.assignments.contains {
      slots[$0.slot].kind == .mention && mayBeOfName($0)
    }
    let isPhraseMatch =
      pattern.source == .phrase && isWhole && (sentence.app != nil || literalEvidence >= 1.5)
      && !isDoubtful
    let mentions = parse.assignments.count { slots[$0.slot].kind == .mention }
    guard isPhraseMatch || evidence >= Self.threshold && score >= Self.lowestScore else {
      return nil
    }
    return Match(
      pattern: pattern, parse: parse, score: max(0, score), evidence: evidence,
      matchedWords: matchedWords, isPhraseMatch: isPhraseMatch,
      needsMatch: isDoubtful
        || !isPhraseMatch && mentions > 0
          && evidence - 0.7 * Double(mentions) < Self.threshold,
      isWholeRequest: sentence.namesAppClearly && isWhole && parse.unread == 0 && !lead.lacksVerb
        && (pattern.source == .phrase || pattern.source == .summary && literalEvidence >= 1.5))
  }

  /// Whether a name begins or ends in an app's name: "the Acme project", or an app "Acme Pro" that
  /// is not here.
  private func mayBeOfName(_ assignment: Parse.Assignment) -> Bool {
    guard let run = assignment.runs.first else { return false }
    if sentence.names.contains(where: { $0.name.overlaps(run) }) { return true }
    if sentence.nameMayGoOn, run.lowerBound == sentence.seam { return true }
    guard sentence.nameMayBeginEarlier, run.upperBound == sentence.seam else { return false }
    return assignment.strength == .bare
      || run.lowerBound > 0
        && FunctionWords.beforeAppName.contains(sentence.items[run.lowerBound - 1].text)
  }

  /// Whether a thing is named by nothing but values and names that are clearly marked; the more
  /// words are free, the more a verb is needed to tell what they are for.
  private func isNamed(_ parse: Parse, _ pattern: Pattern) -> Bool {
    parse.leftover == 0 && parse.unread == 0
      && parse.assignments.allSatisfy { $0.value != nil || $0.strength > .bare }
  }

  private func evidenceOfClosers(_ parse: Parse, _ pattern: Pattern) -> Double {
    guard parse.matched > 0 else { return 0 }
    return pattern.units.flatMap(\.closer).reduce(0) { $0 + $1.evidence }
  }
}
