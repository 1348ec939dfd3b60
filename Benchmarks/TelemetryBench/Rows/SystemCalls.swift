// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import Foundation
internal import Platform
internal import TelemetryModel

/// Calls of the system between two marks, counted by `strace` in a child.
enum SystemCalls {
  struct Calls {
    /// Of a pair that finds room in its segment.
    var pair: Double
    /// Of the change to the next segment, some 2,700 pairs later.
    var rotation: Double
  }

  /// Files that are not there: a look at one is a call that nothing else makes.
  static let begin = "/openappintents-bench-begin"
  static let end = "/openappintents-bench-end"

  /// Fewer than a segment has room for.
  private static let within = 2_000
  private static let beyond = 18_000

  /// Nil without `strace`.
  static func count(_ task: String, _ folder: BenchFolder) throws -> Calls? {
    guard ToolProcess.find("strace") != nil else { return nil }
    let few = try count(task, within, folder.path("\(task)-few"))
    let many = try count(task, beyond, folder.path("\(task)-many"))
    let pair = Double(few) / Double(within)
    let cells = (SegmentLayout.defaultSize - SegmentLayout.headerSize) / SegmentLayout.cellSize
    let rotations = (Double(beyond) / Double(cells)).rounded(.down)
    return Calls(pair: pair, rotation: (Double(many) - pair * Double(beyond)) / rotations)
  }

  private static func count(_ task: String, _ pairs: Int, _ folder: String) throws -> Int {
    let report = folder + ".strace"
    let result = try ToolProcess(
      "strace", ["-f", "-o", report, ChildTask.executable, "child", task, folder, "\(pairs)"]
    ).run()
    guard result.isSuccess else {
      throw BenchError(
        "cannot count calls: \(String(decoding: result.errorOutput, as: UTF8.self))")
    }
    let lines = try String(contentsOfFile: report, encoding: .utf8).split(separator: "\n")
    guard let first = lines.firstIndex(where: { $0.contains(begin) }),
      let last = lines.firstIndex(where: { $0.contains(end) }), first < last
    else { throw BenchError("cannot find its marks in what strace says") }
    // Each line begins with its thread; the runtime's others start up at any time. A call that
    // another thread's interrupts is told in two lines.
    let thread = lines[first].prefix { $0 != " " } + " "
    return lines[(first + 1)..<last].count { $0.hasPrefix(thread) && !$0.contains(" resumed>") }
  }
}
