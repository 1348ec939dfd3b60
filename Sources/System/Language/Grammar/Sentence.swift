// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A word of an utterance as the matcher walks over it: a token, or a whole quotation.
struct Item {
  enum Role { case word, number, symbol, quotation }

  /// The tokens it stands for.
  var tokens: Range<Int>
  var role: Role
  var word: Word
  var text: String
  var roles: WordRoles
  /// How much the item counts when a reading is judged by what it explains.
  var weight: Double
  /// Whether a comma, colon or the like stands before it.
  var followsPause: Bool
  var followsColon: Bool
  var isEmoji = false

  init(
    tokens: Range<Int>, role: Role, word: Word, text: String, followsPause: Bool,
    followsColon: Bool
  ) {
    self.tokens = tokens
    self.role = role
    self.word = word
    self.text = text
    self.followsPause = followsPause
    self.followsColon = followsColon
    roles = role == .word ? FunctionWords.roles[text] ?? [] : []
    weight = roles.contains(.article) ? 0.3 : roles.contains(.weak) ? 0.5 : 1
  }

  var isArticle: Bool { roles.contains(.article) }
  var isFiller: Bool { roles.contains(.filler) }
  /// Whether nothing is missed when it is passed over: an article, a filler, an emoji.
  var isSmall: Bool { isArticle || isFiller || isEmoji }
  /// Whether a longer name of an app may hold it: no small word, nothing that says when or how.
  var mayBePartOfName: Bool {
    (role == .word || role == .number) && roles.isEmpty && !FunctionWords.adverbs.contains(text)
  }
}

/// An utterance without an app's name and without what merely surrounds the request.
struct Sentence {
  let utterance: Utterance
  var items: [Item]
  /// Where the request may begin: after each courtesy that was heard.
  var starts: [Int] = [0]
  var end: Int
  /// The app that is named, by its index.
  var app: Int?
  /// Whether the name stands at an end of the sentence or after a preposition.
  var namesAppClearly = false
  /// Whether the words before the request ask for a thing: "I need *a timer*".
  var isWish = false
  /// Whether the verbs of patterns are not looked for.
  var lacksVerb = false
  /// Whether they ask for a thing to be told: "what are *my tasks*".
  var isQuestion = false
  /// Where thanks begin that no pause sets apart, so that they may be the end of a text as well.
  var thanks: Int?
  /// The items on both sides of a name that was taken out are no neighbours.
  var seam: Int?
  /// Whether the word before or behind the seam may as well belong to a longer name, of an app that
  /// is not here: "in Note *Plus*", "in *Super* Note".
  var nameMayGoOn = false
  var nameMayBeginEarlier = false
  /// The places of apps' names that are still in the sentence.
  var names: [AppNames.Occurrence] = []

  init(_ utterance: Utterance, words: WordTable) {
    self.utterance = utterance
    items = []
    items.reserveCapacity(utterance.tokens.count)
    var followsPause = false
    var followsColon = false
    var index = 0
    var quotations = utterance.quotations[...]
    let tokens = utterance.tokens
    // Quotation marks around everything mean nothing.
    if let only = quotations.first, only.outer == tokens.indices { quotations = [] }
    while index < tokens.count {
      if let quotation = quotations.first, quotation.outer.lowerBound == index {
        quotations.removeFirst()
        if !quotation.inner.isEmpty {
          items.append(
            Item(
              tokens: quotation.outer, role: .quotation,
              word: Word(exact: Word.unknown, stem: Word.unknown, group: Word.unknown), text: "",
              followsPause: followsPause, followsColon: followsColon))
          followsPause = false
          followsColon = false
        }
        index = quotation.outer.upperBound
        continue
      }
      let token = tokens[index]
      if token.isSkippable {
        followsPause = followsPause || token.kind == .punctuation && token.normalized != "-"
        followsColon = followsColon || token.normalized == ":"
      } else {
        let role: Item.Role =
          switch token.kind {
          case .word: .word
          case .number: .number
          default: .symbol
          }
        let end = utterance.endOfCompound(at: index)
        let text = utterance.compound(index..<end)
        items.append(
          Item(
            tokens: index..<end, role: role, word: words.word(text), text: text,
            followsPause: followsPause, followsColon: followsColon))
        items[items.count - 1].isEmoji = token.kind == .emoji
        followsPause = false
        followsColon = false
        index = end - 1
      }
      index += 1
    }
    end = items.count
  }

  /// The end of the sentence without the emoji that follow the last word.
  var endOfWords: Int {
    var last = end
    while last > 0, items[last - 1].isEmoji { last -= 1 }
    return last
  }

