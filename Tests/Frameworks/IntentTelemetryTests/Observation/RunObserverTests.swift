// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentRuntime
import IntentWire
import TelemetryModel
import Testing

@testable import IntentTelemetry

@Suite("What is recorded by itself") struct RunObserverTests {
  private func run(
    _ number: UInt64 = 1, isFirst: Bool = false, launch: ObservedLaunch? = nil,
    resolution: ResolutionProgress? = nil
  ) -> ObservedRun {
    ObservedRun(
      number: number, intent: "CreateTask", module: "Acme", surface: .siri, resolution: resolution,
      isFirst: isFirst, launch: launch)
  }

  @Test("a run with its phases, its launch and the template of its phrase")
  func phases() throws {
    let observed = try ObservedRecorder()
    let run = run(
      isFirst: true,
      launch: ObservedLaunch(
        loading: .milliseconds(6), initialising: .milliseconds(2), launching: .milliseconds(40)),
      resolution: ResolutionProgress(
        request: 9,
        template: MatchedTemplate(source: .phrase, text: "Create a task in ${applicationName}")))
    observed.observer.runBegan(run)
    observed.observer.run(run, entered: .preparing)
    observed.pass(milliseconds: 3)
    observed.observer.run(run, entered: .performing)
    observed.pass(milliseconds: 5)
    observed.observer.run(run, entered: .asking)
    observed.pass(milliseconds: 900)
    observed.observer.run(run, entered: .performing)
    observed.pass(milliseconds: 7)
    observed.observer.run(run, entered: .returning)
    observed.pass(milliseconds: 1)
    observed.observer.run(run, ended: .finished)
    let event = try #require(try observed.runs().first)
    #expect(event.intent == "CreateTask")
    #expect(event.module == "Acme")
    #expect(event.surface == .siri)
    #expect(event.outcome == .success)
    #expect(event.isCold)
    #expect(event.phrase == "phrase:Create a task in ${applicationName}")
    #expect(event.duration == 916_000)
    #expect(
      event.phases == [
        .launch: 46_000, .staticInitialisers: 2_000, .resolve: 3_000, .perform: 13_000,
        .waiting: 900_000,
      ])
  }

  @Test("a run that is not the first of its process is warm, though it is the first recorded")
  func warm() throws {
    let observed = try ObservedRecorder()
    observed.observer.runBegan(run())
    observed.observer.run(run(), ended: .finished)
    #expect(try observed.runs().map(\.isCold) == [false])
  }

  @Test(
    "how a run ended, an error by its type and code",
    arguments: [
      (ObservedOutcome.finished, TelemetryOutcome.success, nil, nil),
      (.cancelled, .cancelled, nil, nil),
      (.timedOut, .failure, "AppIntents.timeBudget", nil),
      (
        .failed(ObservedFailure(code: .thrown, errorType: "Acme.ListError", errorCode: 3)),
        .failure, "Acme.ListError", 3
      ),
      (.failed(ObservedFailure(code: .dependency)), .failure, "AppIntents.dependency", nil),
      (.needsValue(parameter: "title"), .deferred, nil, nil),
      (.needsDisambiguation(parameter: "list"), .deferred, nil, nil),
      (.needsForeground, .deferred, nil, nil), (.restart, .deferred, nil, nil),
    ] as [(ObservedOutcome, TelemetryOutcome, String?, Int32?)])
  func outcomes(
    outcome: ObservedOutcome, expected: TelemetryOutcome, type: String?, code: Int32?
  ) throws {
    let observed = try ObservedRecorder()
    observed.observer.runBegan(run())
    observed.observer.run(run(), ended: outcome)
    let event = try #require(try observed.runs().first)
    #expect(event.outcome == expected)
    #expect(event.errorType == type)
    #expect(event.errorCode == code)
  }

  @Test("a query with its kind, its time and roughly how much it found")
  func query() throws {
    let observed = try ObservedRecorder()
    let query = ObservedQuery(
      number: 4, type: "TaskQuery", entity: "Task", module: "Acme", kind: .matchingString,
      surface: .siri)
    observed.observer.queryBegan(query)
    observed.pass(milliseconds: 8)
    observed.observer.query(query, ended: .found(.some))
    observed.observer.queryBegan(query)
    observed.observer.query(
      query, ended: .failed(ObservedFailure(code: .thrown, errorType: "Acme.StoreError")))
    #expect(
      try observed.events() == [
        .query(
          QueryEvent(
            query: "TaskQuery", entity: "Task", module: "Acme", kind: .string, found: .some,
            duration: 8_000)),
        .query(
          QueryEvent(
            query: "TaskQuery", entity: "Task", module: "Acme", kind: .string, found: .none,
            duration: 0, errorType: "Acme.StoreError")),
      ])
  }

  @Test("a request that came to nothing, though nothing ran")
  func resolution() throws {
    let observed = try ObservedRecorder()
    observed.observer.resolved(
      ObservedResolution(
        report: ResolutionReport(
          progress: ResolutionProgress(
            request: 9, template: MatchedTemplate(source: .summary, text: "Create ${title}"),
            matched: 2, questions: QuestionCounts(values: 3, choices: 1, confirmations: 400)),
          surface: .siri, intent: "CreateTask", ending: .gaveUp(parameter: "title")),
        module: "Acme"))
    #expect(
      try observed.events() == [
        .resolution(
          ResolutionEvent(
            intent: "CreateTask", module: "Acme", surface: .siri, phrase: "summary:Create ${title}",
            end: .gaveUp,
            counts: ResolutionCounts(matched: 2, asked: 3, disambiguated: 1, gaveUp: 1)))
      ])
  }

  @Test("nothing without consent, and nothing of what began before it")
  func consent() throws {
    let observed = try ObservedRecorder(consent: false)
    observed.observer.runBegan(run())
    try observed.recorder.setConsent(true)
    observed.observer.run(run(), ended: .finished)
    #expect(try observed.events().isEmpty)
  }
}
