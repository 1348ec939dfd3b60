// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentWire
import Language

/// A question that is open, and what its answer is for.
struct Asking {
  enum Purpose {
    /// A parameter of the attempt, before it runs.
    case parameter(ParameterProfile)
    /// The value of a parameter that the run asks for, while it waits.
    case runValue(ParameterProfile)
    case runChoice([Choice])
    case runConfirmation(ActionName?)
    /// Whether the app may come to the foreground: for the run, or before it is performed again.
    case foreground(AfterOpening)

    typealias AfterOpening = Conversation.AfterOpening
  }

  var purpose: Purpose
  var text: String
  /// What can be chosen; empty for an open question.
  var options: [Choice] = []
  var tries = 1
  /// Words that were sent to the app to be matched.
  var searched: String?
  /// The separate names of an answer that may give several, and the values of those found so far.
  var names: [String] = []
  var found: [IntentValue] = []
  /// Whether the names are looked for one by one.
  var isInList = false
  /// Whether all that was offered was declined once.
  var wasDeclined = false
  /// Whether the person says which of several things was meant.
  var isChoice = false

  var parameter: ParameterProfile? {
    switch purpose {
    case .parameter(let profile), .runValue(let profile): profile
    default: nil
    }
  }

  /// Whether the run waits for the answer.
  var isOfRun: Bool {
    switch purpose {
    case .parameter, .foreground(.rerun), .foreground(.finish): false
    case .runValue, .runChoice, .runConfirmation, .foreground(.replyToRun): true
    }
  }

  var prompt: Prompt { Prompt(text, options: options.map(\.title)) }
}

extension Conversation {
  /// Brings the attempt a step further: profile, lock, choices, ranges, missing values, run.
  mutating func prepare() -> Action {
    phase = .preparing
    guard var attempt else { return refuse(.notUnderstood, Wording.notUnderstood) }
    guard let profile = profile(of: attempt.intent, app: attempt.app) else {
      return .describe(app: attempt.app, intent: attempt.intent)
    }
    attempt.profile = profile
    self.attempt = attempt
    if settings.isLocked, profile.authenticationPolicy != .alwaysAllowed {
      return refuse(.requiresAuthentication, Wording.locked(apps[attempt.app].displayName))
    }
    for parameter in profile.parameters {
      if let value = attempt.values[parameter.name], let hint = problem(value, parameter) {
        self.attempt?.values[parameter.name] = nil
        self.attempt?.mustAsk.insert(parameter.name)
        say(hint)
        return prepare()
      }
    }
    // What was said is made clear before more is asked.
    for parameter in profile.parameters {
      guard let choices = attempt.ambiguous[parameter.name] else { continue }
      return ask(
        Asking(
          purpose: .parameter(parameter), text: Wording.whichOne(parameter), options: choices,
          isChoice: true))
    }
    for parameter in profile.parameters {
      let isMissing =
        attempt.values[parameter.name] == nil && !parameter.isOptional
        && parameter.defaultValue == nil
      if isMissing || attempt.mustAsk.contains(parameter.name) { return askValue(parameter) }
    }
    return run()
  }

  func declaration(_ name: String) -> ParameterDeclaration? {
    guard let attempt else { return nil }
    return apps[attempt.app].manifest.intents[attempt.intent]?.parameter(name)
  }

  private func enumeration(_ type: ValueType?) -> EnumDeclaration? {
    guard let attempt, case .enumeration(let name)? = type?.element else { return nil }
    return apps[attempt.app].manifest.enumeration(name)
  }

  private func canBeSaid(_ type: ValueType?) -> Bool {
    switch type?.element {
    case .file, .person, .currencyAmount, .paymentMethod, .placemark, .recurrenceRule,
      .searchCriteria, .codable, .unknown, .array, nil:
      false
    default: true
    }
  }

  // MARK: Asking for a value

