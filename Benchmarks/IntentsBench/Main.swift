// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Platform

/// Measures the way to an intent, prints a table and writes `.build/bench/intents.json`.
///
/// `--static <folder>` names a folder where `BenchExtension` and `EmptyProgram` were built with
/// `--static-swift-stdlib`.
@main enum IntentsBench {
  static func main() async throws {
    // Before the first thread of the pool exists, so that all of them stay there too.
    try OwnProcess.useOneProcessor()
    var rows = try await HostWarm.rows()
    rows += try await HostCold.rows(staticFolder: option("--static"))
    try write(rows)
    for line in table(rows) { print(line) }
  }

  private static func option(_ name: String) -> String? {
    let arguments = CommandLine.arguments
    guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else {
      return nil
    }
    return arguments[place + 1]
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
