// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension Grammar {
  /// The credible readings of an utterance, best first, or why there is none.
  public func interpret(_ utterance: Utterance, context: ReadingContext) -> Interpretation {
    guard utterance.text.utf8.count <= Self.maximumLength else { return .refused(.tooLong) }
    var whole = Sentence(utterance, words: words)
    guard !whole.items.isEmpty else { return .refused(.empty) }
    whole.stripCourtesies()
    let places = names.occurrences(in: whole)
    var sentences = AppNames.Occurrence.sentences(naming: places, in: whole)
    whole.names = places
    sentences.append(whole)
    var search = Search(reader: SlotReader(utterance: utterance, context: context))
    look(for: sentences, &search)
    // Other wordings cost time and are only tried for what is not understood as it is.
    if search.found.isEmpty { look(for: sentences.compactMap { $0.sayingVerb(words) }, &search) }
    if search.found.isEmpty { look(for: sentences.compactMap(\.namingThing), &search) }
    let readings = Self.credible(search.found)
    if readings.isEmpty { return .refused(search.isRefused ? .negativePhrase : .notUnderstood) }
    return .readings(readings)
  }

  /// The readings of an utterance that were found so far.
  private struct Search {
    let reader: SlotReader
    var found: [Reading] = []
    var places: [Reading: Int] = [:]
    var isNamed = false
    var isRefused = false
  }

  private func look(for sentences: [Sentence], _ search: inout Search) {
    for sentence in sentences {
      let refusing = refusing(sentence)
      search.isRefused = search.isRefused || !refusing.isEmpty
      // Once an app's name was understood as such, it is no word of a text any more, and no
      // other app is meant.
      if sentence.app == nil, search.isNamed || refusing.count == apps.count { continue }
      for reading in readings(of: sentence, search.reader, refusing: refusing) {
        search.isNamed = search.isNamed || sentence.namesAppClearly
        // The same reading from another pattern counts once, with its best score.
        if let place = search.places[reading.identity] {
          if Self.isBetter(reading, than: search.found[place]) { search.found[place] = reading }
        } else {
          search.places[reading.identity] = search.found.count
          search.found.append(reading)
        }
      }
    }
  }

  private func readings(
    of sentence: Sentence, _ reader: SlotReader, refusing: Set<Int>
  ) -> [Reading] {
    var result: [Reading] = []
    let matcher = Matcher(sentence: sentence, reader: reader, intents: intents)
    for number in candidates(for: sentence) {
      let pattern = patterns[number]
      let app = intentApps[pattern.intent]
      guard sentence.app == nil || sentence.app == app, !refusing.contains(app) else { continue }
      for match in matcher.matches(pattern) {
        result.append(
          match.reading(in: sentence, intent: intents[pattern.intent], app: apps[app]))
      }
    }
    return result
  }

  private static func isBetter(_ left: Reading, than right: Reading) -> Bool {
    if left.isPhraseMatch != right.isPhraseMatch { return left.isPhraseMatch }
    return left.score > right.score
  }

  /// Within a matched phrase the intent is fixed: other intents only stay when their own words
  /// tell more.
  private static func credible(_ readings: [Reading]) -> [Reading] {
    let phrase = readings.filter(\.isPhraseMatch)
    var kept = readings
    if let told = phrase.map(\.matchedWords).max() {
      let fixed = Set(phrase.map(\.intentKey))
      kept = readings.filter {
        fixed.contains($0.intentKey)
          ? $0.isPhraseMatch || $0.matchedWords >= told : $0.matchedWords > told + 0.5
      }
    }
    // Among equals, values that were read come before names that still have to be found.
    let ranked = kept.enumerated().sorted { left, right in
      if abs(left.element.score - right.element.score) > 1e-9 {
        return left.element.score > right.element.score
      }
      if left.element.mentions.count != right.element.mentions.count {
        return left.element.mentions.count < right.element.mentions.count
      }
      return left.offset < right.offset
    }
    return ranked.map(\.element)
  }
}

extension Reading {
  var intentKey: [String] { [app, intent] }

  /// The reading without how it was found.
  var identity: Reading {
    var identity = self
    identity.source = .title
    identity.template = ""
    identity.score = 0
    identity.isPhraseMatch = false
    identity.needsMatch = false
    identity.namesApp = false
    identity.isWholeRequest = false
    identity.matchedWords = 0
    for name in identity.mentions.keys {
      identity.mentions[name]?.isHypothesis = false
      identity.mentions[name]?.isBare = false
    }
    return identity
  }
}
