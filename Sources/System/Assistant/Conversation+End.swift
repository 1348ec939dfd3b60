// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentWire
import Language

extension Conversation {
  /// Takes the end of a run: says it, chains, asks, or performs again.
  mutating func ended(_ report: RunReport) -> Action {
    held = nil
    outcome.process = report.process ?? outcome.process
    outcome.isCold = outcome.isCold || report.process?.isCold == true
    guard let attempt else { return end(.failed(Self.lost)) }
    let app = apps[attempt.app]
    if report.process?.isForeground == true { outcome.openedApp = app.displayName }
    if outcome.chain.count <= 1 { outcome.parameters = attempt.values }
    if successor != nil { return supersede(isDone: isFinished(report.outcome)) }
    if let interruption, !isFinished(report.outcome) {
      if case .cancelled = interruption { say(Wording.cancelled) }
      return end(interruption)
    }
    switch report.outcome {
    case .ended(.finished(let result)): return finish(result, attempt)
    case .ended(.failed(let failure)):
      say(failure.spoken ?? Wording.failure(report.outcome, app: app.displayName))
      return end(
        .failed(
          AssistantOutcome.Failure(reason: failure.code.rawValue, message: failure.message)))
    case .ended(.cancelled):
      say(Wording.cancelled)
      return end(.cancelled)
    case .ended(.restart): return run()
    case .ended(.needsValue(let name, let dialog)):
      self.attempt?.values[name] = nil
      self.attempt?.mustAsk.insert(name)
      if let dialog { override(name) { $0.requestValueDialog = dialog } }
      return prepare()
    case .ended(.needsDisambiguation(let name, let options, let dialog)):
      self.attempt?.values[name] = nil
      self.attempt?.ambiguous[name] = options
      if let dialog { override(name) { $0.requestDisambiguationDialog = dialog } }
      return prepare()
    case .ended(.needsForeground(let dialog, let alwaysConfirm)):
      return foreground(dialog, alwaysConfirm)
    case .timedOut, .outOfMemory, .outOfProcessorTime, .crashed, .exited, .couldNotLaunch,
      .brokenConnection:
      // What never started was not performed.
      if case .couldNotLaunch = report.outcome { self.attempt?.runs -= 1 }
      say(Wording.failure(report.outcome, app: app.displayName))
      return end(
        .failed(
          AssistantOutcome.Failure(
            reason: report.outcome.reason, message: report.outcome.description)))
    }
  }

  private func isFinished(_ outcome: RunOutcome) -> Bool {
    if case .ended(.finished) = outcome { true } else { false }
  }

  /// The question that an error carries replaces the one that the parameter declares.
  private mutating func override(_ name: String, _ change: (inout ParameterProfile) -> Void) {
    guard let attempt, var profile = profiles["\(attempt.app)/\(attempt.intent)"],
      let index = profile.parameters.firstIndex(where: { $0.name == name })
    else { return }
    change(&profile.parameters[index])
    profiles["\(attempt.app)/\(attempt.intent)"] = profile
  }

  private mutating func foreground(_ dialog: DialogText?, _ alwaysConfirm: Bool) -> Action {
    guard let attempt else { return end(.failed(Self.lost)) }
    let app = apps[attempt.app].displayName
    let asking = Asking(purpose: .foreground(.rerun), text: dialog?.full ?? Wording.open(app))
    guard settings.canOpenApps, !settings.isLocked else {
      return refuse(.requiresAuthentication, Wording.locked(app))
    }
    return alwaysConfirm || dialog != nil ? ask(asking) : open(.rerun)
  }

  // MARK: A result

  private mutating func finish(_ result: ResultReport, _ attempt: Attempt) -> Action {
    outcome.value = result.value ?? outcome.value
    let app = apps[attempt.app].displayName
    if let dialog = result.dialog, !dialog.full.isEmpty { say(dialog.full) }
    if let next = result.opensIntent {
      guard attempt.depth < Self.deepestChain else { return refuseChain(attempt) }
      return chain(next, attempt)
    }
    let opensApp = attempt.profile?.opensAppWhenRun == true
    if opensApp { outcome.openedApp = outcome.openedApp ?? app }
    if result.dialog?.full.isEmpty ?? true, outcome.dialog == nil || attempt.depth == 0 {
      say(defaultSentence(result.value, app: app))
    }
    return end(.done)
  }

  private func defaultSentence(_ value: IntentValue?, app: String) -> String {
    if let value, let text = ValueText(settings: settings).sentence(value) { return text }
    return outcome.openedApp != nil ? Wording.opened(app) : Wording.done
  }

  /// Intents that go on opening one another would never end.
  private mutating func refuseChain(_ attempt: Attempt) -> Action {
    say(Wording.somethingWrong(in: apps[attempt.app].displayName))
    return end(
      .failed(
        AssistantOutcome.Failure(
          reason: "endlessChain",
          message:
            "'\(attempt.intent)' opens one more intent after \(Self.deepestChain) have been opened in "
            + "a row; let the last of them open none")))
  }

  /// Goes on with the intent that a result opens.
  private mutating func chain(_ next: NextIntent, _ attempt: Attempt) -> Action {
    var following = Attempt(app: attempt.app, intent: next.intent)
    following.values = next.parameters
    following.isForeground = attempt.isForeground
    following.depth = attempt.depth + 1
    report(.matched, attempt)
    self.attempt = following
    return prepare()
  }
}
