// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import FoundationAdditions

@Suite("Defaults in containers")
struct UserDefaultsTests {
  let root = TemporaryFolder()

  var url: URL { root.url.appending(path: "Library/Preferences/group.a.plist") }

  func open() throws -> ContainerUserDefaults {
    try #require(ContainerUserDefaults(file: PreferencesFile(url: url)))
  }

  @Test("Every type of value comes back, also from the file")
  func values() throws {
    let date = Date(timeIntervalSince1970: 1_764_489_600.25)
    let first = try open()
    first.set("text", forKey: "string")
    first.set(42, forKey: "integer")
    first.set(1.5, forKey: "double")
    first.set(Float(2.5), forKey: "float")
    first.set(true, forKey: "bool")
    first.set(Data([1, 2]), forKey: "data")
    first.set(date, forKey: "date")
    first.set(["a", "b"], forKey: "strings")
    first.set(["k": [1, 2]], forKey: "dictionary")
    first.set(URL(string: "https://example.org/a?b"), forKey: "link")
    first.set(URL(fileURLWithPath: "/tmp/file"), forKey: "path")
    first.set(UInt64.max as Any, forKey: "unsigned")
    for defaults in [first, try open()] {
      #expect(defaults.string(forKey: "string") == "text")
      #expect(defaults.integer(forKey: "integer") == 42)
      #expect(defaults.double(forKey: "integer") == 42)
      #expect(defaults.double(forKey: "double") == 1.5)
      #expect(defaults.float(forKey: "float") == 2.5)
      #expect(defaults.bool(forKey: "bool"))
      #expect(defaults.data(forKey: "data") == Data([1, 2]))
      #expect(defaults.object(forKey: "date") as? Date == date)
      #expect(defaults.stringArray(forKey: "strings") == ["a", "b"])
      #expect(defaults.dictionary(forKey: "dictionary")?["k"] as? [Int] == [1, 2])
      #expect(defaults.url(forKey: "link")?.absoluteString == "https://example.org/a?b")
      #expect(defaults.url(forKey: "path")?.path == "/tmp/file")
      #expect(defaults.object(forKey: "unsigned") as? UInt64 == .max)
      #expect(defaults.value(forKey: "integer") as? Int == 42)
    }
  }

  @Test("A missing value is zero, false or nil")
  func missing() throws {
    let defaults = try open()
    #expect(defaults.integer(forKey: "x") == 0)
    #expect(!defaults.bool(forKey: "x"))
    #expect(defaults.string(forKey: "x") == nil)
    #expect(defaults.url(forKey: "x") == nil)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test("Texts are read as numbers and truth values, as Apple documents")
  func conversions() throws {
    let defaults = try open()
    defaults.set("12", forKey: "number")
    defaults.set("YES", forKey: "yes")
    defaults.set(1, forKey: "one")
    defaults.set(true, forKey: "true")
    #expect(defaults.integer(forKey: "number") == 12)
    #expect(defaults.double(forKey: "number") == 12)
    #expect(defaults.bool(forKey: "yes"))
    #expect(defaults.bool(forKey: "one"))
    #expect(defaults.integer(forKey: "true") == 1)
  }

  @Test("Registered defaults stand behind what was set, and are not written")
  func registered() throws {
    let defaults = try open()
    defaults.register(defaults: ["registered-a": 1, "registered-b": "b"])
    defaults.set(2, forKey: "registered-a")
    #expect(defaults.integer(forKey: "registered-a") == 2)
    #expect(defaults.string(forKey: "registered-b") == "b")
    #expect(defaults.dictionaryRepresentation()["registered-b"] as? String == "b")
    defaults.removeObject(forKey: "registered-a")
    #expect(defaults.integer(forKey: "registered-a") == 1)
    #expect(PreferencesFile(url: url).values.isEmpty)
  }

  @Test("What another opener of the file wrote or removed is seen at once")
  func coherent() throws {
    let (a, b) = (try open(), try open())
    a.set(1, forKey: "x")
    #expect(b.integer(forKey: "x") == 1)
    b.set(2, forKey: "x")
    b.set(3, forKey: "y")
    #expect(a.integer(forKey: "x") == 2)
    a.removeObject(forKey: "y")
    #expect(b.object(forKey: "y") == nil)
    try FileManager.default.removeItem(at: root.url)
    #expect(a.object(forKey: "x") == nil)
    a.set(4, forKey: "x")
    #expect(b.integer(forKey: "x") == 4)
  }

  @Test("nil and removal take a value away")
  func removal() throws {
    let defaults = try open()
    defaults.set("a", forKey: "a")
    defaults.set(nil as Any?, forKey: "a")
    #expect(defaults.object(forKey: "a") == nil)
  }

  @Test("A change is announced")
  func notification() throws {
    let defaults = try open()
    let count = Counter()
    let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { _ in count.increment() }
    defer { NotificationCenter.default.removeObserver(observer) }
    defaults.set(1, forKey: "a")
    defaults.removeObject(forKey: "a")
    #expect(count.value == 2)
  }

  @Test("A damaged file counts as empty and is replaced by the next write")
  func damaged() throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("no list".utf8).write(to: url)
    let defaults = try open()
    #expect(defaults.object(forKey: "a") == nil)
    defaults.set(1, forKey: "a")
    #expect(try open().integer(forKey: "a") == 1)
    #expect(try String(contentsOfFile: url.path + ".damaged", encoding: .utf8) == "no list")
  }

  @Test("Four processes that write at once lose nothing")
  func processes() async throws {
    let path = url.path
    async let a: Void = Self.writeHundredKeys("a", path)
    async let b: Void = Self.writeHundredKeys("b", path)
    async let c: Void = Self.writeHundredKeys("c", path)
    async let d: Void = Self.writeHundredKeys("d", path)
    _ = await (a, b, c, d)
    #expect(PreferencesFile(url: url).values.count == 400)
  }

  private static func writeHundredKeys(_ name: String, _ path: String) async {
    await #expect(processExitsWith: .success) { [name, path] in
      let file = PreferencesFile(url: URL(fileURLWithPath: path))
      for index in 0..<100 { file.set(.integer(Int64(index)), for: "\(name)\(index)") }
    }
  }

  @Test("A suite is opened by Foundation's own name, and a refused name opens nothing")
  func names() {
    #expect(UserDefaults(suiteName: "NSGlobalDomain") == nil)
    #expect(UserDefaults(suiteName: "../escape") == nil)
  }
}

/// Counts from any thread.
private final class Counter: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func increment() { count.withLock { $0 += 1 } }
}
