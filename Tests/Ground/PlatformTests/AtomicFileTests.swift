// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Platform

@Suite("A file that is read") struct ReadFileTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/files-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test(
    "is one of bytes; whatever else has its name is refused at once", .timeLimit(.minutes(1)),
    arguments: ["pipe", "folder", "device"])
  func refused(_ kind: String) throws {
    try withFolder { folder in
      let path = folder + "/x"
      switch kind {
      case "pipe": #expect(mkfifo(path, 0o600) == 0)
      case "folder": #expect(mkdir(path, 0o700) == 0)
      default: #expect(symlink("/dev/zero", path) == 0)
      }
      let problem = #expect(throws: SystemError.self) { _ = try AtomicFile.read(path) }
      #expect(problem?.description == "'\(path)' is no file; remove it")
    }
  }

  @Test("a pipe in a lock's or a log's place makes nobody wait", .timeLimit(.minutes(1)))
  func appending() throws {
    try withFolder { folder in
      let path = folder + "/x"
      #expect(mkfifo(path, 0o600) == 0)
      #expect(throws: SystemError.self) { try FileLock.withLock(path) {} }
      #expect(throws: SystemError.self) { _ = try Descriptor.openForAppending(path) }
    }
  }

  @Test("none is nothing")
  func missing() throws {
    try withFolder { folder in
      let bytes = try AtomicFile.read(folder + "/x")
      #expect(bytes == nil)
    }
  }
}
