// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import Foundation
internal import Platform

/// Measures the check of sources, prints a table and writes `.build/bench/check.json`.
///
/// `--tool <path>` names `appintents-source`, `--tree <folder>` a large public project.
@main enum CheckBench {
  static func main() {
    do {
      let rows =
        try PbxprojBench.rows() + TreeBench.rows(tool: path("--tool"), tree: path("--tree"))
      let table = BenchTable(rows)
      try table.write(to: "check.json")
      for line in table.lines { print(line) }
    } catch {
      ProcessExit.now(1, saying: "error: \(error)")
    }
  }

  /// An absolute path.
  private static func path(_ name: String) throws -> String {
    let arguments = CommandLine.arguments
    guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else {
      throw BenchError("needs \(name) <path>; 'make bench-check' gives it")
    }
    let path = arguments[place + 1]
    return path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}
