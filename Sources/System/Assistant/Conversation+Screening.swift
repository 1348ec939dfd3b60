// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentWire
import Language

/// One intent that the assistant tries to run, with what is known of its parameters.
struct Attempt {
  var app: Int
  var intent: String
  var profile: IntentProfile?
  var values: [String: IntentValue] = [:]
  /// Parameters that fit several items; the person chooses.
  var ambiguous: [String: [Choice]] = [:]
  /// Optional parameters that the person clearly wanted to give.
  var mustAsk: Set<String> = []
  var score = 0.0
  var isForeground = false
  /// How often the intent was performed in this request.
  var runs = 0
  /// How many intents ran before it because a result opened them.
  var depth = 0
  /// What the sentence was matched with.
  var template: MatchedTemplate?
  /// How many parameters have their value from the sentence itself.
  var matched = 0
  var questions = QuestionCounts()
}

/// The readings of an utterance while the apps are asked which of them can be meant.
struct Screening {
  /// Readings of one intent, best first.
  struct Group {
    var readings: [Reading]
    var best: Double { readings.first?.score ?? 0 }
  }

  var groups: [Group]
  var survivors: [Attempt] = []
  /// The best reading whose mention no app knows, and what was not found.
  var missed: (reading: Reading, parameter: String, text: String)?

  init(_ readings: [Reading]) {
    groups = []
    for reading in readings {
      if let index = groups.firstIndex(where: {
        $0.readings[0].app == reading.app && $0.readings[0].intent == reading.intent
      }) {
        groups[index].readings.append(reading)
      } else {
        groups.append(Group(readings: [reading]))
      }
    }
  }
}

/// What an app says to a mention.
enum MentionResult {
  case value(IntentValue)
  case several([Choice])
  case nothing
  /// The app has to be asked first.
  case pending(Conversation.Action)
}

extension Conversation {
  /// Resolves readings until one is sure, then goes on with it.
  mutating func screen() -> Action {
    phase = .screening
    while let group = screening.groups.first {
      let sure = screening.survivors.map(\.score).max() ?? 0
      if !screening.survivors.isEmpty, group.best < sure - Grammar.margin { break }
      guard let reading = group.readings.first,
        let app = apps.firstIndex(where: { $0.bundleIdentifier == reading.app })
      else {
        screening.groups.removeFirst()
        continue
      }
      if !reading.mentions.isEmpty, profile(of: reading.intent, app: app) == nil {
        return .describe(app: app, intent: reading.intent)
      }
      switch resolve(reading, app: app) {
      case .pending(let action): return action
      case .resolved(let attempt):
        screening.survivors.append(attempt)
        screening.groups.removeFirst()
      case .missed(let parameter, let text):
        if screening.missed.map({ $0.reading.score < reading.score }) ?? true {
          screening.missed = (reading, parameter, text)
        }
        screening.groups[0].readings.removeFirst()
        if reading.isPhraseMatch, reading.mentions[parameter]?.isBare == false {
          // What was named has to be found or asked for; it is not passed over.
          screening.groups[0].readings.removeAll { $0.ignoresWords }
        }
        if screening.groups[0].readings.isEmpty { screening.groups.removeFirst() }
        screening.groups.sort { $0.best > $1.best }
      }
    }
    return decide()
  }

  private enum Resolution {
    case resolved(Attempt)
    case missed(parameter: String, text: String)
    case pending(Action)
  }

  private mutating func resolve(_ reading: Reading, app: Int) -> Resolution {
    var attempt = Attempt(app: app, intent: reading.intent)
    attempt.values = reading.values
    attempt.score = reading.score
    attempt.template = MatchedTemplate(reading)
    let declared = apps[app].manifest.intents[reading.intent]?.parameters ?? []
    for parameter in declared {
      guard let mention = reading.mentions[parameter.name] else { continue }
      let source = source(of: parameter, intent: reading.intent, app: app, values: attempt.values)
      switch resolve(mention, parameter, source, app: app) {
      case .pending(let action): return .pending(action)
      case .value(let value): attempt.values[parameter.name] = value
      case .several(let choices): attempt.ambiguous[parameter.name] = choices
      case .nothing:
        return .missed(parameter: parameter.name, text: mention.candidates.first ?? "")
      }
    }
    attempt.matched = attempt.values.count
    return .resolved(attempt)
  }

  /// Where the values of a parameter are found.
  func source(
    of parameter: ParameterDeclaration, intent: String, app: Int, values: [String: IntentValue]
  ) -> ItemsRequest.Source {
    let profile = profiles["\(app)/\(intent)"]?.parameters.first { $0.name == parameter.name }
    if case .entity(let type) = parameter.valueType.element, profile?.query == nil,
      profile?.hasOptionsProvider != true
    {
      return .entity(type)
    }
    return .parameter(intent: intent, name: parameter.name, parameters: values)
  }

