// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata

/// The sentences by which people can ask some apps, compiled once from their manifests.
///
/// Sentences come from App Shortcut phrases, from the sentences of parameter summaries, and from
/// titles. A pattern is found by its rarest word, so the time to read an utterance hardly grows
/// with the number of phrases.
public struct Grammar: Sendable {
  /// Intents whose best readings are closer than this are a choice for the person.
  public static let margin = 0.06
  /// No sentence is longer, in UTF-8 bytes.
  public static let maximumLength = 32_768

  /// Phrases that stand for two intents of one app.
  public private(set) var conflicts: [PhraseConflict] = []

  let apps: [String]
  let words: WordTable
  let names: AppNames
  let patterns: [Pattern]
  let intents: [IntentSlots]
  /// The app of each intent.
  let intentApps: [Int]
  /// Patterns by the number of a word that they cannot lack.
  private let index: [Int32: [Int]]
  /// Patterns by the number of a word that they cannot lack beside their verb.
  private let nounIndex: [Int32: [Int]]
  /// The numbers of neighbouring words of patterns, written as one.
  private let compounds: Set<Int32>
  /// The words of negative phrases, by app.
  private let negatives: [[[String]]]

  public init(apps: [GrammarApp]) {
    self.apps = apps.map(\.bundleIdentifier)
    var compiler = PatternCompiler()
    var names = AppNames()
    var intents: [IntentSlots] = []
    var patterns: [Pattern] = []
    for (number, app) in apps.enumerated() {
      for name in [app.displayName] + app.otherNames {
        names.add(name, app: number, words: &compiler)
      }
      let manifest = app.manifest
      for (_, intent) in manifest.intents.sorted(by: { $0.key < $1.key }) {
        var slots = IntentSlots(intent, app: number, manifest: manifest, words: &compiler)
        let own = Self.patterns(
          of: intent, in: manifest, number: intents.count, slots: slots.numbers, &compiler)
        for pattern in own { slots.learn(from: pattern) }
        intents.append(slots)
        patterns += own
      }
    }
    words = compiler.words
    self.names = names
    self.intents = intents
    intentApps = intents.map(\.app)
    self.patterns = patterns
    index = Self.index(patterns) { $0.required }
    nounIndex = Self.index(patterns) { $0.noun }
    compounds = Set(patterns.flatMap { $0.required.map(\.joined) })
    negatives = apps.map {
      $0.manifest.negativePhrases.map { Self.bareWords(Utterance($0).patternWords) }
    }
    conflicts = Self.conflicts(
      patterns, intents, apps: self.apps,
      declared: apps.map { Set($0.manifest.shortcuts.flatMap { $0.phrases.map(\.text) }) })
  }

  private static func patterns(
    of intent: IntentDeclaration, in manifest: Manifest, number: Int, slots: [String: Int],
    _ compiler: inout PatternCompiler
  ) -> [Pattern] {
    var templates: [(text: String, source: Reading.Source, declared: String)] = []
    func add(_ texts: [String], _ source: Reading.Source) {
      templates += texts.map { ($0, source, $0) }
    }
    let shortcuts = manifest.shortcuts.filter { $0.intentIdentifier == intent.identifier }
    let phrases = shortcuts.flatMap(\.phrases).map(\.text)
    add(phrases, .phrase)
    templates += phrases.compactMap { phrase in
      Indefinite.template(phrase, of: intent).map { ($0, .phrase, phrase) }
    }
    // An intent that is not discoverable is only reached by a phrase.
    if intent.isDiscoverable {
      add(intent.summary?.formats ?? [], .summary)
      add([intent.title.text] + shortcuts.compactMap { $0.shortTitle?.text }, .title)
    }
    return templates.compactMap { text, source, declared in
      compiler.pattern(text, declared: declared, source: source, intent: number, slots: slots)
    }
  }

  // MARK: The index

