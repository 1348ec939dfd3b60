// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LogStore
import Testing

@testable import os

@Suite("The key of hashes") struct MaskKeyTests {
  /// From the reference implementation's list for 128 bits: the key is 00…0f, the message 00, 01, ….
  @Test(
    "hashes as the reference says",
    arguments: [
      (0, "a3817f04ba25a8e66df67214c7550293"), (1, "da87c1d86b99af44347659119b22fc45"),
    ])
  func reference(_ count: Int, _ expected: String) {
    let hash = Array(UInt8(0)..<UInt8(count)).withUnsafeBytes {
      SipHash.hash($0, key: (0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908))
    }
    let bytes = withUnsafeBytes(of: (hash.0.littleEndian, hash.1.littleEndian)) { Array($0) }
    #expect(bytes.map { String(format: "%02x", $0) }.joined() == expected)
  }

  @Test("every byte of a message counts, at any length")
  func lengths() {
    var seen: Set<[UInt64]> = []
    for count in 0..<40 {
      for changed in -1..<count {
        var bytes = [UInt8](repeating: 7, count: count)
        if changed >= 0 { bytes[changed] = 8 }
        let hash = bytes.withUnsafeBytes { SipHash.hash($0, key: (1, 2)) }
        #expect(seen.insert([hash.0, hash.1]).inserted)
      }
    }
  }

  @Test("is the device's: kept for its owner, the same again, another on another device")
  func device() async throws {
    let name = LogComponent.Argument.string("Ada")
    let one = try await withDevice { store in
      try FileManager.default.createDirectory(
        atPath: store, withIntermediateDirectories: true)
      let hash = MaskKey.hash(of: name, in: store)
      let key = try #require(FileManager.default.contents(atPath: store + ".key"))
      #expect(key.count == 32)
      let attributes = try FileManager.default.attributesOfItem(atPath: store + ".key")
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      // As another process does, which has nothing kept in memory.
      try FileManager.default.createSymbolicLink(
        atPath: store + "/../again", withDestinationPath: store)
      try FileManager.default.copyItem(
        atPath: store + ".key", toPath: store + "/../again.key")
      #expect(MaskKey.hash(of: name, in: store + "/../again") == hash)
      return hash
    }
    let other = try await withDevice { store in
      try FileManager.default.createDirectory(
        atPath: store, withIntermediateDirectories: true)
      return MaskKey.hash(of: name, in: store)
    }
    #expect(one != other)
  }

  @Test("is made anew where its maker was killed over it, once for all processes")
  func killedMaker() async throws {
    try await withDevice { store in
      try FileManager.default.createDirectory(
        atPath: (store as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      #expect(FileManager.default.createFile(atPath: store + ".key", contents: Data()))
      let keys = await withTaskGroup(of: [UInt8].self) { group in
        for _ in 0..<8 { group.addTask { LogFolder(store).hashKey } }
        return await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
      }
      #expect(keys.count == 1)
      #expect(FileManager.default.contents(atPath: store + ".key").map(Array.init) == keys.first)
    }
  }

  @Test("is the process's where it cannot be kept")
  func noFolder() async throws {
    let name = LogComponent.Argument.string("Ada")
    try await withDevice { store in
      let missing = store + "/none/store"
      let hash = MaskKey.hash(of: name, in: missing)
      #expect(MaskKey.hash(of: name, in: missing) == hash)
      #expect(!FileManager.default.fileExists(atPath: missing))
      #expect(MaskKey.hash(of: name, in: nil) == MaskKey.hash(of: name, in: nil))
    }
  }
}
