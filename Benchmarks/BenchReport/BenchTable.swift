// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The rows of a benchmark, for people and for machines.
package struct BenchTable {
  private let rows: [BenchRow]

  package init(_ rows: [BenchRow]) { self.rows = rows }

  /// Writes the rows as a JSON array into `.build/bench`.
  package func write(to name: String) throws {
    try FileManager.default.createDirectory(
      atPath: ".build/bench", withIntermediateDirectories: true, attributes: nil)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
    try encoder.encode(rows).write(to: URL(fileURLWithPath: ".build/bench/\(name)"))
  }

  package var lines: [String] {
    let cells =
      [["name", "value", "peer", "ratio", "aim", ""]]
      + rows.map { row in
        [
          row.name, "\(Self.text(row.value)) \(row.unit)",
          row.peer.map { "\(Self.text(row.peerValue ?? 0)) \(row.unit) \($0)" } ?? "-",
          row.ratio.map { String(format: "%.3g", $0) } ?? "-", row.aimText,
          row.isMet.map { $0 ? "met" : "MISSED" } ?? "",
        ]
      }
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { line in
      zip(line, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        .joined(separator: "  ")
    }
  }

  private static func text(_ value: Double) -> String {
    String(format: abs(value) < 10 ? "%.3f" : "%.1f", value)
  }
}