  /// The sentence with one verb in the place of words that people say for it, nil when it has none
  /// or does not name its app: these words are said of anything.
  func sayingVerb(_ table: WordTable) -> Sentence? {
    guard namesAppClearly else { return nil }
    for start in starts.reversed() where start < end {
      for phrase in FunctionWords.verbPhrases[items[start].text] ?? []
      where matches(phrase.words, at: start) && start + phrase.words.count < end {
        var result = self
        let last = start + phrase.words.count
        let tokens = items[start].tokens.lowerBound..<items[last - 1].tokens.upperBound
        result.items.replaceSubrange(
          start..<last,
          with: [
            Item(
              tokens: tokens, role: .word, word: table.word(phrase.verb), text: phrase.verb,
              followsPause: items[start].followsPause, followsColon: items[start].followsColon)
          ])
        let removed = phrase.words.count - 1
        result.end -= removed
        result.seam = seam.map { $0 >= last ? $0 - removed : $0 }
        result.thanks = thanks.map { $0 - removed }
        return result
      }
    }
    return nil
  }

  /// The sentence as one that only names a thing, nil when it cannot be meant so.
  var namingThing: Sentence? {
    guard mayLackVerb else { return nil }
    var result = self
    result.lacksVerb = true
    return result
  }

  /// Whether a request may only name what it is about: "a timer in Hearth", "I need a timer".
  var mayLackVerb: Bool { namesAppClearly || isWish || isQuestion }

  /// Finds where the request may begin and end.
  mutating func stripCourtesies() {
    starts = [0]
    end = items.count
    thanks = nil
    isWish = false
    isQuestion = false
    guard !items.isEmpty else { return }
    var position = 0
    var found = true
    while found {
      found = false
      let first = position
      while position < items.count, items[position].isEmoji { position += 1 }
      if position >= items.count { return }
      if position > first { starts.append(position) }
      for opening in FunctionWords.openings[items[position].text] ?? []
      where matches(opening, at: position) {
        position += opening.count
        if position >= items.count { return }
        starts.append(position)
        isWish = FunctionWords.wishes.contains(opening)
        isQuestion = FunctionWords.questions.contains(opening)
        found = true
        break
      }
    }
    // Behind a name or a courtesy emoji are no part of a text.
    if let seam, seam > 0, endOfWords <= seam { end = min(end, seam) }
    found = true
    while found, end > 1 {
      found = false
      let last = endOfWords
      for closing in FunctionWords.closings where matches(closing, at: last - closing.count) {
        end = last - closing.count
        found = true
        break
      }
      for closing in FunctionWords.closingSentences {
        let start = endOfWords - closing.count
        guard start > 0, matches(closing, at: start) else { continue }
        guard items[start].followsPause || start == seam else {
          thanks = start
          continue
        }
        end = start
        found = true
      }
    }
    end = max(end, 0)
  }

  private func matches(_ words: [String], at start: Int) -> Bool {
    guard start >= 0, start + words.count <= min(end, items.count) else { return false }
    for (offset, word) in words.enumerated() {
      guard items[start + offset].text == word else { return false }
    }
    return true
  }

  /// The tokens of some items, from the first to the last.
  func tokens(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    return items[range.lowerBound].tokens.lowerBound..<items[range.upperBound - 1].tokens.upperBound
  }

  /// The words of some items as the person wrote them; a lone quotation without its marks.
  func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    if let seam, range.contains(seam), seam > range.lowerBound {
      return text(range.lowerBound..<seam) + " " + text(seam..<range.upperBound)
    }
    return utterance.freeText(in: tokens(range))
  }

  /// The items that tokens up to an index cover, nil when the index is inside an item or beyond.
  func item(endingAt token: Int, from start: Int) -> Int? {
    var index = start
    while index < items.count, items[index].tokens.lowerBound < token { index += 1 }
    guard index > start, items[index - 1].tokens.upperBound <= token else { return nil }
    // A value does not reach over the app's name.
    if let seam, start < seam, index > seam { return nil }
    return index
  }
}

extension Utterance {
  /// The end of a word that is written with hyphens: "check-in", "to-do".
  func endOfCompound(at start: Int) -> Int {
    var end = start + 1
    while end + 1 < tokens.count, tokens[start].kind == .word, tokens[end].normalized == "-",
      tokens[end].isAttached, tokens[end + 1].kind == .word, tokens[end + 1].isAttached
    {
      end += 2
    }
    return end
  }

  /// The letters of a compound as one word.
  func compound(_ range: Range<Int>) -> String {
    guard range.count > 1 else { return tokens[range.lowerBound].normalized }
    return tokens[range].filter { $0.kind == .word }.map(\.normalized).joined()
  }

  /// The words of a pattern or a name, compounds as one.
  var patternWords: [String] {
    var words: [String] = []
    var index = 0
    while index < tokens.count {
      let end = endOfCompound(at: index)
      if !tokens[index].isSkippable { words.append(compound(index..<end)) }
      index = end
    }
    return words
  }
}
