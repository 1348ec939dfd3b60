// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What people say to the apps of a corpus, and what they say that is meant for no app.
struct SaidSentences {
  enum Kind: CaseIterable {
    /// A phrase word for word, with the app's name, sometimes with courtesies.
    case phrase
    /// A parameter summary with values, half of them with the app's name.
    case summary
    /// A phrase without the app's name.
    case nameless
    /// Words of the apps in a sentence that asks for nothing.
    case stray
    /// Something else altogether.
    case other
  }

  struct Sentence {
    var text: String
    var kind: Kind
    /// What a phrase starts.
    var meant: (app: String, intent: String)?
  }

  let sentences: [Sentence]

  /// - Parameter count: how many, of 4 to 16 words each.
  init(of corpus: PhraseCorpus, count: Int) {
    var random = SplitMix(seed: 2)
    var made: [Sentence] = []
    // 35 phrases, 25 summaries, 10 nameless, 15 stray, 15 others of a hundred.
    let shares = [(Kind.phrase, 35), (.summary, 25), (.nameless, 10), (.stray, 15), (.other, 15)]
    let kinds = shares.flatMap { Array(repeating: $0.0, count: $0.1) }
    while made.count < count {
      let kind = kinds[made.count % kinds.count]
      let phrase = corpus.phrases.randomElement(using: &random) ?? corpus.phrases[0]
      let sentence = Self.make(kind, phrase, &random)
      if (4...16).contains(sentence.text.split(separator: " ").count) { made.append(sentence) }
    }
    sentences = made.shuffled(using: &random)
  }

  private static func make(
    _ kind: Kind, _ phrase: PhraseCorpus.Phrase, _ random: inout SplitMix
  ) -> Sentence {
    let (domain, action) = (phrase.domain, phrase.action)
    let app = domain.app
    switch kind {
    case .phrase:
      let said = politely(spoken(phrase.template, domain, &random), &random)
      return Sentence(
        text: said.replacing("${applicationName}", with: app), kind: kind,
        meant: (domain.bundleIdentifier, action.name))
    case .nameless:
      let words = phrase.template.split(separator: " ")
      let named = words.firstIndex(of: "${applicationName}") ?? 0
      let start = named > 0 && named + 1 == words.count ? named - 1 : named
      let rest = (words[..<start] + words[(named + 1)...]).joined(separator: " ")
      return Sentence(text: politely(spoken(rest, domain, &random), &random), kind: kind)
    case .summary:
      var said = spoken(action.fill(action.summary, domain), domain, &random)
      if Bool.random(using: &random) { said += " in \(app)" }
      return Sentence(text: politely(said, &random), kind: kind)
    case .stray:
      let form = stray.randomElement(using: &random) ?? ""
      let verb = action.verbs[0].lowercased()
      return Sentence(
        text: action.fill(form.replacing("{v}", with: verb), domain), kind: kind)
    case .other: return Sentence(text: other.randomElement(using: &random) ?? "", kind: kind)
    }
  }

  /// A template with something said for each of its parameters.
  private static func spoken(
    _ template: String, _ domain: Domain, _ random: inout SplitMix
  ) -> String {
    var text = template
    let fillers = [
      ("${target}", domain.groupNames), ("${group}", domain.groupNames),
      ("${state}", domain.stateNames), ("${title}", texts), ("${text}", texts),
      ("${person}", ["anna", "my brother", "the team"]), ("${date}", dates),
      ("${amount}", ["12", "3.5", "forty two", "a hundred"]),
      ("${duration}", ["20 minutes", "an hour", "an hour and a half", "ninety seconds"]),
    ]
    for (mark, values) in fillers {
      text.replace(mark, with: values.randomElement(using: &random) ?? "")
    }
    return text
  }

  private static func politely(_ text: String, _ random: inout SplitMix) -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: "hey, please \(text)"
    case 1: "could you \(text)"
    case 2: "\(text) please"
    default: text
    }
  }

  private static let texts = [
    "call the bank", "water the plants", "pay for lunch", "prepare the slides", "dentist",
    "buy milk and bread", "pick up the dry cleaning", "send mom a card", "thai curry",
  ]

  private static let dates = [
    "tomorrow", "friday", "next monday at 5pm", "december 3", "the 12th of may", "today",
    "in two weeks",
  ]

  private static let stray = [
    "the {n} on the table was left there by my brother",
    "I wonder how many {m} other people keep around",
    "nobody told me that {m} could be so hard",
    "what did you think about the {n} we saw together",
    "it is not that I want to {v} anything at all",
    "my {n} from last year was a lot better than this",
    "why would anyone ever {v} so many {m}",
    "the app called APP is what my sister talks about",
  ]

  private static let other = [
    "what is the weather like in paris this afternoon",
    "how tall is the tallest building in the world",
    "tell me a joke about a penguin and a whale",
    "who won the game between the two teams last night",
    "turn up the volume a little bit",
    "I think the train to berlin was late again today",
    "is it going to rain tomorrow morning around nine",
    "how do you say good morning in japanese",
    "what time does the supermarket on main street close",
    "my neighbour's dog barked the whole night long",
    "seven times eight plus four is sixty, right",
    "play something nice by that band from iceland",
    "call my mother on her mobile phone",
    "that was the best pizza I have had in years",
  ]
}
