// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

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
    if only == nil { try write(rows) }
    for line in table(rows) { print(line) }
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

  private static func write(_ rows: [BenchRow]) throws {
    try FileManager.default.createDirectory(
      atPath: ".build/bench", withIntermediateDirectories: true, attributes: nil)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
    try encoder.encode(rows).write(to: URL(fileURLWithPath: ".build/bench/intents.json"))
  }

  private static func table(_ rows: [BenchRow]) -> [String] {
    let cells =
      [["name", "value", "peer", "ratio", "aim", ""]]
      + rows.map { row in
        [
          row.name, String(format: "%.1f %@", row.value, row.unit),
          row.peer.map { String(format: "%.1f %@ %@", row.peerValue ?? 0, row.unit, $0) } ?? "-",
          row.ratio.map { String(format: "%.2f", $0) } ?? "-", row.aimText,
          row.isMet.map { $0 ? "met" : "MISSED" } ?? "",
        ]
      }
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { line in
      zip(line, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        .joined(separator: "  ")
    }
  }
}
