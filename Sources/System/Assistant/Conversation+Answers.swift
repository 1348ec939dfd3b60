// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentWire
import Language

extension Conversation {
  /// Takes the person's answer to the open question.
  mutating func answered(_ text: String?, _ asking: Asking) -> Action {
    guard let text else { return stop(.needsAnswer(asking.prompt), asking) }
    transcript.append(Turn(.person, text))
    if let action = startOver(with: text, insteadOf: .value(asking)) { return action }
    return take(text, asking)
  }

  /// Takes an answer that is no new request.
  mutating func take(_ text: String, _ asking: Asking) -> Action {
    switch asking.purpose {
    case .runConfirmation(let action):
      switch ConfirmationAnswer(text, action: action) {
      case .accepted: return reply(.confirmed(true))
      case .denied: return reply(.confirmed(false))
      case .unclear: return askAgain(asking, hint: Wording.yesOrNo)
      }
    case .foreground(let next):
      switch ConfirmationAnswer(text) {
      case .accepted: return open(next)
      case .denied:
        if case .replyToRun = next { return reply(.confirmed(false)) }
        say(Wording.cancelled)
        return end(.cancelled)
      case .unclear: return askAgain(asking, hint: Wording.yesOrNo)
      }
    case .runChoice(let options): return choose(text, options, asking)
    case .parameter(let parameter), .runValue(let parameter):
      return value(text, parameter, asking)
    }
  }

  mutating func reply(_ answer: Answer) -> Action {
    phase = .running
    return .reply(answer)
  }

  private mutating func choose(_ text: String, _ options: [Choice], _ asking: Asking) -> Action {
    switch ChoiceAnswer(text, among: options) {
    case .picked(let index): return reply(.chosen(index))
    case .cancelled, .none: return cancel(asking)
    case .several(let indices):
      var narrower = asking
      narrower.text = "Which one: \(names(indices.map { options[$0] }))?"
      return askAgain(narrower, hint: "")
    case .unclear: return askAgain(asking, hint: Wording.chooseHint)
    }
  }

  mutating func cancel(_ asking: Asking) -> Action {
    if !asking.isOfRun { say(Wording.cancelled) }
    return stop(.cancelled, asking)
  }

  func names(_ choices: [Choice]) -> String {
    let titles = choices.map(\.title)
    guard let last = titles.last, titles.count > 1 else { return titles.first ?? "" }
    return titles.dropLast().joined(separator: ", ") + " or " + last
  }

  // MARK: Values

  private mutating func value(
    _ text: String, _ parameter: ParameterProfile, _ asking: Asking
  ) -> Action {
    if ChoiceAnswer.isCancellation(text) { return cancel(asking) }
    let declaration = declaration(parameter.name)
    let type = declaration?.valueType ?? .string
    let isList = if case .array = type { true } else { false }
    if !asking.options.isEmpty {
      if isList, let picks = ChoiceAnswer.picks(text, among: asking.options) {
        let values = picks.compactMap { asking.options[$0].value }
        if values.count == picks.count { return take(.array(values), parameter, asking) }
      }
      switch ChoiceAnswer(text, among: asking.options) {
      case .picked(let index):
        let isPart =
          isList && AnswerReader.names(in: text).count > 1
          && Resemblance.exact(AnswerReader.name(in: text), among: [asking.options[index]]).isEmpty
        if !isPart, let value = asking.options[index].value {
          return take(value, parameter, asking)
        }
      case .none: return none(parameter, asking)
      case .cancelled: return cancel(asking)
      case .several where isList: break
      case .several(let indices):
        var narrower = asking
        narrower.options = indices.map { asking.options[$0] }
        narrower.isChoice = true
        return askAgain(narrower, hint: Wording.chooseHint)
      case .unclear: break
      }
    }
    if let declaration, hasItems(declaration, parameter), let attempt {
      let said = AnswerReader.name(in: text)
      guard !said.isEmpty else { return askAgain(asking, hint: Wording.hint(for: nil)) }
      var searching = asking
      searching.names = isList ? AnswerReader.names(in: text) : []
      searching.found = []
      return search(said, declaration, attempt, searching)
    }
    guard
      let value = AnswerReader.value(
        text, type: type, profile: parameter, declaration: declaration, context: settings.reading)
    else {
      let hint = asking.options.isEmpty ? Wording.hint(for: type) : Wording.chooseHint
      return askAgain(asking, hint: hint)
    }
    return take(value, parameter, asking)
  }

