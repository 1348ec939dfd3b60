// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import Foundation
internal import Platform

/// Calls of the system, counted by `strace` in a child.
enum SystemCalls {
  private static let few = 1_000
  private static let many = 6_000

  /// What 5,000 pairs more cost, per pair; nil without `strace`.
  static func perPair(_ task: String, _ folder: BenchFolder) throws -> Double? {
    guard ToolProcess.find("strace") != nil else { return nil }
    let (one, other) = (
      try count(task, few, folder.path("\(task)-few")),
      try count(task, many, folder.path("\(task)-many"))
    )
    // Rotation costs a handful of calls per segment of some 2,700 events: it is in the sum.
    return Double(other - one) / Double(many - few)
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
