// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentWire
import Language

extension Conversation {
  /// The same intent may be performed so often in one request: a value, a choice, the foreground.
  static let mostRuns = 8
  /// Intents may open each other so often.
  static let deepestChain = 5

  mutating func run() -> Action {
    guard var attempt else { return end(.failed(Self.lost)) }
    guard attempt.runs < Self.mostRuns else {
      say("Something went wrong in \(apps[attempt.app].displayName).")
      return end(
        .failed(
          AssistantOutcome.Failure(
            reason: "endless", message: "'\(attempt.intent)' asked to be performed too often")))
    }
    attempt.runs += 1
    self.attempt = attempt
    phase = .running
    interruption = nil
    if outcome.chain.isEmpty {
      outcome.intent = attempt.intent
      outcome.parameters = attempt.values
    }
    if outcome.chain.count <= attempt.depth { outcome.chain.append(attempt.intent) }
    return .run(
      app: attempt.app,
      PerformRequest(
        intent: attempt.intent, parameters: attempt.values,
        context: context(isForeground: attempt.isForeground),
        propertyDepth: settings.propertyDepth))
  }

  // MARK: Questions of the run

  mutating func asked(_ question: Question) -> Action {
    // A request that was taken back is not asked again.
    if interruption != nil || successor != nil { return .reply(.cancelled) }
    switch question {
    case .value(let name, let dialog):
      let profile = parameterProfile(name)
      let type = declaration(name)?.valueType
      var asking = Asking(
        purpose: .runValue(profile), text: dialog?.full ?? Wording.ask(profile, type: type))
      if case .enumeration(let id)? = type?.element, let attempt,
        let cases = apps[attempt.app].manifest.enumeration(id)?.cases
      {
        asking.options = cases.map {
          Choice(
            title: $0.title.text, synonyms: $0.synonyms.map(\.text),
            value: .enumeration(type: id, rawValue: $0.identifier))
        }
      }
      return ask(asking)
    case .disambiguation(let name, let options, let dialog):
      return ask(
        Asking(
          purpose: .runChoice(options),
          text: dialog?.full ?? Wording.whichOne(parameterProfile(name)), options: options,
          isChoice: true))
    case .parameterConfirmation(_, let item, let dialog):
      return ask(
        Asking(
          purpose: .runConfirmation(nil), text: dialog?.full ?? "Did you mean \(item.title)?"))
    case .confirmation(let action, let dialog):
      return ask(
        Asking(
          purpose: .runConfirmation(action), text: dialog?.full ?? "\(action.acceptLabel)?",
          options: [Choice(title: action.acceptLabel), Choice(title: action.denyLabel)]))
    case .choice(let options, let dialog):
      return ask(
        Asking(
          purpose: .runChoice(options), text: dialog?.full ?? Wording.whichOne(nil),
          options: options))
    case .continueInForeground(let dialog, let alwaysConfirm):
      return continueInForeground(dialog, alwaysConfirm, next: .replyToRun)
    }
  }

  private func parameterProfile(_ name: String) -> ParameterProfile {
    if let known = attempt?.profile?.parameters.first(where: { $0.name == name }) { return known }
    let declared = declaration(name)
    return ParameterProfile(
      name: name, title: declared?.title.text ?? name, isOptional: declared?.isOptional ?? false)
  }

  // MARK: The foreground

  private mutating func continueInForeground(
    _ dialog: DialogText?, _ alwaysConfirm: Bool, next: AfterOpening
  ) -> Action {
    guard let attempt else { return end(.failed(Self.lost)) }
    let app = apps[attempt.app].displayName
    let asking = Asking(
      purpose: .foreground(next), text: dialog?.full ?? Wording.open(app))
    if settings.isLocked {
      say(Wording.locked(app))
      return stop(.refused(.requiresAuthentication), asking)
    }
    guard settings.canOpenApps else {
      return stop(.needsAnswer(asking.prompt), asking)
    }
    if alwaysConfirm || dialog != nil { return ask(asking) }
    return open(next)
  }

  mutating func open(_ next: AfterOpening) -> Action {
    guard let attempt else { return end(.failed(Self.lost)) }
    phase = .opening(next: next)
    return .open(app: attempt.app)
  }

  mutating func opened(_ next: AfterOpening) -> Action {
    guard let attempt else { return end(.failed(Self.lost)) }
    outcome.openedApp = apps[attempt.app].displayName
    self.attempt?.isForeground = true
    switch next {
    case .replyToRun: return reply(.confirmed(true))
    case .rerun: return run()
    case .finish: return end(.done)
    }
  }
}
