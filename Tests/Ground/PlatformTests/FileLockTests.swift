// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Platform
import Testing

@Suite("A lock on a file") struct FileLockTests {
  private struct GivenUp: Error {}

  private func withPath(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.path() + "/lock-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test("who waits for it can give up, and it goes on being held")
  func givingUp() throws {
    try withPath { path in
      try FileLock.withLock(path) {
        _ = #expect(throws: GivenUp.self) {
          try FileLock.withLock(path, onWait: { throw GivenUp() }) { Issue.record("held twice") }
        }
      }
    }
  }

  @Test("nobody waits for a lock that is free")
  func free() throws {
    try withPath { path in
      let result = try FileLock.withLock(path, onWait: { throw GivenUp() }) { 7 }
      #expect(result == 7)
      #expect(try FileLock.withLock(path, onWait: { throw GivenUp() }) { 8 } == 8)
    }
  }
}
