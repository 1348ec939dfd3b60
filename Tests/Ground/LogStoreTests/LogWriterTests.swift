// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Glibc
import Platform
import Synchronization
import Testing

@testable import LogStore

@Suite("A log writer") struct LogWriterTests {
  @Test("writes at once from default up, keeps info in memory until an error, and no debug")
  func levels() throws {
    try withStore { store in
      let writer = store.writer("tasks")
      writer.append(.sample("debug", .debug, time: 1))
      writer.append(.sample("info", .info, time: 2))
      writer.append(.sample("notice", time: 3))
      #expect(store.messages == ["notice"])
      #expect(writer.memory.map(\.message) == ["info"])
      #expect(writer.ownRecords().map(\.message) == ["info", "notice"])
      writer.append(.sample("error", .error, time: 4))
      #expect(store.messages == ["info", "notice", "error"])
      #expect(writer.memory.isEmpty)
    }
  }

  @Test("fills in who logged")
  func process() throws {
    try withStore { store in
      let writer = store.writer("host")
      writer.append(.sample("a", time: 1))
      writer.named("assistant").append(.sample("b", time: 2))
      let records = LogReader(directory: store.path).records().records
      #expect(records.map(\.process) == ["host", "assistant"])
      #expect(records.allSatisfy { $0.processIdentifier == OwnProcess.identifier })
      #expect(records.map(\.sequence) == [1, 1])
    }
  }

  @Test("without a store keeps the newest records in memory, bounded")
  func inMemory() {
    let writer = LogWriter(inMemoryFor: "tool", capacity: 2000)
    for number in 0..<100 { writer.append(.sample("\(number)", .error, time: Int64(number))) }
    let kept = writer.ownRecords().map(\.message)
    let size = LogRecord.sample("10").encoded().count + "tool".utf8.count
    #expect(kept == ((100 - 2000 / size)..<100).map(String.init))
  }

  @Test("counts what it could not write, says so once, and tells of it when there is room")
  func missingFolder() throws {
    try withStore { store in
      // A file where the folder should be.
      #expect(FileManager.default.createFile(atPath: store.path, contents: nil))
      let lines = Mutex<[String]>([])
      let writer = store.writer("tasks") { line in lines.withLock { $0.append(line) } }
      writer.append(.sample("lost 1"))
      writer.append(.sample("lost 2"))
      #expect(writer.droppedCount == 2)
      #expect(lines.withLock { $0.count } == 1)
      try FileManager.default.removeItem(atPath: store.path)
      // It is not asked again at once.
      writer.append(.sample("lost 3"))
      #expect(writer.droppedCount == 3)
    }
  }

  @Test("goes on in the new folder when the store is taken away")
  func reset() throws {
    try withStore { store in
      let writer = store.writer("tasks")
      writer.append(.sample("old"))
      store.retire()
      try FileManager.default.removeItem(atPath: store.path)
      writer.append(.sample("new"))
      #expect(store.messages == ["new"])
      // What is captured is told by the page of the new folder.
      try store.configure(limits: .standard, level: .debug)
      writer.append(.sample("debug", .debug, time: 1))
      #expect(store.messages == ["new", "debug"])
    }
  }

  @Test("keeps the store within its size, and one that floods pushes out only itself")
  func bounds() throws {
    try withStore { store in
      let limits = LogLimits(totalBytes: 256 << 10)
      try store.configure(limits: limits, level: .default)
      let quiet = store.writer("quiet")
      let noisy = store.writer("noisy")
      for number in 0..<20 { quiet.append(.sample("quiet \(number)", time: Int64(number))) }
      for number in 0..<10_000 {
        noisy.append(.sample("noisy \(number)", time: Int64(100 + number)))
        if number % 500 == 0 { #expect(store.size <= 256 << 10) }
      }
      #expect(store.size <= 256 << 10)
      let records = LogReader(directory: store.path).records().records
      #expect(records.filter { $0.process == "quiet" }.count == 20)
      // What is not here was told of.
      let kept = records.filter { $0.process == "noisy" && $0.kind == .log(.default) }.count
      var lost: UInt64 = 0
      for case .loss(let loss) in records.map(\.kind) {
        #expect(loss.owner == "noisy")
        #expect(loss.reason == .evicted)
        lost += loss.count
      }
      #expect(kept + Int(lost) == 10_000)
      #expect(kept > 500)
    }
  }

  @Test("removes files that nobody wrote to for too long")
  func age() throws {
    try withStore { store in
      store.writer("tasks").append(.sample("old"))
      store.removeOld(now: WallTime.now)
      #expect(store.messages == ["old"])
      store.removeOld(now: WallTime.now + 8 * 86_400 * 1_000_000_000)
      #expect(store.messages == [])
    }
  }

  @Test("puts signposts into files of their own")
  func signposts() throws {
    try withStore { store in
      let writer = store.writer("tasks")
      let mark = LogSignpost(.event, identifier: 1, name: "x")
      writer.append(
        LogRecord(
          .signpost(mark), time: 1, uptime: 1, threadIdentifier: 1, subsystem: "s",
          category: "c", message: ""))
      writer.append(.sample("message"))
      let names = try FileManager.default.contentsOfDirectory(atPath: store.path).sorted()
      #expect(names == ["control", "tasks.00000001.log", "tasks~signposts.00000001.log"])
    }
  }

  @Test("the key of masks is the same for all and not in the folder of records")
  func hashKey() throws {
    try withStore { store in
      try store.make()
      let key = store.hashKey
      #expect(key.count == 32)
      #expect(store.hashKey == key)
      #expect(try FileManager.default.contentsOfDirectory(atPath: store.path) == ["control"])
    }
  }
}

@Suite("A store on a full disk") struct FullDiskTests {
  @Test("costs nothing but its records, and tells how many when there is room again")
  func full() throws {
    try withStore { store in
      try store.make()
      // Each write to this device fails as on a full disk.
      try FileEntry.link(store.path + "/tasks.00000001.log", to: "/dev/full")
      let lines = Mutex<[String]>([])
      let writer = store.writer("tasks") { line in lines.withLock { $0.append(line) } }
      for number in 0..<5 { writer.append(.sample("lost \(number)")) }
      #expect(writer.droppedCount == 5)
      #expect(
        lines.withLock { $0 } == [
          "log records of 'tasks' are lost: '\(store.path)/tasks.00000001.log' could not be "
            + "written: No space left on device"
        ])
      // Somebody else made room.
      _ = try Descriptor.create(store.path + "/tasks.00000002.log", permissions: 0o600)
      try FileEntry.remove(store.path + "/tasks.00000001.log")
      // The writer holds the device, which never has room; another one tells of its own only.
      let other = store.writer("tasks")
      other.append(.sample("kept"))
      #expect(store.messages == ["kept"])
      #expect(writer.droppedCount == 5)
    }
  }
}

