// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire
import Language

/// How an answer picks one of the things that were offered.
enum ChoiceAnswer: Equatable {
  case picked(Int)
  /// "Neither", "none of them".
  case none
  case cancelled
  /// Several fit; the person has to say more.
  case several([Int])
  case unclear

  /// Reads "the second one", "2", "number two", "the last", a name or a part of it.
  init(_ answer: String, among options: [Choice]) {
    let utterance = Utterance(answer)
    let words = utterance.wordsWithoutEmoji.isEmpty ? utterance.words : utterance.wordsWithoutEmoji
    if Self.isCancellation(words) {
      self = .cancelled
      return
    }
    let names = options.map { option in
      ([option.title] + option.synonyms).map { Utterance($0).words }
    }
    if let exact = Self.only(names.indices.filter { names[$0].contains(utterance.words) }) {
      self = exact
      return
    }
    if let exact = Self.only(names.indices.filter { names[$0].contains(words) }) {
      self = exact
      return
    }
    if let first = words.first, Self.refusals.contains(first) {
      // "No, the second one" declines and picks at once.
      let rest = words.dropFirst().joined(separator: " ")
      if ["no", "nope"].contains(first), !rest.isEmpty,
        case .picked(let index) = ChoiceAnswer(rest, among: options)
      {
        self = .picked(index)
      } else {
        self = .none
      }
      return
    }
    var said = words.filter { !Self.fillers.contains($0) }
    if let index = Self.position(in: words, count: options.count) {
      self = .picked(index)
      return
    }
    guard !said.isEmpty else {
      self = .unclear
      return
    }
    if let exact = Self.only(names.indices.filter { names[$0].contains(said) }) {
      self = exact
      return
    }
    // "the plumber one"
    if said.count > 1, said.last == "one" || said.last == "ones" { said.removeLast() }
    let parts = options.indices.filter { index in
      let all = names[index].flatMap { $0 } + Utterance(options[index].subtitle ?? "").words
      return said.allSatisfy { word in all.contains { Resemblance.stands(word, for: $0) } }
    }
    if let part = Self.only(parts) {
      self = part
      return
    }
    // A sentence around the whole name: "I meant the marketing one".
    let inside = options.indices.filter { index in
      names[index].contains { !$0.isEmpty && Self.contains($0, in: words) }
    }
    self = Self.only(inside) ?? .unclear
  }

  /// Reads an answer that may pick several: "both", "all of them", "the first and the third".
  static func picks(_ answer: String, among options: [Choice]) -> [Int]? {
    let words = Utterance(answer).wordsWithoutEmoji.filter { $0 != "please" }
    if everything.contains(words) || options.count == 2 && both.contains(words) {
      return Array(options.indices)
    }
    var picked: [Int] = []
    let names = AnswerReader.names(in: answer)
    guard names.count > 1 else { return nil }
    for name in names {
      guard case .picked(let index) = ChoiceAnswer(name, among: options) else { return nil }
      if !picked.contains(index) { picked.append(index) }
    }
    return picked
  }

  private static let everything: Set<[String]> = [
    ["all"], ["all", "of", "them"], ["all", "of", "these"], ["everything"], ["every", "one"],
    ["all", "of", "those"],
  ]
  private static let both: Set<[String]> = [
    ["both"], ["both", "of", "them"], ["both", "of", "these"], ["the", "two"],
  ]

  private static func only(_ indices: [Int]) -> ChoiceAnswer? {
    switch indices.count {
    case 0: nil
    case 1: .picked(indices[0])
    default: .several(indices)
    }
  }

  private static func contains(_ name: [String], in words: [String]) -> Bool {
    guard name.count <= words.count else { return false }
    return (0...words.count - name.count).contains { Array(words[$0..<$0 + name.count]) == name }
  }

  private static func position(in words: [String], count: Int) -> Int? {
    let rest = words.filter { !fillers.contains($0) }
    // "the second one": an ordinal tells more than the "one" behind it.
    if let ordinal = rest.first(where: { ordinals[$0] != nil }).flatMap({ ordinals[$0] }) {
      let others = rest.filter { ordinals[$0] == nil && cardinals[$0] == nil }
      guard others.isEmpty else { return nil }
      let index = ordinal < 0 ? count + ordinal : ordinal - 1
      return (0..<count).contains(index) ? index : nil
    }
    let numeric = rest.filter { !["st", "nd", "rd", "th"].contains($0) }
    if numeric.count == 1, let number = Int(numeric[0]) ?? cardinals[numeric[0]] {
      return (1...max(count, 1)).contains(number) && count > 0 ? number - 1 : nil
    }
    return nil
  }

