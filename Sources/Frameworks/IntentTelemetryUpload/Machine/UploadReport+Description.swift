// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One sentence for a log: counts and reasons, nothing of what was recorded.
extension UploadReport: CustomStringConvertible {
  public var description: String {
    var counts =
      "\(delivered) events delivered in \(requests) \(requests == 1 ? "request" : "requests") (\(bytes) bytes)"
    if duplicate > 0 { counts += ", \(duplicate) were there already" }
    if setAside > 0 { counts += ", \(setAside) refused" }
    return switch end {
    case .done: counts + "; nothing is left"
    case .later(_, let reason): counts + "; the rest waits: \(reason)"
    case .stopped(let problem): counts + "; \(problem)"
    }
  }
}

extension UploadReport.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .failures: "the network or the collector failed"
    case .serverAsked: "the collector asked for a pause"
    case .bytesOfDay: "the bytes of the day are used up"
    case .timeOfRun: "the time of a run is used up"
    case .requestsOfRun: "the requests of a run are used up"
    case .expired: "the system ended the task"
    case .unreadable: "something cannot be read now"
    case .running: "another upload is under way"
    }
  }
}
