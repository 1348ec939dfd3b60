// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import AppIntents
internal import Assistant
internal import IntentMetadata
internal import IntentRuntime
internal import IntentWire
internal import Language
internal import Synchronization

extension AppIntent {
  /// Performs an intent that the test made itself, and answers its questions in order, as a person
  /// would.
  ///
  /// Dependencies are resolved before, as the system does. An intent that asks nothing may as well be
  /// performed by `perform()` itself.
  ///
  /// - Throws: what `perform()` throws; ``IntentTestError`` for a question without an answer, an answer
  ///   that nobody asked for, a dependency that nobody registered, and a required parameter without a
  ///   value.
  /// - Note: Apple's module has nothing like it.
  @discardableResult
  public func perform(answers: String...) async throws -> PerformResult {
    let run = DirectRun(self)
    let profile = run.profile
    let engine = Engine.current
    let runContext =
      engine?.runContext
      ?? RunContext(
        surface: .siri, timestamp: Date(), timeZone: TimeZone.current.identifier)
    let script = AnswerScript(answers)
    let unanswered = Mutex<String?>(nil)
    let answer = await Self.assistant(for: profile.intent).answerer(
      for: profile, settings: engine?.circumstances ?? Self.circumstances(runContext),
      answers: { prompt in
        let answer = script.next()
        if answer == nil { unanswered.withLock { $0 = $0 ?? prompt.text } }
        return answer
      })
    let result: Result<PerformResult, any Error>
    do {
      result = .success(try await run.perform(runContext) { await answer($0) })
    } catch {
      result = .failure(error)
    }
    // Also where the intent goes on without the answer, as it would not on a device.
    if let question = unanswered.withLock({ $0 }) {
      throw IntentTestError(
        .unanswered,
        "'\(profile.intent)' asked '\(question)' and nobody answered; add an answer to "
          + "perform(answers:)")
    }
    if case .failure(let error) = result, let report = error as? FailureReport {
      throw IntentTestError(.failed, report.message, dialog: report.spoken)
    }
    let value = try result.get()
    if let error = script.leftOver(for: "'\(profile.intent)'") { throw error }
    return value
  }

  private static func circumstances(_ context: RunContext) -> AssistantSettings {
    AssistantSettings(
      reading: ReadingContext(
        now: context.timestamp, timeZone: .current, locale: Locale(identifier: context.locale)))
  }

  /// An assistant that knows the types of this intent's parameters, which the answers are read as.
  private static func assistant(for intent: String) -> Assistant {
    var manifest = Manifest(generator: "openappintents", generatorVersion: "1")
    for record in SectionRecords.all {
      guard let own = try? record.manifest() else { continue }
      manifest.intents[intent] = manifest.intents[intent] ?? own.intents[intent]
      manifest.enums += own.enums
    }
    let name = Engine.current?.app.displayName ?? "The app"
    return Assistant(apps: [
      AppHandle(
        bundleIdentifier: "", displayName: name, manifest: manifest, service: InProcessService())
    ])
  }
}
