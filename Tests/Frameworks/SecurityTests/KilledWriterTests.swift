// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Device
import Foundation
import HostFixtures
import Testing

@testable import Security

@Suite("Writers of a keychain that are killed") struct KilledWriterTests {
  @Test("every item that was added is there, whenever its process was killed")
  func killed() async throws {
    let fixture = try BackgroundFixture()
    let printed = try await withThrowingTaskGroup(of: [String].self) { group in
      for writer in 0..<4 {
        group.addTask {
          var added: [String] = []
          for round in 0..<3 {
            let (process, lines) = try await fixture.runAndKill(
              "--add", afterLines: 1 + (writer * 5 + round * 13) % 23)
            added += lines.map { "\(process).\($0)" }
          }
          return added
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(printed.count >= 12)
    let items = try FileStore(folder: fixture.device.keychainDirectory).items()
    let kept = Set(items.map(\.key.account))
    #expect(Set(printed).subtracting(kept).isEmpty)
    #expect(kept.count <= printed.count + 12)
    #expect(items.allSatisfy { $0.key.accessGroup == BackgroundFixture.identifier })
  }
}
