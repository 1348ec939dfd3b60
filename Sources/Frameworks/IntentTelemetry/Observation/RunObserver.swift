// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentRuntime
internal import IntentWire
internal import Synchronization
internal import TelemetryModel

/// Records what the system does with the intents of this process.
final class RunObserver: IntentObserver, RunWatching {
  static let shared = RunObserver()

  private struct State {
    var recorder: TelemetryRecorder?
    var isRegistered = false
    /// The runs that are recorded, by number.
    var runs: [UInt64: TelemetryRecorder.Interval] = [:]
    /// When queries began, in nanoseconds of the recorder's clock, by number.
    var queries: [UInt64: UInt64] = [:]
  }

  private let state = Mutex(State())

  var current: TelemetryRecorder.Interval? {
    guard let run = ObservedRun.current else { return nil }
    return state.withLock { $0.runs[run.number] }
  }

  func current(of intent: String) -> TelemetryRecorder.Interval? {
    guard let run = ObservedRun.current, run.intent == intent else { return nil }
    return state.withLock { $0.runs[run.number] }
  }

  func begin(recordingWith recorder: TelemetryRecorder) {
    record(with: recorder)
    let isNew = state.withLock { state in
      defer { state.isRegistered = true }
      return !state.isRegistered
    }
    if isNew { IntentObservers.add(self) }
  }

  func record(with recorder: TelemetryRecorder) { state.withLock { $0.recorder = recorder } }

  private var recorder: TelemetryRecorder? { state.withLock { $0.recorder } }

  // MARK: Runs

  func runBegan(_ run: ObservedRun) {
    guard let recorder else { return }
    let interval = recorder.begin(
      run.intent, module: run.module, surface: TelemetrySurface(run.surface),
      phrase: run.resolution?.template?.id, phase: .resolve, isFirst: run.isFirst)
    guard interval.isRecorded else { return }
    if let launch = run.launch {
      interval.add(launch.initialising, to: .staticInitialisers)
      interval.add(launch.loading + launch.launching, to: .launch)
    }
    state.withLock { $0.runs[run.number] = interval }
  }

  func run(_ run: ObservedRun, entered phase: RunPhase) {
    let interval = state.withLock { $0.runs[run.number] }
    interval?.enter(TelemetryPhase(phase))
  }

  func run(_ run: ObservedRun, ended outcome: ObservedOutcome) {
    let interval = state.withLock { $0.runs.removeValue(forKey: run.number) }
    interval?.end(TelemetryRecorder.Outcome(outcome))
  }

  // MARK: Queries

  func queryBegan(_ query: ObservedQuery) {
    // Outside of the lock: the first look at consent opens files.
    guard let recorder, recorder.consent else { return }
    let start = recorder.core.environment.up
    state.withLock { $0.queries[query.number] = start }
  }

  func query(_ query: ObservedQuery, ended outcome: ObservedQueryOutcome) {
    let (recorder, start) = state.withLock { state in
      (state.recorder, state.queries.removeValue(forKey: query.number))
    }
    guard let recorder, let start else { return }
    let duration = recorder.core.environment.up &- start
    recorder.recordQuery(
      query.type, entity: query.entity, module: query.module,
      kind: TelemetryQueryKind(query.kind), found: TelemetryFound(outcome),
      duration: .nanoseconds(Int64(clamping: duration)), errorType: outcome.errorType)
  }

  // MARK: Resolutions

  func resolved(_ resolution: ObservedResolution) {
    guard let recorder else { return }
    let report = resolution.report
    let questions = report.progress.questions
    let end = TelemetryResolution(report.ending)
    recorder.recordResolution(
      of: report.intent ?? "", module: resolution.module,
      surface: TelemetrySurface(report.surface), phrase: report.progress.template?.id, end: end,
      counts: ResolutionCounts(
        matched: UInt8(clamping: report.progress.matched),
        asked: UInt8(clamping: questions.values),
        disambiguated: UInt8(clamping: questions.choices), gaveUp: end == .gaveUp ? 1 : 0))
  }
}
