// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import Foundation
internal import Platform

/// Measures the way to an intent, prints a table and writes `.build/bench/intents.json`.
///
/// `--tool <path>` names the command, `--app <path>` the bundle of AcmeTasks, and
/// `--static <folder>` a folder where `BenchExtension` and `EmptyProgram` were built with
/// `--static-swift-stdlib`. `--only <prefix>` prints some rows and writes nothing.
@main enum IntentsBench {
  static func main() async {
    do {
      try await measure()
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func measure() async throws {
    let only = option("--only")
    func wants(_ name: String) -> Bool { only.map { name.hasPrefix($0) } ?? true }
    var rows: [BenchRow] = []
    // A command of a person has the whole machine; all that follows has one core.
    if wants("ask.cold") { rows += try AskCold.rows(tool: path("--tool"), app: path("--app")) }
    // Before the first thread of the pool exists, so that all of them stay there too.
    try OwnProcess.useOneProcessor()
    if wants("match") { rows += try MatchBench.rows() }
    if wants("host.warm") { rows += try await HostWarm.rows() }
    if wants("host.cold") { rows += try await HostCold.rows(staticFolder: option("--static")) }
    if wants("ask.warm") { rows += try await AskWarm.rows(app: path("--app")) }
    let table = BenchTable(rows)
    if only == nil { try table.write(to: "intents.json") }
    for line in table.lines { print(line) }
  }

  private static func option(_ name: String) -> String? {
    let arguments = CommandLine.arguments
    guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else {
      return nil
    }
    return arguments[place + 1]
  }

  /// An absolute path.
  private static func path(_ name: String) throws -> String {
    guard let path = option(name) else {
      throw BenchError("needs \(name) <path>; 'make bench' gives it")
    }
    return path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}
