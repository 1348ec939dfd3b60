// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Twenty seconds of what `make torture-telemetry` does for ten minutes.
@Suite struct TortureTests {
  @Test(.timeLimit(.minutes(2))) func losesAndDoublesNothing() async throws {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("TelemetryTorture")
    let process = Process()
    process.executableURL = program
    process.arguments = ["0", "20"]
    let output = Pipe()
    process.standardOutput = output
    let text = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result {
            try process.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: data, as: UTF8.self)
          })
      }
    }
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(text.contains("lost 0, duplicated 0"))
  }
}
