// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentMetadata
import IntentRuntime
import IntentWire
import Testing

/// The circumstances of every run of these tests.
let testContext = RunContext(surface: .siri, timestamp: Date(timeIntervalSince1970: 1_796_000_000))

@Suite("Runs of intents in their process")
struct DispatcherTests {
  private let dispatcher = Dispatcher(registry: .fixtures)

  private func run(
    _ intent: String, _ parameters: [String: IntentValue] = [:],
    answer: @escaping Asking = { _ in .cancelled }
  ) async -> RunEnd {
    await dispatcher.perform(
      PerformRequest(intent: intent, parameters: parameters, context: testContext),
      asking: answer)
  }

  private func failure(_ end: RunEnd) throws -> FailureReport {
    guard case .failed(let report) = end else {
      throw FailureReport(code: .thrown, message: "ended otherwise: \(end)")
    }
    return report
  }

  @Test("parameters are set, defaults stay, value and dialog come back")
  func result() async {
    let end = await run("GreetIntent", ["name": .string("Ada")])
    #expect(
      end
        == .finished(
          ResultReport(
            value: .string("Hello Ada"), dialog: DialogText(full: "Said Hello Ada"))))
  }

  @Test("each run has a fresh instance")
  func fresh() async {
    _ = await run("GreetIntent", ["name": .string("Ada"), "times": .int(2)])
    let end = await run("GreetIntent", ["name": .string("Eve")])
    guard case .finished(let report) = end else { Issue.record("\(end)"); return }
    #expect(report.value == .string("Hello Eve"))
  }

  @Test("a missing required parameter is an error that names both, before perform")
  func missing() async throws {
    let report = try failure(await run("GreetIntent"))
    #expect(report.code == .missingParameter)
    #expect(report.parameter == "name")
    #expect(report.message.contains("'GreetIntent'") && report.message.contains("'name'"))
  }

  @Test("a value of another type is an error that names the parameter and not the value")
  func wrongType() async throws {
    let report = try failure(
      await run("GreetIntent", ["name": .string("Ada"), "times": .string("zweimal")]))
    #expect(report.code == .invalidParameter)
    #expect(report.parameter == "times")
    #expect(!report.message.contains("zweimal"))
  }

  @Test("a parameter that the intent does not have is an error")
  func unknownParameter() async throws {
    let report = try failure(await run("GreetIntent", ["name": .string("Ada"), "who": .int(1)]))
    #expect(report.code == .invalidParameter)
    #expect(report.parameter == "who")
  }

  @Test("an intent that is not linked is an error that lists the modules")
  func notHere() async throws {
    let report = try failure(await run("AbsentIntent"))
    #expect(report.code == .notHere)
    #expect(report.message.contains("'AbsentIntent'") && report.message.contains("Fixtures"))
  }

  @Test("private parameters and dependencies are found")
  func privateWrappers() async {
    AppDependencyManager.shared.add(dependency: PoliteService() as any GreetingService)
    for _ in 0..<2 {
      let end = await run("SecretiveIntent", ["_id": .string("7"), "open": .bool(true)])
      #expect(end == .finished(ResultReport(value: .string("Good day 7 true"))))
    }
  }

  @Test("a parameter that only the manifest has is an error, in every run")
  func haunted() async throws {
    for _ in 0..<2 {
      let report = try failure(await run("HauntedIntent"))
      #expect(report.code == .notHere)
      #expect(report.message.contains("'ghost'") && !report.message.contains("'seen'"))
    }
  }

  @Test("a dependency that nobody registered is an error of its own kind")
  func dependency() async throws {
    let report = try failure(await run("OrphanedIntent"))
    #expect(report.code == .dependency)
    #expect(report.message.contains("OrphanedClock"))
  }

  @Test("perform on the main actor runs")
  func mainActor() async {
    #expect(await run("MainActorIntent") == .finished(ResultReport(value: .bool(true))))
  }

  @Test("a returned nil is not the absence of a value")
  func returnedNil() async {
    #expect(await run("NilIntent") == .finished(ResultReport(value: .null)))
  }

  @Test("an intent that the result opens comes with its values")
  func opens() async {
    let next = NextIntent(
      intent: "GreetIntent", parameters: ["name": .string("Ada"), "times": .int(1)])
    #expect(await run("OpeningIntent") == .finished(ResultReport(opensIntent: next)))
  }

  @Test("a question waits for its answer", arguments: ["AskingIntent", "DetachedIntent"])
  func question(intent: String) async {
    let end = await run(intent) { question in
      guard case .value(let parameter, _) = question else { return .cancelled }
      return .value(.string("answer to \(parameter)"))
    }
    #expect(end == .finished(ResultReport(value: .string("answer to name"))))
  }

  @Test("a person who gives up or declines ends the run as cancelled")
  func declined() async {
    #expect(await run("AskingIntent") { _ in .cancelled } == .cancelled)
    #expect(await run("ConfirmingIntent") { _ in .confirmed(false) } == .cancelled)
    #expect(await run("ConfirmingIntent") { _ in .confirmed(true) } == .finished(ResultReport()))
  }

  @Test("what an error asks of the system becomes the end of the run")
  func meanings() async {
    func end(_ way: String) async -> RunEnd { await run("FailingIntent", ["way": .string(way)]) }
    #expect(
      await end("value")
        == .needsValue(parameter: "way", dialog: DialogText(full: "Which way?")))
    #expect(
      await end("foreground")
        == .needsForeground(dialog: DialogText(full: "Open the app?"), alwaysConfirm: false))
    #expect(await end("restart") == .restart)
    #expect(await end("cancel") == .cancelled)
    guard case .needsDisambiguation("way", let options, nil) = await end("choice") else {
      Issue.record("no disambiguation")
      return
    }
    #expect(options.map(\.value) == [.string("left"), .string("right")])
  }

  @Test("an error's own continuation runs once the app is in the foreground")
  func continuation() async {
    let end = await run("ContinuingIntent") { question in
      let isRight =
        question == .continueInForeground(dialog: DialogText(full: "Open?"), alwaysConfirm: true)
      return .confirmed(isRight)
    }
    #expect(end == .finished(ResultReport()))
    #expect(await run("ContinuingIntent") { _ in .confirmed(false) } == .cancelled)
  }

  @Test("a thrown error brings its type and what it says, and keeps its words out of the message")
  func thrown() async throws {
    let spoken = try failure(await run("FailingIntent", ["way": .string("spoken")]))
    #expect(spoken.code == .thrown)
    #expect(spoken.spoken == "The list Milk is full.")
    #expect(spoken.errorType?.hasSuffix("SpokenProblem") == true)
    #expect(!spoken.message.contains("Milk"))
    let silent = try failure(await run("FailingIntent", ["way": .string("silent")]))
    #expect(silent.spoken == nil)
  }

  @Test("cancelling the task cancels the run")
  func cancelled() async {
    let task = Task { await run("EndlessIntent") }
    for await _ in EndlessIntent.started.stream { break }
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  @Test("runs do not share their parameters")
  func concurrent() async {
    let ends = await withTaskGroup(of: (Int, RunEnd).self) { group in
      for number in 0..<100 {
        group.addTask { (number, await run("GreetIntent", ["name": .string("\(number)")])) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (number, end) in ends {
      guard case .finished(let report) = end else { Issue.record("\(end)"); continue }
      #expect(report.value == .string("Hello \(number)"))
    }
    #expect(ends.count == 100)
  }

  @Test("a profile says what a fresh instance has")
  func profile() throws {
    let profile = try dispatcher.describe("GreetIntent")
    #expect(profile.title == "Greet")
    #expect(profile.parameters.map(\.name) == ["name", "times", "note"])
    #expect(profile.parameters.map(\.isOptional) == [false, false, true])
    #expect(profile.parameters.map(\.defaultValue) == [nil, .int(1), nil])
    #expect(profile.authenticationPolicy == .alwaysAllowed)
    #expect(!profile.opensAppWhenRun)
  }

  @Test("the same dispatcher serves without a socket")
  func inProcess() async throws {
    let service = InProcessService(registry: .fixtures)
    let report = await service.run(
      PerformRequest(
        intent: "GreetIntent", parameters: ["name": .string("Ada")], context: testContext)
    ) { _ in .cancelled }
    #expect(report.process == nil)
    guard case .ended(.finished(let result)) = report.outcome else {
      Issue.record("\(report.outcome)")
      return
    }
    #expect(result.value == .string("Hello Ada"))
    await #expect(throws: ServiceError.self) { try await service.describe(intent: "Absent") }
  }
}
