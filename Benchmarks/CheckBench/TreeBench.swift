// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import Foundation
internal import Platform

/// Processor time of a check of a whole tree, beside that of the toolchain's linter.
enum TreeBench {
  private static let runs = 5

  static func rows(tool: String, tree: String) throws -> [BenchRow] {
    let lines = try lineCount(tree)
    let unit = 100_000 / Double(lines)
    let checks = try (0..<runs).map { _ in
      try seconds(tool, ["check", tree, "--reporter", "json", "--fail-on", "never"])
    }
    guard let linter = ToolProcess.find("swift-format") else {
      throw BenchError("needs swift-format of the toolchain in PATH; add its folder")
    }
    // Its findings go to standard error, so nothing is paid for a terminal.
    let lints = try (0..<2).map { _ in try seconds(linter, ["lint", "-r", tree]) }
    return [
      BenchRow(
        "check.tree.cpu", Samples(checks).percentile(50) * unit, "s/100k lines",
        peer: "swift-format lint", Samples(lints).percentile(50) * unit, atMost: 0.05),
      BenchRow("check.tree.lines", Double(lines), "lines"),
    ]
  }

  /// The processor time of a program with all its threads.
  private static func seconds(_ path: String, _ arguments: [String]) throws -> Double {
    var configuration = ChildProcess.Configuration(executable: path)
    configuration.arguments = arguments
    configuration.environment = Environment.all
    let child = try ChildProcess.spawn(configuration)
    let end = try child.takeEnd()
    guard case .exited(let status) = end.cause, status <= 1 else {
      throw BenchError("could not run '\(path)': it ended with \(end.cause)")
    }
    return end.processorTime / .seconds(1)
  }

  private static func lineCount(_ tree: String) throws -> Int {
    let files = FileManager.default.enumerator(atPath: tree)?.compactMap { $0 as? String } ?? []
    let count = files.filter { $0.hasSuffix(".swift") }.reduce(0) { count, file in
      let data = FileManager.default.contents(atPath: "\(tree)/\(file)") ?? Data()
      return count + data.count { $0 == UInt8(ascii: "\n") }
    }
    guard count > 0 else { throw BenchError("found no Swift files in '\(tree)'") }
    return count
  }
}
