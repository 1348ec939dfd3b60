// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentRuntime
import IntentWire
import Synchronization
import Testing

/// Hears of the runs, queries and resolutions of one request.
private final class Recorder: IntentObserver {
  private let request: UInt64
  private let lines = Mutex<[String]>([])
  /// Module and entity of the last query.
  let names = Mutex<[String]>([])

  init(request: UInt64) { self.request = request }

  var history: [String] { lines.withLock { $0 } }

  private func add(_ line: String, _ resolution: ResolutionProgress?) {
    guard resolution?.request == request else { return }
    lines.withLock { $0.append(line) }
  }

  func runBegan(_ run: ObservedRun) {
    add("began \(run.intent) in \(run.module)", run.resolution)
  }
  func run(_ run: ObservedRun, entered phase: RunPhase) { add("\(phase)", run.resolution) }
  func run(_ run: ObservedRun, asked question: ObservedQuestion) {
    add("asks \(question)", run.resolution)
  }
  func run(_ run: ObservedRun, ended outcome: ObservedOutcome) {
    switch outcome {
    case .failed(let failure): add("failed \(failure.code.rawValue)", run.resolution)
    default: add("\(outcome)", run.resolution)
    }
  }
  func queryBegan(_ query: ObservedQuery) {
    add("\(query.type) \(query.kind)\(query.run == nil ? "" : " in run")", query.resolution)
    if query.resolution?.request == request {
      names.withLock { $0 = [query.module, query.entity] }
    }
  }
  func query(_ query: ObservedQuery, ended outcome: ObservedQueryOutcome) {
    switch outcome {
    case .found(let count): add("found \(count)", query.resolution)
    case .failed(let failure):
      add("failed \(failure.errorType ?? failure.code.rawValue)", query.resolution)
    case .cancelled: add("query cancelled", query.resolution)
    }
  }
  func resolved(_ resolution: ObservedResolution) {
    add("\(resolution.report.ending) in \(resolution.module)", resolution.report.progress)
  }
}

@Suite("What observers see")
struct ObservationTests {
  private static let requests = Atomic<UInt64>(1_000)
  private let context: RunContext
  private let progress: ResolutionProgress

  init() {
    progress = ResolutionProgress(
      request: Self.requests.add(1, ordering: .relaxed).newValue)
    var context = testContext
    context.resolution = progress
    self.context = context
    NovelLibrary.register()
  }

  private func history(_ body: (Dispatcher) async -> Void) async -> [String] {
    let recorder = Recorder(request: progress.request)
    let registration = IntentObservers.add(recorder)
    defer { registration.cancel() }
    await body(Dispatcher(registry: .fixtures))
    return recorder.history
  }

  private func history(
    of intent: String, _ parameters: [String: IntentValue] = [:], stop: CancelReason? = nil
  ) async -> [String] {
    await history { dispatcher in
      let request = PerformRequest(intent: intent, parameters: parameters, context: context)
      _ = await dispatcher.perform(request, stop: { stop }) { _ in .confirmed(true) }
    }
  }

  private func history(finding source: ItemsRequest.Source, _ search: ItemsRequest.Search) async
    -> [String]
  {
    await history { dispatcher in
      _ = try? await dispatcher.find(
        ItemsRequest(source: source, search: search, context: context))
    }
  }

  private let novel = IntentValue.entity(EntityValue(type: "FixtureBook", identifier: "1"))

  @Test("every phase of a run, the question's too")
  func phases() async {
    #expect(
      await history(of: "ObservedIntent") == [
        "began ObservedIntent in Fixtures", "preparing", "performing", "asks confirmation",
        "asking", "performing", "returning", "finished",
      ])
  }

  @Test("an intent that is not here has a beginning and an end")
  func absent() async {
    #expect(
      await history(of: "UnseenIntent") == ["began UnseenIntent in ", "failed notHere"])
  }

  @Test("a run that the host stopped at its budget, whatever it gave back")
  func timedOut() async {
    #expect(await history(of: "NilIntent", stop: .timeBudget).last == "timedOut")
    #expect(await history(of: "NilIntent", stop: .caller).last == "finished")
  }

  @Test("the query that a parameter of a run needs")
  func queryOfRun() async {
    #expect(
      await history(of: "TidyBookIntent", ["book": novel]) == [
        "began TidyBookIntent in Fixtures", "preparing", "NovelQuery byIdentifier in run",
        "found one", "performing", "returning", "finished",
      ])
  }

  @Test("the queries of a search, by what was asked and how much was found")
  func queries() async {
    let source = ItemsRequest.Source.entity("FixtureBook")
    #expect(
      await history(finding: source, .matching("Em")) == ["NovelQuery matchingString", "found one"])
    #expect(await history(finding: source, .suggested) == ["NovelQuery suggested", "found few"])
    #expect(
      await history(finding: source, .identifiers(["9"])) == [
        "NovelQuery byIdentifier", "found none",
      ])
    #expect(
      await history(finding: source, .defaultValue) == ["NovelQuery defaultResult", "found none"])
  }

  @Test("a query's module and entity")
  func names() async {
    let recorder = Recorder(request: progress.request)
    let registration = IntentObservers.add(recorder)
    defer { registration.cancel() }
    _ = try? await Dispatcher(registry: .fixtures).find(
      ItemsRequest(source: .entity("FixtureBook"), search: .suggested, context: context))
    #expect(recorder.names.withLock { $0 } == ["AppIntentsTests", "FixtureBook"])
  }

  @Test("an options provider, and the query that its parameters need")
  func options() async {
    let source = ItemsRequest.Source.parameter(
      intent: "PickChapterIntent", name: "chapter", parameters: ["book": novel])
    #expect(
      await history(finding: source, .suggested) == [
        "NovelQuery byIdentifier", "found one", "ChapterOptions options", "found one",
      ])
  }

  @Test("a query whose dependency nobody registered")
  func dependency() async {
    #expect(
      await history(finding: .entity("OrphanedBook"), .suggested) == [
        "OrphanedQuery suggested", "failed dependency",
      ])
  }

  @Test("a query in a task that the run has left still belongs to the run")
  func detached() async {
    let found = await history { dispatcher in
      let request = PerformRequest(intent: "DetachedBookIntent", parameters: [:], context: context)
      _ = await dispatcher.perform(request) { _ in .value(novel) }
    }
    #expect(found.contains("NovelQuery byIdentifier in run"))
  }

  @Test("how a resolution ended, with the module of its intent")
  func resolution() async {
    let report = ResolutionReport(
      progress: progress, surface: .siri, intent: "GreetIntent", ending: .cancelled)
    #expect(await history { $0.tell(report) } == ["cancelled in Fixtures"])
  }

  @Test("a run that a test performs itself")
  func direct() async {
    let found = await history { _ in
      _ = try? await DirectRun(ObservedIntent()).perform(context) { _ in .confirmed(true) }
    }
    #expect(
      found == [
        "began ObservedIntent in Fixtures", "preparing", "performing", "asks confirmation",
        "asking", "performing", "finished",
      ])
  }
}