  /// - Parameter literals: the words of a pattern that a sentence of it has.
  private static func index(
    _ patterns: [Pattern], by literals: (Pattern) -> [Literal]?
  ) -> [Int32: [Int]] {
    var counts: [Int32: Int] = [:]
    for pattern in patterns {
      for stem in Set((literals(pattern) ?? []).map(\.word.stem)) { counts[stem, default: 0] += 1 }
    }
    var index: [Int32: [Int]] = [:]
    for (number, pattern) in patterns.enumerated() {
      guard let required = literals(pattern) else { continue }
      let content = required.filter(\.isContent)
      let choice = content.isEmpty ? required.filter { $0.weight > 0 } : content
      guard
        let key = choice.min(by: {
          counts[$0.word.stem, default: 0] < counts[$1.word.stem, default: 0]
        }
        )
      else { continue }
      var keys: Set<Int32> = [key.word.stem]
      if key.word.group >= 0 { keys.insert(key.word.group) }
      for literal in required where literal.joined >= 0 { keys.insert(literal.joined) }
      for key in keys { index[key, default: []].append(number) }
    }
    return index
  }

  func candidates(for sentence: Sentence) -> [Int] {
    let index = sentence.lacksVerb ? nounIndex : index
    var lists: [[Int]] = []
    var seen: [Int32] = []
    var sieve: UInt64 = 0
    // A compound stands for words that the sieve does not know.
    var hasCompound = false
    func look(_ number: Int32) {
      guard number >= 0, !seen.contains(number) else { return }
      seen.append(number)
      if let list = index[number] { lists.append(list) }
    }
    for (position, item) in sentence.items.enumerated() where item.role == .word {
      sieve |= item.word.sieve
      look(item.word.stem)
      if item.word.exact != item.word.stem { look(item.word.exact) }
      look(item.word.group)
      if item.word.exact >= 0, compounds.contains(item.word.exact) { hasCompound = true }
      if position + 1 < sentence.items.count, item.text.utf8.count <= 8 {
        let joined = words.exact(item.text + sentence.items[position + 1].text)
        if joined >= 0 {
          hasCompound = true
          look(joined)
        }
      }
      if position > 400 { break }
    }
    var found: [Int] = []
    for list in lists {
      for number in list
      where hasCompound
        || (sentence.lacksVerb ? patterns[number].nounSieve : patterns[number].sieve) & ~sieve
          == 0
      {
        found.append(number)
      }
    }
    found.sort()
    var unique: [Int] = []
    for number in found where number != unique.last { unique.append(number) }
    return unique
  }

  // MARK: Negative phrases

  static func bareWords(_ words: [String]) -> [String] {
    words.filter { !FunctionWords.articles.contains($0) && !FunctionWords.fillers.contains($0) }
  }

  /// The apps that do not want to hear this sentence.
  func refusing(_ sentence: Sentence) -> Set<Int> {
    var refusing: Set<Int> = []
    for (app, phrases) in negatives.enumerated() where !phrases.isEmpty {
      for start in sentence.starts {
        let said = Self.bareWords(sentence.items[start..<sentence.end].map(\.text))
        if phrases.contains(said) { refusing.insert(app) }
      }
    }
    return refusing
  }

  // MARK: Conflicts

  /// Phrases with the same words, and with values of the same types in the same places.
  private static func conflicts(
    _ patterns: [Pattern], _ intents: [IntentSlots], apps: [String], declared: [Set<String>]
  ) -> [PhraseConflict] {
    var conflicts: [PhraseConflict] = []
    var known: [String: Pattern] = [:]
    for pattern in patterns where pattern.source == .phrase {
      let intent = intents[pattern.intent]
      let app = intent.app
      guard declared[app].contains(pattern.template) else { continue }
      var shape = "\(app)|" + shapeOf(pattern.lead)
      for unit in pattern.units {
        let type = intent.slots[unit.slot].type.displayName
        shape += shapeOf(unit.opener) + "${\(type)} " + shapeOf(unit.closer)
      }
      if let other = known[shape], other.intent != pattern.intent {
        conflicts.append(
          PhraseConflict(
            app: apps[app], phrases: [other.template, pattern.template],
            intents: [intents[other.intent].identifier, intents[pattern.intent].identifier]))
      } else {
        known[shape] = pattern
      }
    }
    return conflicts
  }

  private static func shapeOf(_ literals: [Literal]) -> String {
    literals.filter { $0.weight > 0 }.map { $0.text + " " }.joined()
  }
}
