// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata
internal import IntentWire
internal import Platform

extension ConnectionState {
  /// The process has ended, and all that it wrote before was received.
  ///
  /// - Parameter output: the end of what it printed; the Swift runtime reports a crash there.
  mutating func processEnded(
    _ cause: ChildProcess.End.Cause, output: String, now: MonotonicTime
  ) -> [Action] {
    let outcome = verdict ?? self.outcome(of: cause, output: output)
    let wasKilledForOverdue = verdict == nil && isRetired && cause == .signalled(.kill)
    phase = .ended
    return requests.sorted { $0.key < $1.key }.flatMap { id, request in
      if wasKilledForOverdue || (verdict == nil && request.hasNothingToSay(about: cause)) {
        return finish(id, Self.cancelled(request.kind), now: now)
      }
      return finish(id, .process(outcome), now: now)
    }
  }

  /// The process never started.
  mutating func launchFailed(_ reason: String, now: MonotonicTime) -> [Action] {
    phase = .ended
    return requests.keys.sorted().flatMap {
      finish($0, .process(.couldNotLaunch(reason: reason)), now: now)
    }
  }

  private func outcome(of cause: ChildProcess.End.Cause, output: String) -> RunOutcome {
    switch cause {
    case .signalled(let signal):
      return .crashed(CrashReport(signal: signal.name, backtrace: CrashText.report(in: output)))
    case .exited(let status):
      guard description == nil else { return .exited(status: status) }
      return .couldNotLaunch(
        reason: "'\(executable.executable)' exited with status \(status) before it was ready; "
          + "its main must reach UIApplicationMain or AppIntentsExtension.main()")
    }
  }
}

extension ConnectionState.Request {
  /// Whether a cancelled request ended because its process left in order, or was killed for it.
  fileprivate func hasNothingToSay(about cause: ChildProcess.End.Cause) -> Bool {
    guard case .cancelled = stop else { return false }
    return cause == .exited(0) || cause == .signalled(.kill)
  }
}
