// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Text that was agreed on, in `Snapshots/<name>.txt`.
enum Snapshot {
  /// Compares with the file; `OPENAPPINTENTS_RECORD_SNAPSHOTS=1` writes it instead, and fails.
  static func expect(
    _ text: String, named name: String, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let path = folder.appendingPathComponent("Snapshots/\(name).txt")
    if ProcessInfo.processInfo.environment["OPENAPPINTENTS_RECORD_SNAPSHOTS"] == "1" {
      try Data(text.utf8).write(to: path)
      Issue.record("wrote '\(name).txt'; read it, then test again", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(contentsOf: path, encoding: .utf8)
    #expect(text == expected, sourceLocation: sourceLocation)
  }
}
