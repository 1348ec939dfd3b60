// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Device
internal import Foundation
internal import HostFixtures
internal import IntentHost
internal import IntentWire

/// A host that a test kills while an intent runs. It prints the number of the intent's
/// process, that of a process which the intent started, and the device.
@main enum DoomedHost {
  static func main() async throws {
    let app = try StubApp()
    let session = IntentHost(device: app.device).session(for: app.bundle)
    let first = await session.run(request(.leaveStranger)) { _ in .cancelled }
    guard case .ended(.finished(let result)) = first.outcome, case .int(let stranger) = result.value
    else { return }
    let numbers = "\(first.process?.processIdentifier ?? 0) \(stranger)"
    // A pipe is not flushed by itself.
    FileHandle.standardOutput.write(Data("\(numbers) \(app.device.directory)\n".utf8))
    _ = await session.run(request(.ignoreCancel)) { _ in .cancelled }
  }

  private static func request(_ intent: StubIntent) -> PerformRequest {
    PerformRequest(
      intent: intent.rawValue, parameters: [:],
      context: RunContext(surface: .siri, timestamp: Date(timeIntervalSince1970: 0)))
  }
}
