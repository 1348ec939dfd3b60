// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension SlotParser {
  /// What the words up to the next edge may be.
  func close(_ content: Range<Int>, open: Open?, last: Edge?, _ parse: Parse) -> [Parse] {
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
      return text(content, slot: open.slot, strength: open.strength, parse).map { [$0] } ?? []
    case .mention:
      var found: [Parse] = []
      if let whole = mention(content, slot: open.slot, strength: open.strength, parse) {
        found.append(whole)
      }
      // "for marketing call the bank": the name may end before the free text begins.
      if let target = freeTarget(parse), target != open.slot {
        for split in (content.lowerBound + 1..<content.upperBound).prefix(4) {
          if let part = mention(
            content.lowerBound..<split, slot: open.slot, strength: open.strength, parse, most: 0.6),
            let both = text(split..<content.upperBound, slot: target, strength: .bare, part)
          {
            found.append(both)
          }
        }
      }
      return found
    case .typed:
      // Words where a value belongs, and none that reads: the person will be asked.
      var unread = parse
      unread.points += points(of: content, each: 0.3)
      unread.unread += points(of: content, each: 1)
      return [unread]
    case .unspoken:
      return []
    }
  }

  /// Words that no edge claims.
  private func free(_ content: Range<Int>, last: Edge?, _ parse: Parse) -> [Parse] {
    if content.allSatisfy({ sentence.items[$0].isSmall }),
      !content.contains(where: { sentence.items[$0].isEmoji }) || isOrnament(content, parse)
    {
      var passed = parse
      passed.points += points(of: content, each: 0.8)
      return [passed]
    }
    // "… to the list thanks": a courtesy without a pause, where no text is open.
    if let last, !content.isEmpty, content.lowerBound == sentence.thanks,
      last.end == sentence.thanks
    {
      var passed = parse
      passed.points += points(of: content, each: 0.8)
      return [passed]
    }
    if let target = freeTarget(parse) {
      return text(content, slot: target, strength: .bare, parse).map { [$0] } ?? []
    }
    var found: [Parse] = []
    // A value that was clearly marked may interrupt a free text.
    if region == .after, let last, case .value = last.content, last.strength == .explicit,
      let index = parse.assignments.firstIndex(where: {
        $0.value == nil && intent.slots[$0.slot].kind == .text && $0.runs.count == 1
      })
    {
      var joined = parse
      joined.assignments[index].runs.append(content)
      joined.points += points(of: content, each: 0.45) - 0.3
      found.append(joined)
    }
    if region != .before, let target = mentionTarget(parse),
      let named = mention(content, slot: target, strength: .bare, parse)
    {
      found.append(named)
    }
    let bare = content.drop { sentence.items[$0].isArticle }
    if region == .inside, bare.count <= 3, let label = label(parse),
      let labelled = text(bare, slot: label, strength: .bare, parse)
    {
      found.append(labelled)
    }
    if region == .after, !belongsToName(content) {
      var rest = parse
      rest.leftover += content.reduce(0) { $0 + sentence.items[$1].weight }
      found.append(rest)
    }
    return found
  }

  /// Whether emoji only decorate the request: they may be a text only where one has to follow.
  private func isOrnament(_ content: Range<Int>, _ parse: Parse) -> Bool {
    guard let target = freeTarget(parse) else { return true }
    return content.upperBound == sentence.end
      && (intent.slots[target].isOptional || content.lowerBound > range.lowerBound)
  }

  /// The free text that words without a mark belong to.
  func freeTarget(_ parse: Parse) -> Int? {
    guard region == .after else { return nil }
    return intent.order.first { intent.slots[$0].kind == .text && !parse.fills($0) }
  }

  /// An optional text that may stand inside a phrase: "a *pasta* timer".
  private func label(_ parse: Parse) -> Int? {
    intent.order.first {
      intent.slots[$0].kind == .text && intent.slots[$0].isOptional && !parse.fills($0)
    }
  }

  private var hasSeveralTexts: Bool { intent.slots.count { $0.kind == .text } > 1 }

  private var hasText: Bool { intent.slots.contains { $0.kind == .text } }

  private func mentionTarget(_ parse: Parse) -> Int? {
    let open = intent.order.filter { intent.slots[$0].kind == .mention && !parse.fills($0) }
    return open.first { !intent.slots[$0].isOptional } ?? open.first
  }

  // MARK: Judging words

  private func text(
    _ content: Range<Int>, slot: Int, strength: Edge.Strength, _ parse: Parse
  ) -> Parse? {
    let isQuoted = content.count == 1 && sentence.items[content.lowerBound].role == .quotation
    guard !reachesOverName(content), !isNameWithRest(content, slot: slot, strength) else {
      return nil
    }
    // Small words alone are no text, unless it is "called *for*".
    let isNamed =
      strength == .explicit && content.count == 1
      && content.lowerBound > 0 && sentence.items[content.lowerBound - 1].roles.contains(.naming)
    guard isNamed || content.contains(where: { sentence.items[$0].weight == 1 }) else {
      return nil
    }
    // Nor does a text begin where a sentence goes on: "2 *and 2*".
    let ends = [content.lowerBound, content.upperBound - 1].map { sentence.items[$0].text }
    if strength == .bare, ends.contains(where: { $0 == "and" || $0 == "or" }) { return nil }
    var parse = parse
    parse.points += points(of: content, each: isQuoted ? 0.9 : strength == .explicit ? 0.65 : 0.5)
    if let last = content.last, sentence.items[last].roles.contains(.unfinished) {
      parse.points -= 0.5
    }
    // Before a colon stands who or where, when there is a place for that.
    for index in content.dropFirst() where sentence.items[index].followsColon && hasSeveralTexts {
      parse.points -= 0.3 * sentence.items[index].weight
    }
    if !["a", "an"].contains(sentence.items[content.lowerBound].text) {
      parse.evidence += isQuoted ? 0.6 : 0.3
    }
    parse.assignments.append(
      Parse.Assignment(slot: slot, runs: [content], value: nil, strength: strength))
    return parse
  }

  /// - Parameter most: the most that a word of the name is worth.
  private func mention(
    _ content: Range<Int>, slot: Int, strength: Edge.Strength, _ parse: Parse, most: Double = 1
  ) -> Parse? {
    let items = sentence.items
    // One word where nothing but a name can stand is a name: "Open *due* in Acme".
    let isOnly =
      strength == .explicit && content.count == 1 && items[content.lowerBound].role == .word
    guard let last = content.last, !reachesOverName(content),
      isOnly || !items[last].roles.contains(.unfinished),
      isOnly || content.contains(where: { items[$0].weight == 1 })
    else { return nil }
    if strength == .bare {
      // A name does not begin with a word that opens something else.
      guard items[content.lowerBound].roles.isDisjoint(with: [.preposition, .naming]) else {
        return nil
      }
    }
    var parse = parse
    let opener = content.lowerBound > 0 ? items[content.lowerBound - 1].text : ""
    let usual =
      switch strength {
      case .explicit: items[last].roles.contains(.unfinished) ? 0.4 : 0.75
      // "remind me to …": a verb follows, not a name.
      case .natural where opener == "to" && hasText: 0.4
      case .natural where content.allSatisfy({ items[$0].role == .number }): 0.2
      case .natural: 0.65
      case .bare: 0.55
      }
    parse.points += points(of: content, each: min(most, usual))
    for index in content.dropFirst() where items[index].roles.contains(.naming) {
      parse.points -= 0.6
    }
    // A date that was said is a date, not the end of a name.
    let holdsValue = edges.contains { edge in
      guard case .value(let value) = edge.content, value.confidence >= 0.7 else { return false }
      return edge.start > content.lowerBound && edge.end <= content.upperBound
        && !parse.fills(edge.slot)
    }
    if holdsValue { parse.points -= 0.3 }
    parse.evidence += 0.7
    parse.assignments.append(
      Parse.Assignment(slot: slot, runs: [content], value: nil, strength: strength))
    return parse
  }
}