@Suite("A message of the system") struct SystemLogMessageTests {
  @Test("shows what is public, and never has what is private")
  func privacy() throws {
    try withStore { store in
      let log = SystemLog(store.writer("host"), subsystem: "org.test")
      log(
        .error, "run",
        "100% of \(public: "Name") took \(ms: 0.0126), scored \(score: 0.905) for \(private: "Ada") \(7)"
      )
      let record = try #require(LogReader(directory: store.path).records().records.first)
      #expect(record.message == "100% of Name took 12.6 ms, scored 0.91 for <private> 7")
      #expect(
        record.formatString
          == "100%% of %{public}s took %.1f ms, scored %.2f for %{private}s %lld")
      #expect(
        record.components.map(\.literal) == ["100% of ", " took ", ", scored ", " for ", " "])
      #expect(record.components[3].argument == .none)
      #expect(record.components[4].argument == .signed(7))
      let bytes = try Data(contentsOf: URL(filePath: store.path + "/host.00000001.log"))
      #expect(!String(decoding: bytes, as: UTF8.self).contains("Ada"))
    }
  }

  @Test(
    "goes on behind what cannot be written, and never waits for it", .timeLimit(.minutes(1)),
    arguments: ["folder", "pipe", "+0000009", "dangling link"])
  func obstacles(_ kind: String) throws {
    try withStore { store in
      try store.make()
      let path = store.path + "/tasks.00000009.log"
      switch kind {
      case "folder":
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      case "pipe": #expect(mkfifo(path, 0o600) == 0)
      case "dangling link": #expect(symlink(store.path + "/none/none", path) == 0)
      default:
        #expect(
          FileManager.default.createFile(atPath: store.path + "/tasks.+0000009.log", contents: nil))
      }
      let writer = store.writer("tasks")
      writer.append(.sample("message"))
      #expect(writer.droppedCount == 0)
      #expect(store.messages == ["message"])
    }
  }

  @Test(
    "a pipe in the place of the control page or of the key makes nobody wait",
    .timeLimit(.minutes(1)))
  func pipes() throws {
    try withStore { store in
      try FileManager.default.createDirectory(atPath: store.path, withIntermediateDirectories: true)
      #expect(mkfifo(store.path + "/control", 0o600) == 0)
      #expect(mkfifo(store.path + ".key", 0o600) == 0)
      let writer = store.writer("tasks")
      writer.append(.sample("message"))
      #expect(writer.droppedCount <= 1)
      #expect(store.hashKey.count == 32)
    }
  }

  @Test("the last number that a file can have ends the family, not the process")
  func lastNumber() throws {
    try withStore { store in
      try store.configure(limits: LogLimits(totalBytes: 64 << 10), level: .default)
      #expect(
        FileManager.default.createFile(
          atPath: store.path + "/tasks.4294967295.log", contents: nil))
      let writer = store.writer("tasks")
      for number in 0..<200 { writer.append(.sample("\(number)")) }
      #expect(writer.droppedCount > 0)
    }
  }

  @Test("an age beyond all numbers keeps for ever")
  func longestAge() throws {
    try withStore { store in
      try store.configure(limits: LogLimits(age: .max), level: .default)
      store.writer("tasks").append(.sample("old"))
      store.removeOld(now: WallTime.now)
      #expect(store.messages == ["old"])
    }
  }
}
