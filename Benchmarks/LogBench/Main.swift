// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BenchReport
import Foundation
import LogMeasurements

/// Measures what logging costs and writes `.build/bench/log.json`.
@main
struct LogBench {
  static func main() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = BenchTable(LogMeasurements.rows(store: folder.appending(path: "store").path()))
    try table.write(to: "log.json")
    for line in table.lines { print(line) }
  }
}
