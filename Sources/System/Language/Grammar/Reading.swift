// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import IntentWire

/// One way to understand an utterance: an intent and what was said of its parameters.
public struct Reading: Hashable, Sendable {
  /// What the sentence was matched with.
  public enum Source: Int, Hashable, Sendable, Comparable {
    /// An intent's title or short title.
    case title
    /// A parameter summary.
    case summary
    /// A phrase of an App Shortcut.
    case phrase

    public static func < (left: Source, right: Source) -> Bool { left.rawValue < right.rawValue }
  }

  /// The app's bundle identifier.
  public var app: String
  /// The intent's identifier in the manifest.
  public var intent: String
  /// The values that were read, by parameter name.
  public var values: [String: IntentValue]
  /// What was said of entities and options, which only the app can resolve.
  public var mentions: [String: Mention]
  public var source: Source
  /// The template that was matched, as the manifest has it: never the person's words.
  public var template: String
  /// From 0 to 1: how much of the utterance the reading explains, and how well.
  public var score: Double
  /// Whether the words match an App Shortcut phrase, so that the intent is beyond doubt.
  public var isPhraseMatch: Bool
  /// Whether the reading is only credible when the app finds what is mentioned.
  public var needsMatch: Bool
  /// Whether some words of the utterance have no place in the reading.
  public var ignoresWords: Bool
  /// Whether the utterance names the app.
  public var namesApp: Bool
  /// Whether the utterance is this request beyond doubt and nothing else: it names the app, has
  /// all words of a phrase or summary, and each of its own words has a place. What it mentions
  /// still has to be found.
  public var isWholeRequest: Bool
  /// How many content words of the template were said.
  public var matchedWords: Double
}

/// What a person said where an entity or an option belongs.
public struct Mention: Hashable, Sendable {
  /// What to look for, the most literal wording first: `marketing project`, `marketing`.
  public var candidates: [String]
  /// The words with those of the type before or behind them, which an item may be called exactly:
  /// `thing number 12`, said of a `Thing`, where `number 12` is looked for.
  public var whole: String?
  /// The separate names, when the parameter takes several: `milk and eggs`.
  public var list: [String]
  /// Whether the words could as well belong to a free text of the same intent, so that only a
  /// similar name counts as found.
  public var isHypothesis: Bool
  /// Whether nothing in the sentence marks the words as a name: "show my tasks *today*".
  public var isBare: Bool

  public init(
    candidates: [String], whole: String? = nil, list: [String] = [], isHypothesis: Bool = false,
    isBare: Bool = false
  ) {
    self.candidates = candidates
    self.whole = whole
    self.list = list
    self.isHypothesis = isHypothesis
    self.isBare = isBare
  }
}

/// What the grammar makes of an utterance.
public enum Interpretation: Hashable, Sendable {
  /// Credible readings, best first. Of several intents, the first is better than the next by more
  /// than the margin unless ``Grammar/margin`` says that the person must choose.
  case readings([Reading])
  case refused(Refusal)

  public enum Refusal: Hashable, Sendable {
    case empty
    case tooLong
    case negativePhrase
    case notUnderstood
  }
}

/// The same words as a phrase of two intents.
public struct PhraseConflict: Hashable, Sendable, CustomStringConvertible {
  public var app: String
  public var phrases: [String]
  public var intents: [String]

  public var description: String {
    "'\(phrases[0])' of '\(intents[0])' and '\(phrases[1])' of '\(intents[1])' are the same phrase; "
      + "reword one of them"
  }
}
