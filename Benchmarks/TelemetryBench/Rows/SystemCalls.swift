// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import Foundation
internal import Platform
internal import TelemetryModel

/// Calls of the system, counted by `strace` in a child.
enum SystemCalls {
  struct Calls {
    /// Of a pair that finds room in its segment.
    var pair: Double
    /// Of the change to the next segment, some 2,700 pairs later.
    var rotation: Double
  }

  private static let few = 100
  private static let within = 2_100
  private static let beyond = 18_100

  /// Nil without `strace`.
  static func count(_ task: String, _ folder: BenchFolder) throws -> Calls? {
    guard ToolProcess.find("strace") != nil else { return nil }
    // The end of a process takes a call more or less; the least of several is the same each time.
    let counts = try [few, within, beyond].map { pairs in
      try (0..<5).map { try count(task, pairs, folder.path("\(task)-\(pairs)-\($0)")) }
        .reduce(.max, min)
    }
    let pair = Double(counts[1] - counts[0]) / Double(within - few)
    let cells = (SegmentLayout.defaultSize - SegmentLayout.headerSize) / SegmentLayout.cellSize
    let rotations = Double(beyond - within) / Double(cells)
    let rest = Double(counts[2] - counts[1]) - pair * Double(beyond - within)
    return Calls(pair: pair, rotation: rest / rotations)
  }

  private static func count(_ task: String, _ pairs: Int, _ folder: String) throws -> Int {
    let report = folder + ".strace"
    let result = try ToolProcess(
      "strace",
      ["-f", "-c", "-o", report, ChildTask.executable, "child", task, folder, "\(pairs)"]
    ).run()
    guard result.isSuccess else {
      throw BenchError("cannot count calls: \(String(decoding: result.errorOutput, as: UTF8.self))")
    }
    // The last line is the sum: per cent, seconds, microseconds per call, calls, [errors,] total.
    let text = try String(contentsOfFile: report, encoding: .utf8)
    let columns = text.split(separator: "\n").last?.split(separator: " ") ?? []
    guard columns.last == "total", columns.count >= 5, let calls = Int(columns[3]) else {
      throw BenchError("cannot read what strace says")
    }
    return calls
  }
}
