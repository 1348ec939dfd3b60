// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Platform
import Testing

@testable import LogStore

@Suite("A follower") struct LogFollowerTests {
  @Test("finds what was written since, across files")
  func following() throws {
    try withStore { store in
      try store.configure(limits: LogLimits(totalBytes: 64 << 10), level: .default)
      let writer = store.writer("tasks")
      writer.append(.sample("before"))
      var follower = LogFollower(directory: store.path)
      follower.skipToEnd()
      #expect(follower.read().records.isEmpty)
      var seen: [String] = []
      for number in 0..<2000 {
        writer.append(.sample("\(number)", time: Int64(number)))
        // Now and then, so that files are begun and removed between two looks.
        if number % 25 == 0 {
          seen += follower.read().records.filter { $0.kind == .log(.default) }.map(\.message)
        }
      }
      seen += follower.read().records.filter { $0.kind == .log(.default) }.map(\.message)
      #expect(seen == (0..<2000).map(String.init))
    }
  }

  @Test("reads a file that was removed to its end, and the record that was written again once")
  func removed() throws {
    try withStore { store in
      let writer = store.writer("tasks")
      writer.append(.sample("one", time: 1))
      var follower = LogFollower(directory: store.path)
      #expect(follower.read().records.map(\.message) == ["one"])
      try FileEntry.remove(store.path + "/tasks.00000001.log")
      // It goes to the removed file first, then to the next one.
      writer.append(.sample("two", time: 2))
      #expect(follower.read().records.map(\.message) == ["two"])
      #expect(follower.read().records.isEmpty)
      #expect(store.messages == ["two"])
    }
  }

  @Test("a choice reads no more than it wants")
  func choice() throws {
    try withStore { store in
      let writer = store.writer("tasks")
      for time in 0..<10 { writer.append(.sample("\(time)", time: Int64(time))) }
      let choice = LogFollower.Choice(times: 3...5) { $0.message != "4" }
      let snapshot = LogReader(directory: store.path).records(choice)
      #expect(snapshot.records.map(\.message) == ["3", "5"])
    }
  }

  @Test("passes over records of a newer version and counts them")
  func newer() throws {
    try withStore { store in
      store.writer("tasks").append(.sample("old"))
      var bytes = LogRecord.sample("new").encoded()
      bytes[RecordFormat.Offset.version] = 2
      let sum = bytes.withUnsafeBytes {
        CRC32C.checksum(of: UnsafeRawBufferPointer(rebasing: $0[12...]))
      }
      withUnsafeBytes(of: sum.littleEndian) { bytes.replaceSubrange(8..<12, with: $0) }
      let file = try Descriptor.openForAppending(store.path + "/tasks.00000001.log")
      _ = try file.write(bytes)
      let snapshot = LogReader(directory: store.path).records()
      #expect(snapshot.records.map(\.message) == ["old"])
      #expect(snapshot.damage == LogDamage(newer: 1))
    }
  }

  @Test("a record that was written in part hides nothing that was written behind it")
  func torn() throws {
    try withStore { store in
      let writer = store.writer("tasks")
      writer.append(.sample("before"))
      // The disk was full in the middle of a long record.
      let long = LogRecord.sample(String(repeating: "x", count: 20_000)).encoded()
      let file = try Descriptor.openForAppending(store.path + "/tasks.00000001.log")
      _ = try file.write(Array(long.prefix(5000)))
      var follower = LogFollower(directory: store.path)
      #expect(follower.read().records.map(\.message) == ["before"])
      writer.append(.sample("behind"))
      #expect(follower.read().records.map(\.message) == ["behind"])
      let snapshot = LogReader(directory: store.path).records()
      #expect(snapshot.records.map(\.message) == ["before", "behind"])
      #expect(snapshot.damage == LogDamage(places: 1, bytes: 5000))
    }
  }

  @Test("an empty or missing store has no records")
  func missing() throws {
    try withStore { store in
      #expect(store.messages == [])
      #expect(!FileEntry.exists(store.path))
    }
  }

  @Test("wakes when something is written")
  func watch() throws {
    try withStore { store in
      let writer = store.writer("tasks")
      writer.append(.sample("one"))
      let watch = try LogReader(directory: store.path).watch()
      var poller = Poller()
      _ = poller.add(watch.descriptor, for: .readable)
      let before = poller.wait(timeout: .zero)
      #expect(!before)
      writer.append(.sample("two"))
      let after = poller.wait(timeout: .seconds(10))
      #expect(after)
      watch.drain()
      let drained = poller.wait(timeout: .zero)
      #expect(!drained)
    }
  }
}

@Suite("The name of a file of records") struct SegmentNameTests {
  @Test(
    "holds the family and the number", arguments: ["com.acme.tasks", "a", "_.x", "a~signposts"])
  func names(_ family: String) {
    let name = SegmentName(family: family, number: 12)
    #expect(SegmentName(name.text) == name)
  }

  @Test(
    "other files are no files of records",
    arguments: [
      "control", ".log", "a.log", "a.1.log", "a.00000001.txt", "a.+0000001.log",
      "a.000000001.log",
    ])
  func others(_ name: String) { #expect(SegmentName(name) == nil) }

  @Test("a process may have any name")
  func families() {
    #expect(SegmentName.family(process: "../x y", signposts: false) == "_.._x_y")
    #expect(SegmentName.family(process: "", signposts: true) == "_~signposts")
    #expect(SegmentName.family(process: "Täsk", signposts: false) == "T__sk")
  }
}
