// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel

/// What people say must lead to one shortcut, and to one outcome.
struct PhraseCollision: Rule {
  static let id: RuleID = "phrase.collision"
  static let tier = Tier.wrong
  static let severity = Severity.warning
  static let summary = "two shortcuts are called by one sentence, or one by a verb and its opposite"
  static let page = """
    Siri picks a shortcut by its sentence. Where two shortcuts have the same one (but for articles, \
    punctuation and the word before the app's name), it asks or takes either. The values of an enum \
    count: "Open \\(\\.$screen)" with a screen called Settings is the same as "Open settings". Two \
    phrases whose parameter is of the same entity type overlap in every value.

    Opposite verbs on one intent are the other half: "Turn on" and "Turn off" that lead to the same \
    toggle do the wrong thing whenever the state is not what the person believes. Bind the state as \
    an enum in the phrase, or make two intents.

    Known from an app that kept "open" for covers because a second "open" would leave Siri two \
    readings, and from a remote control whose play and pause are one button.
    """
  private static let types =
    ExampleSource.intent("Open") + "\n" + ExampleSource.intent("Show")

  private static func two(_ first: String, _ second: String, types: String = types) -> String {
    ExampleSource.provider(
      ExampleSource.shortcut(of: "Open", first) + "\n" + ExampleSource.shortcut(of: "Show", second),
      types: types)
  }

  private static let withScreen =
    ExampleSource.intent("Open", "@Parameter(title: \"Screen\") var screen: Screen") + "\n"
    + ExampleSource.intent("Show", "@Parameter(title: \"Screen\") var screen: Screen") + "\n"
    + ExampleSource.enumeration("Screen", "settings", "library")

  private static let withTask =
    ExampleSource.intent("Open", "@Parameter(title: \"Task\") var task: Task") + "\n"
    + ExampleSource.intent("Show", "@Parameter(title: \"Item\") var item: Task") + "\n"
    + ExampleSource.entity("Task")

