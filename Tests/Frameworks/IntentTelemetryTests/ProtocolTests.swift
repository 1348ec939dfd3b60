// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("The protocol in every order of steps") struct ProtocolTests {
  @Test("a run's end is told once, and nothing that was published is lost")
  func everyOrder() throws {
    var seen: Set<ProtocolModel> = [ProtocolModel()]
    var open = [ProtocolModel()]
    var atRest = 0
    while let state = open.popLast() {
      if state.hasLost || state.outcomes > 1 {
        Issue.record("told \(state.outcomes) times, lost \(state.hasLost): \(state)")
        return
      }
      if state.hasReturned, state.outcomes != 1 {
        Issue.record("published and not told: \(state)")
        return
      }
      if state.isAtRest {
        atRest += 1
        // The last reaper lives and does not rest before the slot is idle or free.
        if state.outcomes != 1 {
          Issue.record("told by nobody: \(state)")
          return
        }
      }
      for next in state.successors where seen.insert(next).inserted { open.append(next) }
    }
    #expect(atRest > 0)
    #expect(seen.count > 10_000)
  }

  @Test("writers that are killed lose nothing", .timeLimit(.minutes(1)))
  func torture() throws {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent() ?? URL(fileURLWithPath: ".")
    let process = Process()
    process.executableURL = folder.appendingPathComponent("TelemetryTorture")
    // Uploads are tortured by the uploader's own tests.
    process.arguments = ["100", "0"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }
}
