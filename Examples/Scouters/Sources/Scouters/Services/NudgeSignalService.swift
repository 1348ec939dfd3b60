// Scouters, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes the signals that the child's device listens for, one JSON line each.
struct NudgeSignalService {
  struct Signal: Codable {
    var kind: String
    var childId: String
    var meetingPointId: String?
  }

  func sendNudge(to childId: String) async throws {
    try append(Signal(kind: "nudge", childId: childId))
  }

  func sendMeetingPoint(_ pointId: String, to childId: String) async throws {
    try append(Signal(kind: "meetingPoint", childId: childId, meetingPointId: pointId))
  }

  private func append(_ signal: Signal) throws {
    let container = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: AppContainer.appGroup)
    guard let url = container?.appendingPathComponent("signals.jsonl") else {
      throw CocoaError(.fileNoSuchFile)
    }
    if !FileManager.default.fileExists(atPath: url.path) {
      FileManager.default.createFile(atPath: url.path, contents: nil)
    }
    let handle = try FileHandle(forWritingTo: url)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: JSONEncoder().encode(signal) + Data("\n".utf8))
  }
}