  private mutating func search(
    _ text: String, _ declaration: ParameterDeclaration, _ attempt: Attempt, _ asking: Asking
  ) -> Action {
    var searching = asking
    searching.searched = text
    phase = .asking(searching)
    let source = source(
      of: declaration, intent: attempt.intent, app: attempt.app, values: attempt.values)
    return find(source, .matching(text), app: attempt.app)
  }

  /// None of what was offered: what the intent needs is asked for once more, without an offer.
  private mutating func none(_ parameter: ParameterProfile, _ asking: Asking) -> Action {
    guard !parameter.isOptional, !asking.wasDeclined else { return cancel(asking) }
    var open = asking
    open.wasDeclined = true
    open.options = []
    open.isChoice = false
    let type = declaration(parameter.name)?.valueType
    open.text = Wording.ask(parameter, type: type)
    return askAgain(open, hint: Wording.other)
  }

  /// Items came for the words of an answer.
  mutating func matched(_ items: [Choice], _ asking: Asking) -> Action {
    guard let text = asking.searched, let parameter = asking.parameter else {
      return end(.failed(Self.lost))
    }
    if asking.names.count > 1, let declaration = declaration(parameter.name), let attempt {
      return matchedInList(text, items, declaration, attempt, parameter, asking)
    }
    switch Self.pick(text, among: items, strictly: false) {
    case .value(let value): return take(value, parameter, asking)
    case .several(let choices):
      var offer = asking
      offer.options = choices
      offer.isChoice = true
      offer.searched = nil
      offer.tries = 1
      offer.text = Wording.whichOne(parameter)
      return ask(offer)
    case .nothing, .pending:
      let app = attempt.map { apps[$0.app].displayName } ?? ""
      return askAgain(asking, hint: Wording.notFound(text, in: app))
    }
  }

  /// Items came for an answer that may be a list: for the whole of it first, as a name may hold an
  /// "and", then for one name after the other.
  private mutating func matchedInList(
    _ text: String, _ items: [Choice], _ declaration: ParameterDeclaration, _ attempt: Attempt,
    _ parameter: ParameterProfile, _ asking: Asking
  ) -> Action {
    var listing = asking
    switch Self.pick(text, among: items, strictly: !asking.isInList) {
    case .value(let value) where !asking.isInList: return take(value, parameter, asking)
    case .value(let value):
      listing.found.append(value)
      guard listing.found.count < listing.names.count else {
        return take(.array(listing.found), parameter, asking)
      }
    case .several(let choices) where asking.isInList:
      return askAgain(asking, hint: "Which one: \(names(choices))?")
    case .nothing where asking.isInList:
      let app = apps[attempt.app].displayName
      return askAgain(asking, hint: Wording.notFound(text, in: app))
    case .several, .nothing, .pending: listing.isInList = true
    }
    return search(listing.names[listing.found.count], declaration, attempt, listing)
  }

  private mutating func take(
    _ value: IntentValue, _ parameter: ParameterProfile, _ asking: Asking
  ) -> Action {
    if let hint = problem(value, parameter) { return askAgain(asking, hint: hint) }
    let isList =
      if case .array? = declaration(parameter.name)?.valueType { true } else { false }
    let whole: IntentValue
    if case .array = value { whole = value } else { whole = isList ? .array([value]) : value }
    if asking.isOfRun { return reply(.value(whole)) }
    attempt?.values[parameter.name] = whole
    attempt?.ambiguous[parameter.name] = nil
    attempt?.mustAsk.remove(parameter.name)
    return prepare()
  }
}