  private mutating func resolve(
    _ mention: Mention, _ parameter: ParameterDeclaration, _ source: ItemsRequest.Source, app: Int
  ) -> MentionResult {
    let isList = if case .array = parameter.valueType { true } else { false }
    // Words of an answer are taken for a name only when they are like it.
    let isStrict = mention.isHypothesis || held != nil
    for text in mention.candidates {
      switch search(
        text, source, app: app, strictly: isStrict, whole: mention.whole)
      {
      case .value(let value): return .value(isList ? .array([value]) : value)
      case .nothing: continue
      case .several(let choices): return .several(choices)
      case .pending(let action): return .pending(action)
      }
    }
    guard !mention.list.isEmpty else { return .nothing }
    var values: [IntentValue] = []
    for text in mention.list {
      switch search(text, source, app: app, strictly: isStrict) {
      case .value(let value): values.append(value)
      case .several(let choices): choices[0].value.map { values.append($0) }
      case .nothing: return .nothing
      case .pending(let action): return .pending(action)
      }
    }
    return .value(.array(values))
  }

  /// - Parameter whole: a longer wording that counts where an item is called exactly so.
  private mutating func search(
    _ text: String, _ source: ItemsRequest.Source, app: Int, strictly: Bool, whole: String? = nil
  ) -> MentionResult {
    func items(_ text: String) -> [Choice]? {
      searches[SearchKey(app: app, source: source, search: .matching(text))]
    }
    guard let found = items(text) else {
      return .pending(find(source, .matching(text), app: app))
    }
    if let whole {
      if let named = Self.only(whole, among: found) { return .value(named) }
      if let named = Self.only(text, among: found) { return .value(named) }
      guard let more = items(whole) else {
        return .pending(find(source, .matching(whole), app: app))
      }
      if let named = Self.only(whole, among: more) { return .value(named) }
    }
    return Self.pick(text, among: found, strictly: strictly)
  }

  /// The value of the only item that is called exactly so.
  private static func only(_ text: String, among items: [Choice]) -> IntentValue? {
    let exact = Resemblance.exact(text, among: items).compactMap(\.value)
    return exact.count == 1 ? exact[0] : nil
  }

  /// An exact name wins over several that only contain the words.
  static func pick(_ text: String, among items: [Choice], strictly: Bool) -> MentionResult {
    let items = items.filter { $0.value != nil }
    let exact = Resemblance.exact(text, among: items)
    if exact.count == 1, let value = exact[0].value { return .value(value) }
    if exact.count > 1 { return .several(exact) }
    let named = strictly ? items.filter { Resemblance.names(text, $0) } : items
    if named.count == 1, let value = named[0].value { return .value(value) }
    return named.isEmpty ? .nothing : .several(named)
  }

  // MARK: Deciding

  private mutating func decide() -> Action {
    if let held { return decide(held) }
    let best = screening.survivors.map(\.score).max() ?? 0
    let close = screening.survivors.filter { $0.score >= best - Grammar.margin }
      .sorted { $0.score > $1.score }
    if close.count > 1 { return askWhich(close, tries: 1) }
    if let only = close.first {
      attempt = only
      return prepare()
    }
    guard let missed = screening.missed, !missed.reading.needsMatch,
      let app = apps.firstIndex(where: { $0.bundleIdentifier == missed.reading.app })
    else { return refuse(.notUnderstood, Wording.notUnderstood) }
    say(Wording.notFound(missed.text, in: apps[app].displayName))
    guard missed.reading.isPhraseMatch else {
      reportNotFound(missed.reading, app: app)
      return end(.refused(.notFound))
    }
    // The phrase says what is wanted; only the name is unknown.
    var known = Attempt(app: app, intent: missed.reading.intent)
    known.values = missed.reading.values
    known.mustAsk = [missed.parameter]
    known.template = MatchedTemplate(missed.reading)
    known.matched = known.values.count
    attempt = known
    return prepare()
  }

  mutating func askWhich(_ attempts: [Attempt], tries: Int) -> Action {
    phase = .choosingIntent(attempts, tries: tries)
    intentChoices += 1
    let prompt = Prompt("What do you want to do?", options: choices(attempts).map(\.title))
    transcript.append(Turn(.assistant, prompt.text))
    return .ask(prompt)
  }

  func choices(_ attempts: [Attempt]) -> [Choice] {
    let severalApps = Set(attempts.map(\.app)).count > 1
    return attempts.map { attempt in
      let title =
        apps[attempt.app].manifest.intents[attempt.intent]?.title.text ?? attempt.intent
      let app = apps[attempt.app].displayName
      return Choice(title: severalApps ? "\(title) in \(app)" : title)
    }
  }

  mutating func chose(_ text: String?, among attempts: [Attempt], tries: Int) -> Action {
    let options = choices(attempts)
    guard let text else {
      return end(
        .needsAnswer(Prompt("What do you want to do?", options: options.map(\.title))))
    }
    transcript.append(Turn(.person, text))
    if let action = startOver(with: text, insteadOf: .intent(attempts, tries: tries)) {
      return action
    }
    return chose(text, among: attempts, options, tries: tries)
  }

  /// Takes an answer that is no new request.
  mutating func chose(
    _ text: String, among attempts: [Attempt], _ options: [Choice], tries: Int
  ) -> Action {
    switch ChoiceAnswer(text, among: options) {
    case .picked(let index):
      attempt = attempts[index]
      attempt?.questions.choices += intentChoices
      intentChoices = 0
      return prepare()
    case .cancelled, .none:
      say(Wording.cancelled)
      return end(.cancelled)
    case .several, .unclear:
      guard tries < 3 else {
        say(Wording.gaveUp)
        return end(.gaveUp(parameter: nil))
      }
      say(Wording.chooseHint)
      return askWhich(attempts, tries: tries + 1)
    }
  }
}
