// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentWire
internal import Platform
internal import ProcessAccounting

extension ConnectionState {
  /// The class in which the end of the process counts. Ask before the end is told.
  func processEnd(_ cause: ChildProcess.End.Cause) -> ProcessEnd {
    switch verdict {
    case .outOfMemory?: return .memoryLimit
    case .outOfProcessorTime?: return .processorLimit
    case .timedOut?: return .watchdog
    case .couldNotLaunch?: return exceededLaunchTime ? .watchdog : .byHost
    case .brokenConnection?: return .abnormal
    case .ended?, .crashed?, .exited?: return .byHost
    case nil: break
    }
    switch cause {
    case .exited(0): return .normal
    case .exited: return .abnormal
    case .signalled(let signal):
      // Without a verdict it was killed for a run that ignored its end, or because it did not leave.
      if signal == .kill, isKilled { return .watchdog }
      return ProcessEnd(signal)
    }
  }

  private var isKilled: Bool { if case .dying(nil) = phase { true } else { false } }

  /// Why the host ended the process, for those ends of which a diagnostic tells.
  func endReason(_ end: ProcessEnd) -> String? {
    switch end {
    case .watchdog:
      let limit = exceededLaunchTime ? budget.launch : budget.time
      return "Namespace OPENAPPINTENTS, exceeded the time budget of \(limit.inSeconds) s"
    case .processorLimit:
      return "Namespace OPENAPPINTENTS, exceeded the processor time budget of "
        + "\(budget.processorTime.inSeconds) s"
    case .memoryLimit:
      return "Namespace OPENAPPINTENTS, exceeded the memory budget of \(budget.memory >> 20) MiB"
    default: return nil
    }
  }
}

extension ProcessEnd {
  fileprivate init(_ signal: Signal) {
    self =
      switch signal {
      case .segmentationFault, .bus: .badAccess
      case .illegalInstruction: .illegalInstruction
      default: .abnormal
      }
  }
}
