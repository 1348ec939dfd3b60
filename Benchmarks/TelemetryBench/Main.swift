// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import Foundation
internal import LogMeasurements

/// Measures what telemetry costs, beside the client that blog posts teach; writes
/// `.build/bench/telemetry.json`.
///
///     TelemetryBench [--only <prefix>]
@main enum TelemetryBench {
  static func main() async {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.first == "child" {
        try await ChildTask.run(Array(arguments.dropFirst()))
      } else {
        try await measure(only: arguments.first == "--only" ? arguments.dropFirst().first : nil)
      }
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func measure(only: String?) async throws {
    func wants(_ name: String) -> Bool { only.map { name.hasPrefix($0) } ?? true }
    let folder = try BenchFolder()
    var rows: [BenchRow] = []
    if wants("recorder.pair") { rows += try await PairRows.rows(folder) }
    if wants("recorder.first") { rows.append(try FirstRow.row(folder)) }
    if wants("recorder.disabled") { rows.append(try PairRows.disabled(folder)) }
    if wants("log") { rows += LogMeasurements.rows(store: folder.path("logs")) }
    if wants("size") { rows += try await SizeRows.rows(folder) }
    if wants("loss") { rows += try await LossRows.rows(folder) }
    let table = BenchTable(rows)
    if only == nil { try table.write(to: "telemetry.json") }
    for line in table.lines { print(line) }
  }
}
