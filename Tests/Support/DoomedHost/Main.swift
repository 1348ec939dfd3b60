// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HostFixtures
internal import IntentHost
internal import IntentWire

/// A host that a test kills while an intent runs. It prints the number of the intent's process.
@main enum DoomedHost {
  static func main() async throws {
    let app = try StubApp()
    let session = IntentHost(device: app.device).session(for: app.bundle)
    let first = await session.run(request(.empty)) { _ in .cancelled }
    // A pipe is not flushed by itself.
    FileHandle.standardOutput.write(Data("\(first.process?.processIdentifier ?? 0)\n".utf8))
    _ = await session.run(request(.ignoreCancel)) { _ in .cancelled }
  }

  private static func request(_ intent: StubIntent) -> PerformRequest {
    PerformRequest(
      intent: intent.rawValue, parameters: [:],
      context: RunContext(surface: .siri, timestamp: Date(timeIntervalSince1970: 0)))
  }
}
