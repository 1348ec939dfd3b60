// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTaskStore
import Device
import Foundation
import HostFixtures
import Testing

@Suite("Writers that are killed") struct KilledWriterTests {
  @Test("every accepted request is there, whenever its process was killed")
  func killed() async throws {
    let fixture = try BackgroundFixture()
    let printed = try await withThrowingTaskGroup(of: [String].self) { group in
      for writer in 0..<4 {
        group.addTask {
          var accepted: [String] = []
          for round in 0..<3 {
            let (process, lines) = try await fixture.runAndKill(
              "--submit", afterLines: 1 + (writer * 7 + round * 11) % 23)
            accepted += lines.map { "test.export.\(process).\($0)" }
          }
          return accepted
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(printed.count >= 12)
    let store = fixture.device.backgroundTaskStore(of: BackgroundFixture.identifier)
    let kept = Set(try store.tasks().map(\.identifier))
    #expect(Set(printed).subtracting(kept).isEmpty)
    // A killed process may have stored one request more than it could tell.
    #expect(kept.count <= printed.count + 12)
  }
}