  static let examples: [Example] = [
    .fails(
      two(
        #""Open settings in \(.applicationName)""#,
        #"↓"Open the settings with \(.applicationName)!""#)),
    .fails(
      two(
        #""Open \(\.$screen) in \(.applicationName)""#, #"↓"Open library in \(.applicationName)""#,
        types: withScreen)),
    .fails(
      two(
        #""Open \(\.$task) in \(.applicationName)""#,
        #"↓"Open my \(\.$item) in \(.applicationName)""#, types: withTask)),
    .fails(
      ExampleSource.shortcut(
        #""Turn on the light with \(.applicationName)", ↓"Turn off the light with \(.applicationName)""#
      )),
    .passes(
      two(#""Open settings in \(.applicationName)""#, #""Show settings in \(.applicationName)""#)),
    // Only one of the two is there.
    .passes(
      ExampleSource.provider(
        "if #available(iOS 18, *) {\n"
          + ExampleSource.shortcut(of: "Open", #""Open in \(.applicationName)""#) + "\n} else {\n"
          + ExampleSource.shortcut(of: "Show", #""Open in \(.applicationName)""#) + "\n}",
        types: types)),
    // One shortcut may be called in several ways.
    .passes(
      ExampleSource.shortcut(
        #""Open settings in \(.applicationName)", "Open the settings with \(.applicationName)""#)),
    .passes(
      two(
        #""Open \(\.$screen) in \(.applicationName)""#, #""Open profile in \(.applicationName)""#,
        types: withScreen)),
    // The direction is part of the meaning.
    .passes(
      two(#""Send to \(.applicationName)""#, #""Send from \(.applicationName)""#)),
    // The state is a parameter, and opposite verbs belong to two intents.
    .passes(
      ExampleSource.shortcut(
        #""Turn \(\.$state) on in \(.applicationName)", "Turn \(\.$state) off in \(.applicationName)""#,
        parameters: "@Parameter(title: \"State\") var state: State",
        types: ExampleSource.enumeration("State", "on", "off"))),
    .passes(two(#""Play in \(.applicationName)""#, #""Pause in \(.applicationName)""#)),
    .passes(
      ExampleSource.shortcut(
        #""Stop playback in \(.applicationName)", "Pause playback in \(.applicationName)""#)),
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    project.shortcutLists.flatMap { list in
      Self.ways(list.items).flatMap { way in
        let readings = way.map { shortcut in
          shortcut.phrases.compactMap { PhraseReading($0, of: shortcut, in: project) }
        }
        return equalSentences(readings, in: project)
          + readings.compactMap { opposites($0, in: project) }
      }
    }
  }

  /// The shortcuts of each way through the builder: two branches are never there together.
  private static func ways(_ items: [ShortcutList.Item]) -> [[Shortcut]] {
    items.reduce([[]]) { ways, item in
      switch item {
      case .shortcut(let one): return ways.map { $0 + [one] }
      case .branches(let branches):
        let inner = branches.flatMap(Self.ways)
        guard ways.count * inner.count <= 64 else { return ways }
        return ways.flatMap { way in inner.map { way + $0 } }
      }
    }
  }

  // MARK: Equal sentences

  private func equalSentences(
    _ shortcuts: [[PhraseReading]], in project: CheckedProject
  ) -> [Finding] {
    let titles = Dictionary(
      project.enums.map { one in
        (one.type.qualifiedName, project.caseTitles(of: one).map(PhraseReading.words(of:)))
      }, uniquingKeysWith: { first, _ in first })
    var owners: [[String]: Int] = [:]
    var found: [Finding] = []
    for (number, readings) in shortcuts.enumerated() {
      for reading in readings where !reading.words.isEmpty {
        let sentences = reading.sentences(titles: titles)
        if let other = sentences.lazy.compactMap({ owners[$0] }).filter({ $0 != number }).min() {
          let intent = shortcuts[other].first?.shortcut.intent?.title
          found.append(
            project.finding(
              Self.self, at: reading.phrase.expression, in: reading.phrase.file,
              .isAlsoSaid(of: intent)))
        }
        for sentence in sentences where owners[sentence] == nil { owners[sentence] = number }
      }
    }
    return found
  }

  // MARK: Opposite verbs

  /// The first pair; the remedy for one is the remedy for all of a shortcut.
  private func opposites(_ readings: [PhraseReading], in project: CheckedProject) -> Finding? {
    for (number, later) in readings.enumerated() where !later.bindsEnum {
      for earlier in readings[..<number] where !earlier.bindsEnum {
        guard let pair = Self.difference(earlier.words, later.words),
          Self.oppositePairs.contains(Set(pair))
        else { continue }
        return project.finding(
          Self.self, at: later.phrase.expression, in: later.phrase.file,
          .saysOpposites(pair, later.shortcut.intent?.title))
      }
    }
    return nil
  }

  /// The two words in which sentences of one length differ, where it is one place.
  private static func difference(_ left: [String], _ right: [String]) -> [String]? {
    guard left.count == right.count else { return nil }
    let places = left.indices.filter { left[$0] != right[$0] }
    guard places.count == 1, let place = places.first else { return nil }
    return [left[place], right[place]]
  }

  private static let oppositePairs: Set<Set<String>> = [
    ["on", "off"], ["play", "pause"], ["play", "stop"], ["start", "stop"], ["start", "end"],
    ["begin", "end"], ["start", "finish"], ["open", "close"], ["lock", "unlock"],
    ["mute", "unmute"], ["enable", "disable"], ["show", "hide"], ["pause", "unpause"],
    ["pause", "resume"], ["suspend", "resume"], ["stop", "resume"], ["connect", "disconnect"],
    ["arm", "disarm"], ["activate", "deactivate"], ["up", "down"], ["increase", "decrease"],
    ["raise", "lower"], ["add", "remove"], ["in", "out"], ["follow", "unfollow"],
    ["subscribe", "unsubscribe"], ["pin", "unpin"], ["archive", "unarchive"], ["hide", "unhide"],
    ["block", "unblock"], ["mount", "unmount"], ["next", "previous"],
  ]
}

extension Finding.Message {
  fileprivate static func isAlsoSaid(of intent: String?) -> Self {
    let other = intent.map { "'\($0)'" } ?? "another intent"
    return "the same sentence runs \(other); say this one differently"
  }

  fileprivate static func saysOpposites(_ words: [String], _ intent: String?) -> Self {
    let one = intent.map { "'\($0)'" } ?? "one intent"
    return """
      "\(words[0])" and "\(words[1])" both run \(one); bind the state in the phrase or make two \
      intents
      """
  }
}