  static func isCancellation(_ words: [String]) -> Bool {
    let bare = words.filter {
      !["please", "just", "ok", "okay", "oh", "no", "actually", "sorry", "wait"].contains($0)
    }
    return cancellations.contains(bare)
  }

  /// Whether a whole answer takes the request back.
  static func isCancellation(_ answer: String) -> Bool {
    isCancellation(Utterance(answer).wordsWithoutEmoji)
  }

  private static let cancellations: Set<[String]> = [
    ["cancel"], ["stop"], ["never", "mind"], ["nevermind"], ["forget", "it"],
    ["forget", "about", "it"],
    ["quit"], ["abort"], ["exit"], ["cancel", "it"], ["cancel", "that"], ["stop", "it"],
    ["do", "not", "bother"], ["leave", "it"], ["i", "changed", "my", "mind"], ["not", "now"],
    ["cancel", "the", "request"], ["forget", "that"], ["drop", "it"], ["stop", "that"],
    ["let", "us", "not"], ["never", "mind", "that"], ["cancel", "this"],
  ]
  private static let refusals: Set<String> = ["neither", "none", "nothing", "no", "nope", "nobody"]
  private static let fillers: Set<String> = [
    "the", "a", "an", "please", "option", "number", "choice", "i", "mean", "meant", "want", "would",
    "like", "take", "use", "it", "is", "um", "uh", "in", "for", "to", "with", "my", "that", "'s",
    "ok",
    "okay", "item", "project", "pick", "choose", "select", "#", "go",
  ]
  private static let ordinals: [String: Int] = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7,
    "eighth": 8, "ninth": 9, "tenth": 10, "last": -1, "former": 1, "latter": -1, "top": 1,
    "bottom": -1,
  ]
  private static let cardinals: [String: Int] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10,
  ]
}

/// How an answer takes a confirmation.
enum ConfirmationAnswer: Equatable {
  case accepted, denied, unclear

  init(_ answer: String, action: ActionName? = nil) {
    let words = Utterance(answer).wordsWithoutEmoji
    func fits(_ labels: [String]) -> Bool {
      labels.contains { label in
        let label = Utterance(label).words
        return !label.isEmpty && words.starts(with: label)
      }
    }
    if let action {
      if fits([action.acceptLabel] + action.acceptAlternatives) {
        self = .accepted
        return
      }
      if fits([action.denyLabel] + action.denyAlternatives) {
        self = .denied
        return
      }
    }
    if ChoiceAnswer.isCancellation(words) {
      self = .denied
      return
    }
    let told = words.filter { !["please", "um", "uh", "well", "oh", "actually"].contains($0) }
    if let first = told.first,
      Self.no.contains(first) || told.starts(with: ["i", "do", "not"])
        || told.starts(with: ["do", "not"])
    {
      self = .denied
    } else if told.count <= 4, told.last == "not", told.suffix(2) != ["why", "not"] {
      // "Absolutely not", "better not", "of course not"
      self = .denied
    } else if let first = told.first,
      Self.yes.contains(first) || Self.yesPhrases.contains(where: { told.starts(with: $0) })
    {
      self = .accepted
    } else {
      self = .unclear
    }
  }

  private static let yes: Set<String> = [
    "yes", "yeah", "yep", "yup", "y", "sure", "ok", "okay", "confirm", "confirmed", "correct",
    "right",
    "absolutely", "definitely", "certainly", "affirmative", "true", "indeed", "aye", "fine",
    "perfect", "exactly", "alright",
  ]
  private static let yesPhrases = [
    ["do", "it"], ["go", "ahead"], ["of", "course"], ["go", "for", "it"], ["that", "is", "right"],
    ["sounds", "good"], ["i", "do"], ["make", "it", "so"], ["do"], ["why", "not"],
    ["let", "us", "do", "it"], ["let", "us", "go"], ["that", "is", "fine"], ["i", "am", "sure"],
    ["looks", "good"], ["uh", "huh"], ["by", "all", "means"], ["you", "bet"],
  ]
  private static let no: Set<String> = [
    "no", "nope", "nah", "n", "not", "never", "deny", "false", "negative", "wrong", "neither",
  ]
}
