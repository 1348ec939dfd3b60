// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import TelemetryAnalysis
import TelemetryModel
import Testing

@testable import TelemetryStore

/// A process that is just being started holds the descriptors of its parent, locks included, until it runs
/// its own program: no store may be closed and opened again meanwhile.
enum StoreOpening {
  private static let lock = NSLock()

  static func alone(_ body: () throws -> Void) rethrows {
    lock.lock()
    defer { lock.unlock() }
    try body()
  }
}

@Suite("A store whose process is killed", .serialized)
struct StoreKillTests {
  /// Built beside these tests.
  private static let executable: URL = {
    let own = URL(fileURLWithPath: OwnProcess.executablePath ?? "")
    return own.deletingLastPathComponent().appendingPathComponent("StoreWriterProcess")
  }()

  /// What was acknowledged before the process was killed: the segment, and how much of it is stored.
  private func run(_ path: String, first: Int, lines wanted: Int) throws -> (Int, Int) {
    let process = Process()
    let output = Pipe()
    process.executableURL = Self.executable
    process.arguments = [path, String(first)]
    process.standardOutput = output
    try StoreOpening.alone { try process.run() }
    var text = Data()
    while text.count(where: { $0 == UInt8(ascii: "\n") }) < wanted {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { break }
      text += more
    }
    kill(process.processIdentifier, SIGKILL)
    text += output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    // What stands behind the last line feed was not told in full.
    let last = try #require(lines.dropLast().last).split(separator: " ").compactMap { Int($0) }
    try #require(last.count == 2)
    return (last[0], last[1])
  }

  @Test("holds each acknowledged batch once, and nothing of which only a part is there")
  func killing() throws {
    try withFolder { folder in
      let path = folder + "/store"
      var random = SeededRandom(seed: 5)
      var first = 1
      // Segments that were being sent when a process was killed are left as they are.
      var cut: [Int: Set<Int>] = [:]
      for _ in 0..<12 {
        let (segment, stored) = try run(
          path, first: first, lines: Int.random(in: 1...40, using: &random))
        // The batch after the last one that was told may be there too.
        if stored < 100 {
          cut[segment] = [60, 100]
          cut[segment + 1] = [0]
        } else {
          cut[segment + 1] = [0, 60]
        }
        let store = try TelemetryStore(path: path)
        var counts: [Int: Int] = [:]
        for answer in try store.runs(by: [.intent], TelemetryFilter()) {
          let name = try #require(answer.group.intent)
          let number = try #require(Int(name.dropFirst("Intent".count)))
          counts[number] = Int(answer.runs)
          // The event at each byte took as many microseconds: each is there once.
          #expect(answer.durations == LatencySketch((0..<answer.runs).map { $0 }))
        }
        for number in 1...segment + 1 {
          let count = counts.removeValue(forKey: number) ?? 0
          #expect((cut[number] ?? [100]).contains(count), "segment \(number) has \(count)")
        }
        #expect(counts.isEmpty)
        #expect(try store.problems() == [])
        first = segment + 2
      }
    }
  }
}
