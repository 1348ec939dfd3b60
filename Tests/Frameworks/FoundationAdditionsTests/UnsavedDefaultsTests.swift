// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization
import Testing

@testable import FoundationAdditions

@Suite("Defaults that cannot be saved")
struct UnsavedDefaultsTests {
  let root = TemporaryFolder()

  var url: URL { root.url.appending(path: "Library/Preferences/group.a.plist") }
  /// A folder in the place of the draft lets every write fail, also root's.
  var obstacle: URL { URL(fileURLWithPath: url.path + ".\(getpid()).new") }

  func open() throws -> ContainerUserDefaults {
    try #require(ContainerUserDefaults(file: PreferencesFile(url: url, suite: "group.a")))
  }

  func refuseWrites() throws {
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
  }

  func allowWrites() throws { try FileManager.default.removeItem(at: obstacle) }

  @Test("keep their values, leave the file as it is, and say that they are not saved")
  func kept() throws {
    let defaults = try open()
    defaults.set("old", forKey: "a")
    defaults.set(1, forKey: "gone")
    let before = try Data(contentsOf: url)
    try refuseWrites()
    defaults.set("new", forKey: "a")
    defaults.removeObject(forKey: "gone")
    #expect(defaults.string(forKey: "a") == "new")
    #expect(defaults.object(forKey: "gone") == nil)
    #expect(defaults.dictionaryRepresentation()["gone"] == nil)
    #expect(!defaults.synchronize())
    #expect(try Data(contentsOf: url) == before)
  }

  @Test("are saved with the next change, over what others wrote meanwhile")
  func nextChange() throws {
    let (defaults, other) = (try open(), try open())
    try refuseWrites()
    defaults.set(1, forKey: "a")
    try allowWrites()
    other.set(2, forKey: "b")
    #expect(defaults.integer(forKey: "a") == 1)
    #expect(defaults.integer(forKey: "b") == 2)
    #expect(other.object(forKey: "a") == nil)
    defaults.set(3, forKey: "c")
    let file = PreferencesFile(url: url)
    #expect(file.values == ["a": .integer(1), "b": .integer(2), "c": .integer(3)])
  }

  @Test("are saved by synchronize()")
  func synchronize() throws {
    let defaults = try open()
    try refuseWrites()
    defaults.set(1, forKey: "a")
    #expect(!defaults.synchronize())
    try allowWrites()
    #expect(defaults.synchronize())
    #expect(try open().integer(forKey: "a") == 1)
  }

  @Test("are not written over a file that cannot be read")
  func unreadable() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let defaults = try open()
    defaults.set(1, forKey: "a")
    #expect(!defaults.synchronize())
    #expect(defaults.integer(forKey: "a") == 1)
    try FileManager.default.removeItem(at: url)
    #expect(defaults.synchronize())
    #expect(try open().integer(forKey: "a") == 1)
  }

  @Test("on a full disk are told once with suite and remedy")
  func told() async throws {
    let path = url.path
    try open().set("old", forKey: "a")
    let before = try Data(contentsOf: url)
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { [path = path as String] in
      limitFiles(to: 0)
      let told = Mutex<[String]>([])
      let file = PreferencesFile(url: URL(fileURLWithPath: path), suite: "group.a")
      file.set(.integer(1), for: "b")
      DeveloperWarnings.deliver { sentence in told.withLock { $0.append(sentence) } }
      file.set(.integer(2), for: "c")
      precondition(!file.save())
      let sentences = told.withLock { $0 }
      precondition(sentences.count == 1)
      precondition(sentences[0].contains("suite 'group.a'"))
      precondition(sentences[0].contains("free some space"))
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("are not saved (file too large)"))
    #expect(try Data(contentsOf: url) == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
        .allSatisfy { !$0.hasSuffix(".new") })
  }

  @Test("are saved when the process ends by itself")
  func atExit() async throws {
    let data = root.url.appending(path: "data").path
    await #expect(processExitsWith: .success) { [data = data as String] in
      setenv("OPENAPPINTENTS_DATA", data, 1)
      limitFiles(to: 0)
      guard let defaults = ContainerUserDefaults(suiteName: "mine" as String?) else { exit(1) }
      defaults.set(1, forKey: "a")
      limitFiles(to: .max)
      exit(0)
    }
    let file = PreferencesFile(
      url: URL(fileURLWithPath: data).appending(path: "Library/Preferences/mine.plist"))
    #expect(file.values == ["a": .integer(1)])
  }
}

/// Refuses to let files grow, as a full disk does.
private func limitFiles(to size: rlim_t) {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit()
  getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  limit.rlim_cur = min(size, limit.rlim_max)
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
}

@Suite("App Groups without an entitlement")
struct MissingEntitlementTests {
  @Test("are told once for each way to them, and their defaults are the app's own")
  func told() async throws {
    let root = TemporaryFolder()
    let folder = root.url.path
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      setenv("OPENAPPINTENTS_DATA", folder + "/data", 1)
      setenv("OPENAPPINTENTS_GROUPS", folder + "/groups", 1)
      setenv("OPENAPPINTENTS_APP_GROUPS", "group.listed", 1)
      setenv("OPENAPPINTENTS_BUNDLE_IDENTIFIER", "org.acme.tasks", 1)
      let told = Mutex<[String]>([])
      DeveloperWarnings.deliver { sentence in told.withLock { $0.append(sentence) } }
      for suite in ["group.listed", "org.acme.other", "group.missing", "group.missing"] {
        UserDefaults(suiteName: suite)?.set(1, forKey: "a")
      }
      let sentences = told.withLock { $0 }
      precondition(sentences.count == 1)
      precondition(sentences[0].contains("suite 'group.missing'"))
      precondition(sentences[0].contains("'org.acme.tasks'"))
      precondition(sentences[0].contains("com.apple.security.application-groups"))
      let files = FileManager.default
      for _ in 1...2 {
        let url = files.containerURL(forSecurityApplicationGroupIdentifier: "group.missing")
        precondition(url == nil)
      }
      precondition(told.withLock { $0.count } == 2)
    }
    #expect(
      FileManager.default.fileExists(
        atPath: folder + "/data/Library/Preferences/group.missing.plist"))
    #expect(
      FileManager.default.fileExists(
        atPath: folder + "/groups/group.listed/Library/Preferences/group.listed.plist"))
  }
}
