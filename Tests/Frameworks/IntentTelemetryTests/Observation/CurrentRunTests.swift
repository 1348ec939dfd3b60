// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentRuntime
import IntentWire
import TelemetryModel
import Testing

@testable import IntentTelemetry

@Suite("The phases that an app adds") struct CurrentRunTests {
  private let observed: ObservedRecorder
  private let run = ObservedRun(
    number: 1, intent: "CreateTask", module: "Acme", surface: .siri)

  init() throws { observed = try ObservedRecorder() }

  /// What a run's `perform()` does, and what was recorded of it.
  private func runs(of perform: (TelemetryRecorder) async throws -> Void) async throws
    -> [RunEvent]
  {
    observed.observer.runBegan(run)
    observed.observer.run(run, entered: .performing)
    try await ObservedRun.$current.withValue(run) { try await perform(observed.recorder) }
    observed.observer.run(run, ended: .finished)
    return try observed.runs()
  }

  @Test("belong to the run that is going on, also in a task of it")
  func attached() async throws {
    let observed = observed
    let events = try await runs { recorder in
      recorder.measure(.network) { observed.pass(milliseconds: 20) }
      await Task {
        await recorder.measure(.database) {
          await Task.yield()
          observed.pass(milliseconds: 3)
        }
      }.value
      observed.pass(milliseconds: 1)
    }
    #expect(events.count == 1)
    #expect(
      events.first?.phases == [
        .resolve: 0, .network: 20_000, .database: 3_000, .perform: 1_000,
      ])
  }

  @Test("stand alone in a task that the run does not know")
  func detached() async throws {
    let observed = observed
    let events = try await runs { recorder in
      await Task.detached {
        #expect(recorder.currentRun == nil)
        recorder.measure(.network) { observed.pass(milliseconds: 20) }
      }.value
    }
    #expect(events.map(\.intent) == ["", "CreateTask"])
    #expect(events.first?.phases == [.network: 20_000])
    #expect(events.first?.isCold == false)
    #expect(events.last?.phases[.network] == nil)
  }

  @Test("tell how they ended where they stand alone")
  func failure() throws {
    struct Offline: Error {}
    #expect(throws: Offline.self) {
      try observed.recorder.measure(.network) { () throws(Offline) in throw Offline() }
    }
    #expect(throws: CancellationError.self) {
      try observed.recorder.measure(.database) { throw CancellationError() }
    }
    let events = try observed.runs()
    #expect(events.map(\.outcome) == [.failure, .cancelled])
    #expect(events.first?.errorType?.hasSuffix("Offline") == true)
  }

  @Test("belong to the run of the system where the app measures the same run once more")
  func twice() async throws {
    let observed = observed
    let events = try await runs { recorder in
      await recorder.measure("CreateTask") { _ in
        await recorder.measure(.network) {
          await Task.yield()
          observed.pass(milliseconds: 4)
        }
      }
      recorder.measure("Another") { _ in observed.pass(milliseconds: 1) }
    }
    #expect(events.map(\.intent) == ["Another", "CreateTask"])
    #expect(events.last?.phases[.network] == 4_000)
  }

  @Test("belong to a run that the app measures itself, as it has to on Apple's systems")
  func ownRun() async throws {
    let observed = observed
    await observed.recorder.measure("ListTasks") { _ in
      await observed.recorder.measure(.network) {
        await Task.yield()
        observed.pass(milliseconds: 4)
      }
    }
    #expect(observed.recorder.currentRun == nil)
    let events = try observed.runs()
    #expect(events.map(\.intent) == ["ListTasks"])
    #expect(events.first?.phases[.network] == 4_000)
  }
}
