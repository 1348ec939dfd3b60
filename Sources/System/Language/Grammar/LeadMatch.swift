// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Where the first words of a pattern stand in a sentence.
struct LeadMatch {
  /// The first item of the match and the first after it.
  var range: Range<Int>
  /// Items inside the match that the pattern does not have: "a *10 minute* timer".
  var gap: Range<Int>?
  /// How well the items inside the match are explained, weighted.
  var points: Double
  /// The weight of the literals that were found, each by its likeness.
  var matched: Double
  var evidence: Double
  /// The weight of the literals that are missing.
  var missing: Double
  /// Whether a word was only matched by what it stands for.
  var isLoose: Bool
  /// Whether the verb of the pattern was not said.
  var lacksVerb = false
}

extension Sentence {
  /// Matches literals from an item on; nil when a content word is missing.
  ///
  /// Articles may be there or not on both sides. One stretch of other words is allowed between
  /// the literals, for a value to be read from.
  func match(
    _ literals: [Literal], at start: Int, allowsGap: Bool = true, until limit: Int? = nil,
    anyPreposition: Bool = false
  ) -> LeadMatch? {
    let end = limit ?? self.end
    var match = LeadMatch(
      range: start..<start, gap: nil, points: 0, matched: 0, evidence: 0, missing: 0,
      isLoose: false)
    var index = start
    var position = 0
    while position < literals.count {
      let literal = literals[position]
      // "on or off" is said whole; one of the two alone is a value.
      if position + 2 < literals.count, literals[position + 1].text == "or",
        index + 1 >= end || items[index + 1].text != "or"
      {
        match.missing += literals[position..<position + 3].reduce(0) { $0 + $1.weight }
        position += 3
        continue
      }
      if index < end {
        let likeness = items[index].word.likeness(to: literal.word)
        if likeness > 0 {
          take(literal, likeness, items: 1, at: index, &match)
          index += 1
          position += 1
          continue
        }
        // "on the list" where the app says "to the list"
        if anyPreposition, literal.isPreposition, items[index].roles.contains(.preposition) {
          take(literal, 0.5, items: 1, at: index, &match)
          index += 1
          position += 1
          continue
        }
        if let written = compound(literals, position, at: index, end: end) {
          take(literal, 1, items: written.items, at: index, &match)
          index += written.items
          position += written.literals
          continue
        }
        if literal.weight > 0, items[index].isArticle || items[index].isFiller, index > start {
          match.points += items[index].weight * (items[index].isArticle ? 1 : 0.6)
          index += 1
          continue
        }
      }
      if literal.weight == 0 {
        position += 1
        continue
      }
      if literal.isContent {
        guard allowsGap, match.gap == nil, index > start,
          let next = find(literals, position, after: index, end: end)
        else { return nil }
        // "a cup" is a value with its article.
        var first = index
        while first > start + 1, ["a", "an"].contains(items[first - 1].text),
          literals[position - 1].weight > 0
        {
          first -= 1
          match.points -= items[first].weight
        }
        match.gap = first..<next
        index = next
        continue
      }
      match.missing += literal.weight
      position += 1
    }
    guard index > start else { return nil }
    match.range = start..<index
    return match
  }

  private func take(
    _ literal: Literal, _ likeness: Double, items count: Int, at index: Int,
    _ match: inout LeadMatch
  ) {
    for offset in index..<index + count { match.points += likeness * items[offset].weight }
    match.matched += literal.weight * likeness
    match.evidence += literal.evidence * likeness
    if likeness < 0.9 && literal.weight >= 1 { match.isLoose = true }
  }

  /// A word that one side writes as two: "to-do" and "todo".
  private func compound(
    _ literals: [Literal], _ position: Int, at index: Int, end: Int
  ) -> (items: Int, literals: Int)? {
    if position + 1 < literals.count, literals[position].joined >= 0,
      items[index].word.exact == literals[position].joined
    {
      return (1, 2)
    }
    let literal = literals[position]
    let first = items[index].text
    if index + 1 < end, !first.isEmpty, first.utf8.count < literal.text.utf8.count,
      literal.text.hasPrefix(first), first + items[index + 1].text == literal.text
    {
      return (2, 1)
    }
    return nil
  }

  /// The next item within reach that is the literal.
  private func find(_ literals: [Literal], _ position: Int, after start: Int, end: Int) -> Int? {
    let word = literals[position].word
    var index = start + 1
    while index < end, index <= start + 6 {
      if items[index].word.likeness(to: word) >= 0.9 { return index }
      index += 1
    }
    return nil
  }

  /// Where literals that stand at an item without a gap end.
  func end(
    of literals: [Literal], at start: Int, end: Int, forgivesSmallWords: Bool = false
  ) -> Int? {
    guard
      let match = match(
        literals, at: start, allowsGap: false, until: end, anyPreposition: forgivesSmallWords),
      match.missing == 0 || forgivesSmallWords && match.matched >= 0.7
    else { return nil }
    return match.range.upperBound
  }
}