  /// Asks for a parameter; what can be chosen is fetched first.
  private mutating func askValue(_ parameter: ParameterProfile, run: Bool = false) -> Action {
    guard let attempt else { return end(.failed(Self.lost)) }
    let type = declaration(parameter.name)?.valueType
    guard canBeSaid(type) else {
      say(Wording.unspoken(parameter.title, in: apps[attempt.app].displayName))
      return end(.gaveUp(parameter: parameter.name))
    }
    var asking = Asking(
      purpose: .parameter(parameter), text: Wording.ask(parameter, type: type))
    if let cases = enumeration(type)?.cases, case .enumeration(let name)? = type?.element {
      let supported = parameter.supportedValues
      asking.options = cases.filter { supported?.contains($0.identifier) ?? true }.map {
        Choice(
          title: $0.title.text, synonyms: $0.synonyms.map(\.text),
          value: .enumeration(type: name, rawValue: $0.identifier))
      }
    } else if let declaration = declaration(parameter.name), hasItems(declaration, parameter) {
      let source = source(
        of: declaration, intent: attempt.intent, app: attempt.app, values: attempt.values)
      let key = SearchKey(app: attempt.app, source: source, search: .suggested)
      guard let items = searches[key] else {
        return find(source, .suggested, app: attempt.app)
      }
      // A longer list is not read out; the app's query still knows every name.
      if items.count <= Self.longestOffer { asking.options = items }
    }
    return ask(asking)
  }

  static let longestOffer = 12
  static let lost = AssistantOutcome.Failure(
    reason: "protocol", message: "the conversation has no intent to go on with")

  func hasItems(_ declaration: ParameterDeclaration, _ profile: ParameterProfile) -> Bool {
    if case .entity = declaration.valueType.element { return true }
    return profile.hasOptionsProvider || profile.query != nil
  }

  mutating func ask(_ asking: Asking) -> Action {
    count(asking)
    phase = .asking(asking)
    transcript.append(Turn(.assistant, asking.text))
    return .ask(asking.prompt)
  }

  /// Asks once more, or gives up after three answers that said nothing.
  mutating func askAgain(_ asking: Asking, hint: String) -> Action {
    var asking = asking
    asking.searched = nil
    asking.names = []
    asking.found = []
    asking.isInList = false
    guard asking.tries < 3 else {
      say(Wording.gaveUp)
      return stop(.gaveUp(parameter: asking.parameter?.name), asking)
    }
    asking.tries += 1
    count(asking)
    phase = .asking(asking)
    let text = "\(hint) \(asking.text)"
    transcript.append(Turn(.assistant, text))
    return .ask(Prompt(text, options: asking.options.map(\.title)))
  }

  /// Ends the request; a run that waits is told first and ends by itself.
  mutating func stop(_ ending: AssistantOutcome.Ending, _ asking: Asking) -> Action {
    guard asking.isOfRun else { return end(ending) }
    interruption = ending
    phase = .running
    return .reply(.cancelled)
  }

  // MARK: Checking

  /// What is wrong with a value, as a sentence.
  func problem(_ value: IntentValue, _ parameter: ParameterProfile) -> String? {
    let numbers: [Double] =
      switch value {
      case .array(let values): values.compactMap(Self.number)
      default: Self.number(value).map { [$0] } ?? []
      }
    let lower = parameter.lowerBound ?? -.infinity
    let upper = parameter.upperBound ?? .infinity
    if numbers.contains(where: { $0 < lower || $0 > upper }) {
      return Wording.range(parameter.lowerBound, parameter.upperBound)
    }
    if case .enumeration(_, let rawValue) = value, let supported = parameter.supportedValues,
      !supported.contains(rawValue)
    {
      return "That isn't possible here."
    }
    return nil
  }

  private static func number(_ value: IntentValue) -> Double? {
    switch value {
    case .int(let value): Double(value)
    case .double(let value): value
    case .measurement(let value, _, _): value
    case .duration(let seconds, let attoseconds): Double(seconds) + Double(attoseconds) * 1e-18
    default: nil
    }
  }
}
