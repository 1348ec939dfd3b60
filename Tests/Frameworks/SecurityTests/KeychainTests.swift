// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

@testable import Security

@Suite("The rules of the keychain") struct KeychainTests {
  private let folder = NSTemporaryDirectory() + "keychain-\(UUID().uuidString)"
  private static let start = Date(timeIntervalSince1970: 1_000_000)

  private func keychain(
    _ groups: [String] = ["com.acme.app"], isLocked: Bool = false, now: Date = start
  ) -> Keychain {
    Keychain(
      store: FileStore(folder: folder), groups: AccessGroups(names: groups), isLocked: isLocked,
      now: now)
  }

  private func status(_ body: () throws -> Void) -> OSStatus? {
    do { try body() } catch { return (error as? KeychainError)?.status }
    return errSecSuccess
  }

  private func item(_ values: [CFString: Any] = [:]) -> NSDictionary {
    values.merging([kSecClass: kSecClassGenericPassword]) { own, _ in own } as NSDictionary
  }

  @Test("an extension sees what its app put into a shared group, another app nothing")
  func accessGroups() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let app = keychain(["com.acme.shared", "com.acme.app", "group.com.acme"])
    let intents = keychain(["com.acme.shared", "com.acme.app.intents", "group.com.acme"])
    let other = keychain(["org.other"])
    _ = try app.add(item([kSecAttrAccount: "shared", kSecValueData: Data([1])]))
    _ = try app.add(
      item([kSecAttrAccount: "own", kSecAttrAccessGroup: "ABCDE12345.com.acme.app"]))
    _ = try app.add(item([kSecAttrAccount: "group", kSecAttrAccessGroup: "group.com.acme"]))

