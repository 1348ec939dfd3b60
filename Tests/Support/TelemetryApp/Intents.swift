// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentTelemetry

/// Works in two phases, one of them in a task that the run does not know.
struct FetchIntent: AppIntent {
  static let title: LocalizedStringResource = "Fetch"

  func perform() async throws -> some IntentResult {
    await TelemetryRecorder.shared.measure(.network) { await Task.yield() }
    await Task.detached {
      TelemetryRecorder.shared.measure(.database) {}
    }.value
    return .result()
  }
}

enum StapleError: Error { case empty, jammed }

struct StapleIntent: AppIntent {
  static let title: LocalizedStringResource = "Staple"
  func perform() async throws -> some IntentResult {
    try Self.staple()
    return .result()
  }

  private static func staple() throws { throw StapleError.jammed }
}

/// Asks, then ends when it is cancelled.
struct WaitIntent: AppIntent {
  static let title: LocalizedStringResource = "Wait"
  func perform() async throws -> some IntentResult {
    try await requestConfirmation()
    try await Task.sleep(for: .seconds(3600))
    return .result()
  }
}

/// Its process is killed while it is in the network.
struct VanishIntent: AppIntent {
  static let title: LocalizedStringResource = "Vanish"
  func perform() async throws -> some IntentResult {
    await TelemetryRecorder.shared.measure(.network) {
      await Task.yield()
      kill(ProcessInfo.processInfo.processIdentifier, SIGKILL)
    }
    return .result()
  }
}

/// Has to be told which paper.
struct ShredIntent: AppIntent {
  static let title: LocalizedStringResource = "Shred"

  @Parameter(title: "Paper") var paper: PaperEntity

  func perform() async throws -> some IntentResult {
    try await requestConfirmation()
    return .result()
  }
}
