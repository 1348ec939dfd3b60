// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import TelemetryModel

extension TelemetryRecorder {
  /// A run that has begun.
  ///
  /// It is ended once; ends after the first do nothing. Where its process ends first, the run is
  /// reported as terminated, with the phase that it had reached.
  public struct Interval: Sendable {
    @usableFromInline let core: RecorderCore?
    @usableFromInline let token: RunToken

    @inlinable
    init(core: RecorderCore?, token: RunToken) {
      self.core = core
      self.token = token
    }

    /// The run that is not recorded.
    @inlinable static var none: Interval { Interval(core: nil, token: RunToken()) }

    /// Whether the run is recorded.
    public var isRecorded: Bool { core != nil }

    /// Counts the time from now on for a phase.
    ///
    /// - Returns: the phase before.
    @discardableResult
    public func enter(_ phase: TelemetryPhase) -> TelemetryPhase {
      guard let core, let slot = core.slot(of: token) else { return .perform }
      return slot.enter(phase, at: core.environment.up)
    }

    /// Adds time that was spent in a phase before the run began.
    public func add(_ time: Duration, to phase: TelemetryPhase) {
      guard let core, let slot = core.slot(of: token) else { return }
      let (seconds, attoseconds) = time.components
      slot.add(
        phase,
        microseconds: UInt64(clamping: seconds &* 1_000_000 &+ attoseconds / 1_000_000_000_000)
      )
    }

    /// Counts the time of `body` for a phase.
    public func measure<Value, Failure: Error>(
      _ phase: TelemetryPhase, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
      let outer = enter(phase)
      defer { enter(outer) }
      return try body()
    }

    /// Counts the time of `body` for a phase.
    public func measure<Value, Failure: Error>(
      _ phase: TelemetryPhase, isolation: isolated (any Actor)? = #isolation,
      _ body: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
      let outer = enter(phase)
      defer { enter(outer) }
      return try await body()
    }

    /// Records how the run ended.
    @inlinable @inline(__always)
    public func end(_ outcome: Outcome = .success) {
      // In the caller's own code, so that a run that is not recorded costs nothing more.
      if let core { end(outcome, in: core) }
    }

    @usableFromInline
    func end(_ outcome: Outcome, in core: RecorderCore) {
      switch outcome {
      case .success: core.end(token, RunEnd(outcome: .success))
      case .cancelled: core.end(token, RunEnd(outcome: .cancelled))
      case .deferred: core.end(token, RunEnd(outcome: .deferred))
      case .failure(let type, let code):
        core.end(
          token,
          RunEnd(
            outcome: .failure, errorType: core.number(of: type),
            errorCode: code.map { Int32(clamping: $0) }))
      }
    }

    /// Records what an error means for the run, with the error's text where the app allows that.
    public func end(_ error: any Error) {
      guard let core else { return }
      guard case .failure(let type, let code) = Outcome.failure(error) else {
        return core.end(token, RunEnd(outcome: .cancelled))
      }
      core.end(
        token,
        RunEnd(
          outcome: .failure, errorType: core.number(of: type),
          errorCode: code.map { Int32(clamping: $0) },
          errorText: core.recordsErrorText ? String(describing: error) : nil))
    }
  }
}