    let all = item([kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true])
    func accounts(_ keychain: Keychain) throws -> [String] {
      let found = try keychain.copy(all) as? [[String: Any]] ?? []
      return found.compactMap { $0["acct"] as? String }
    }
    #expect(try accounts(app) == ["shared", "own", "group"])
    #expect(try accounts(intents) == ["shared", "group"])
    #expect(status { _ = try other.copy(all) } == errSecItemNotFound)
    let foreign = item([kSecAttrAccount: "shared", kSecAttrAccessGroup: "com.acme.shared"])
    for operation in [
      { _ = try other.copy(foreign) },
      { _ = try other.add(foreign) },
      { try other.delete(foreign) },
      { try other.update(foreign, [kSecAttrLabel: "x"]) },
    ] as [() throws -> Void] {
      #expect(status(operation) == errSecMissingEntitlement)
    }
    #expect(try accounts(app).count == 3)
  }

  @Test("a locked device keeps closed what is readable only while it is unlocked")
  func locked() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let open = keychain()
    let closed = keychain(isLocked: true)
    _ = try open.add(item([kSecAttrAccount: "a", kSecValueData: Data([1])]))
    _ = try open.add(
      item([
        kSecAttrAccount: "b", kSecValueData: Data([2]),
        kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock,
      ]))
    let a = item([kSecAttrAccount: "a", kSecReturnData: true])
    let b = item([kSecAttrAccount: "b", kSecReturnData: true])
    #expect(
      status { _ = try closed.copy(a) }
        == errSecInteractionNotAllowed)
    #expect(try closed.copy(b) as? Data == Data([2]))
    // Attributes are no secret.
    #expect(try closed.copy(item([kSecAttrAccount: "a", kSecReturnAttributes: true])) != nil)
    #expect(
      status {
        try closed.update(item([kSecAttrAccount: "a"]), [kSecValueData: Data()])
      } == errSecInteractionNotAllowed)
    #expect(
      status { _ = try closed.add(item([kSecAttrAccount: "c"])) }
        == errSecInteractionNotAllowed)
  }

  @Test("account, service, group and synchronizability name an item")
  func primaryKey() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let keychain = keychain(["one", "two"])
    let base: [CFString: Any] = [kSecAttrAccount: "a", kSecAttrService: "s"]
    _ = try keychain.add(item(base))
    for difference: [CFString: Any] in [
      [kSecAttrAccount: "b"], [kSecAttrService: "t"], [kSecAttrAccessGroup: "two"],
      [kSecAttrSynchronizable: true],
    ] {
      _ = try keychain.add(item(base.merging(difference) { $1 }))
    }
    let twin = item(base.merging([kSecAttrLabel: "other", kSecValueData: Data([1])]) { $1 })
    #expect(
      status { _ = try keychain.add(twin) } == errSecDuplicateItem)
    #expect(
      status {
        try keychain.update(
          item([kSecAttrAccount: "b", kSecAttrService: "s"]), [kSecAttrAccount: "a"])
      } == errSecDuplicateItem)

    // A query that is silent means items that stay here.
    func count(_ values: [CFString: Any]) throws -> Int {
      let all = item(
        values.merging([kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true]) { $1 })
      return (try keychain.copy(all) as? NSArray)?.count ?? 0
    }
    #expect(try count([:]) == 4)
    #expect(try count([kSecAttrSynchronizable: true]) == 1)
    #expect(try count([kSecAttrSynchronizable: kSecAttrSynchronizableAny]) == 5)
    #expect(try count([kSecMatchLimit: 2, kSecAttrService: "t"]) == 1)
    try keychain.delete(item([kSecAttrSynchronizable: kSecAttrSynchronizableAny]))
    #expect(status { _ = try keychain.copy(item()) } == -25300)
  }

  @Test("dates are kept, and a change moves the second")
  func dates() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try keychain().add(item([kSecAttrAccount: "a"]))
    let later = Self.start.addingTimeInterval(60.25)
    try keychain(now: later).update(item([kSecAttrAccount: "a"]), [kSecAttrComment: "new"])
    let found = try keychain().copy(item([kSecReturnAttributes: true])) as? [String: Any]
    #expect(found?["cdat"] as? Date == Self.start)
    #expect(found?["mdat"] as? Date == later)
    #expect(found?["icmt"] as? String == "new")
  }

  @Test("queries that mean nothing are refused")
  func badQueries() {
    let queries: [NSDictionary] = [
      [kSecAttrAccount: "no class"], [kSecClass: "tree"], item([kSecAttrAccount: 5]),
      item([kSecReturnData: "perhaps"]), item([kSecMatchLimit: 0]), item(["unknown": "x"]),
      item([kSecAttrAccessible: "sometimes"]),
    ]
    for query in queries {
      #expect(status { _ = try keychain().copy(query) } == errSecParam)
      #expect(status { _ = try keychain().add(query) } == errSecParam)
    }
  }

  @Test("the file tells nothing, is its owner's alone, and damage is told and kept")
  func sealed() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let secret = Data("a secret of some length".utf8)
    _ = try keychain().add(item([kSecAttrAccount: "somebody", kSecValueData: secret]))
    let path = folder + "/items"
    for file in [path, folder + "/key"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(bytes.range(of: secret) == nil)
    #expect(bytes.range(of: Data("somebody".utf8)) == nil)

    var damaged = bytes
    damaged[bytes.count / 2] ^= 1
    try damaged.write(to: URL(filePath: path))
    let query = item([kSecReturnData: true])
    #expect(status { _ = try keychain().copy(query) } == errSecDecode)
    #expect(status { _ = try keychain().add(item()) } == errSecDecode)
    #expect(try Data(contentsOf: URL(filePath: path)) == damaged)
    try bytes.write(to: URL(filePath: path))
    #expect(try keychain().copy(query) as? Data == secret)
  }

  @Test("a key that was cut is replaced where there is nothing that it sealed, and only there")
  func cutKey() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let key = URL(filePath: folder + "/key")
    try Data([1, 2, 3]).write(to: key)
    _ = try keychain().add(item([kSecAttrAccount: "a"]))
    #expect(try Data(contentsOf: key).count == 32)
    try Data().write(to: key)
    #expect(status { _ = try keychain().add(item([kSecAttrAccount: "b"])) } == errSecDecode)
    #expect(try Data(contentsOf: key).isEmpty)
  }

  @Test("many writers lose nothing")
  func manyWriters() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await withTaskGroup { group in
      for writer in 0..<8 {
        group.addTask {
          for number in 0..<10 {
            _ = try? keychain().add(item([kSecAttrAccount: "\(writer).\(number)"]))
          }
        }
      }
    }
    let all = item([kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true])
    #expect((try keychain().copy(all) as? NSArray)?.count == 80)
  }

  @Test("a key that was cut before it closed anything is made anew", arguments: [0, 31, 33])
  func cutKey(_ count: Int) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(repeating: 1, count: count).write(to: URL(filePath: folder + "/key"))
    #expect(
      status { _ = try keychain().add(item([kSecValueData: Data("x".utf8)])) } == errSecSuccess)
    #expect(status { _ = try keychain().copy(item()) } == errSecSuccess)
  }

  @Test(
    "a pipe in the place of a file makes nobody wait", .timeLimit(.minutes(1)),
    arguments: ["items", "key", "lock"])
  func pipe(_ name: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(mkfifo(folder + "/" + name, 0o600) == 0)
    #expect(status { _ = try keychain().add(item()) } == errSecIO)
  }

  @Test("a folder that cannot be written is told by its own code")
  func readOnly() {
    let store = Keychain(
      store: FileStore(folder: "/proc/keychain"), groups: AccessGroups(names: ["a"]),
      isLocked: false, now: Self.start)
    #expect(
      status { _ = try store.add(item()) } == errSecWrPerm)
  }
}
