// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import Testing

@testable import LogStore

/// What the writing processes have logged, by their own count.
private struct Writers {
  let folder: LogFolder
  private(set) var processes: [Process] = []

  init(_ folder: LogFolder) { self.folder = folder }

  mutating func start(_ name: String, _ count: Int? = nil) throws {
    // A count of another round is none of this one.
    try FileEntry.remove(counter(processes.count))
    let process = Process()
    process.executableURL = Self.executable
    process.arguments =
      [folder.path, name, "messages", String(count ?? 0)] + [counter(processes.count)]
    process.standardError = FileHandle.nullDevice
    try process.run()
    processes.append(process)
  }

  private func counter(_ index: Int) -> String { folder.path + "-count-\(index)" }

  func logged(_ index: Int) -> Int {
    guard let file = try? Descriptor.open(counter(index), for: .reading),
      let bytes = try? file.read(at: 0, atMost: 8), bytes.count == 8
    else { return 0 }
    return Int(
      bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) })
  }

  func kill(_ index: Int) {
    Foundation.kill(processes[index].processIdentifier, SIGKILL)
    processes[index].waitUntilExit()
  }

  /// Built beside these tests.
  private static let executable: URL = {
    let own = URL(fileURLWithPath: OwnProcess.executablePath ?? "")
    return own.deletingLastPathComponent().appendingPathComponent("LogProcess")
  }()
}

extension LogSnapshot {
  /// The numbers that each process logged, in the order in which they are read.
  fileprivate var numbers: [Int32: [Int]] {
    Dictionary(grouping: records.filter { $0.kind == .log(.default) }, by: \.processIdentifier)
      .mapValues { $0.compactMap { Int($0.message) } }
  }
}

@Suite("Many processes that log", .serialized) struct LogProcessTests {
  @Test("lose and glue nothing when they are killed, alone or several in a file")
  func killing() throws {
    try withStore { store in
      // Room for all, in files of 512 KiB, so that there are steps from one to the next.
      try store.configure(limits: LogLimits(totalBytes: 32 << 20), level: .default)
      for _ in 0..<3 {
        var writers = Writers(store)
        for index in 0..<6 { try writers.start(index < 3 ? "shared" : "own \(index)", 20_000) }
        for index in 0..<6 {
          while writers.logged(index) < 1000 * (index + 1) { sched_yield() }
          writers.kill(index)
        }
        let snapshot = LogReader(directory: store.path).records()
        #expect(snapshot.damage.places <= writers.processes.count * 3)
        let numbers = snapshot.numbers
        for (index, process) in writers.processes.enumerated() {
          let logged = writers.logged(index)
          let found = numbers[process.processIdentifier] ?? []
          // One more may be written than was counted.
          #expect(found.count == logged || found.count == logged + 1)
          let isWhole = found == Array(0..<found.count)
          #expect(isWhole)
        }
        for name in FileStamp.entries(of: store.path) {
          try FileEntry.remove(store.path + "/" + name)
        }
      }
    }
  }

  @Test("are followed without a gap while files fill and new ones begin")
  func following() throws {
    try withStore { store in
      try store.configure(limits: LogLimits(totalBytes: 8 << 20), level: .default)
      var follower = LogFollower(directory: store.path)
      var writers = Writers(store)
      for index in 0..<4 { try writers.start(index < 2 ? "shared" : "own \(index)", 4000) }
      var found: [Int32: [Int]] = [:]
      var damage = LogDamage()
      while true {
        let isLast = !writers.processes.contains(where: \.isRunning)
        let snapshot = follower.read()
        for (process, numbers) in snapshot.numbers { found[process, default: []] += numbers }
        damage += snapshot.damage
        if isLast { break }
        sched_yield()
      }
      for process in writers.processes {
        let isWhole = found[process.processIdentifier] == Array(0..<4000)
        #expect(isWhole)
      }
      #expect(damage.isNone)
      // Four processes of 4000 records were more than a file.
      #expect(FileStamp.entries(of: store.path).count > 6)
    }
  }

  @Test("stay within the size of the store, and whoever logs little keeps it")
  func flooding() throws {
    try withStore { store in
      let limits = LogLimits(totalBytes: 1 << 20)
      try store.configure(limits: limits, level: .default)
      store.writer("quiet").append(.sample("still here"))
      var writers = Writers(store)
      for index in 0..<3 { try writers.start("flood \(index)", 15_000) }
      while writers.processes.contains(where: \.isRunning) {
        // Each may have begun a file of 16 KiB while another one made room.
        #expect(store.size <= (1 << 20) + (48 << 10))
      }
      let records = LogReader(directory: store.path).records().records
      #expect(records.contains { $0.message == "still here" })
      var missing: [String: Int] = [:]
      for case .loss(let loss) in records.map(\.kind) {
        #expect(loss.reason == .evicted)
        missing[loss.owner, default: 0] += Int(loss.count)
      }
      for index in 0..<3 {
        let kept = records.filter { $0.process == "flood \(index)" && $0.kind == .log(.default) }
        let family = SegmentName.family(process: "flood \(index)", signposts: false)
        #expect(kept.count + missing[family, default: 0] == 15_000)
        #expect(kept.last?.message == "14999")
      }
    }
  }
}
