// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import TelemetryModel

/// Tells a recorder of the runs in its process, where the system does.
package protocol RunWatching: Sendable {
  /// The run that the current task belongs to.
  var current: TelemetryRecorder.Interval? { get }

  /// The same, if it is a run of this intent.
  func current(of intent: String) -> TelemetryRecorder.Interval?

  /// Records with this recorder from now on, in the place of the one before.
  func begin(recordingWith recorder: TelemetryRecorder)
}

/// The run that an app measures itself, for the code that it calls.
enum CurrentInterval {
  @TaskLocal static var value: TelemetryRecorder.Interval?

  static func with<Value, Failure: Error>(
    _ interval: TelemetryRecorder.Interval,
    _ body: (TelemetryRecorder.Interval) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard interval.isRecorded else { return try body(interval) }
    // 'withValue' does not pass typed errors on.
    return try $value.withValue(interval) {
      do throws(Failure) { return Result<Value, Failure>.success(try body(interval)) } catch {
        return .failure(error)
      }
    }.get()
  }

  static func with<Value, Failure: Error>(
    _ interval: TelemetryRecorder.Interval, isolation: isolated (any Actor)?,
    _ body: (TelemetryRecorder.Interval) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard interval.isRecorded else { return try await body(interval) }
    return try await $value.withValue(
      interval,
      operation: {
        do throws(Failure) { return Result<Value, Failure>.success(try await body(interval)) } catch
        {
          return .failure(error)
        }
      }, isolation: isolation
    ).get()
  }
}

extension TelemetryRecorder {
  /// The run that the current task belongs to; nil outside of any run, and where the task is not
  /// the run's any more: `Task.detached`, a queue and a thread inherit no run.
  public var currentRun: Interval? { CurrentInterval.value ?? watching?.current }

  /// Counts the time of `body` for a phase of the current run.
  ///
  /// Where there is no current run, the phase is an event of its own that belongs to no intent.
  public func measure<Value, Failure: Error>(
    _ phase: TelemetryPhase, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let run = currentRun { return try run.measure(phase, body) }
    let alone = beginAlone(phase)
    do throws(Failure) {
      let value = try body()
      alone.end(.success)
      return value
    } catch {
      alone.end(error)
      throw error
    }
  }

  /// Counts the time of `body` for a phase of the current run.
  ///
  /// Where there is no current run, the phase is an event of its own that belongs to no intent.
  public func measure<Value, Failure: Error>(
    _ phase: TelemetryPhase, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    if let run = currentRun { return try await run.measure(phase, body) }
    let alone = beginAlone(phase)
    do throws(Failure) {
      let value = try await body()
      alone.end(.success)
      return value
    } catch {
      alone.end(error)
      throw error
    }
  }

  /// A phase without a run: a run of no intent, and never the first of its process.
  private func beginAlone(_ phase: TelemetryPhase) -> Interval {
    begin("", surface: .unknown, phase: phase, isFirst: false)
  }

  /// Begins a run of which the system told.
  ///
  /// - Parameter isFirst: whether it is the first of its process, as the system knows it.
  func begin(
    _ intent: String, module: String = "", surface: TelemetrySurface, phrase: String? = nil,
    phase: TelemetryPhase, isFirst: Bool
  ) -> Interval {
    guard
      let token = core.begin(
        intent: intent, module: module, surface: surface, phrase: phrase, phase: phase,
        isFirst: isFirst)
    else { return .none }
    return Interval(core: core, token: token)
  }
}
