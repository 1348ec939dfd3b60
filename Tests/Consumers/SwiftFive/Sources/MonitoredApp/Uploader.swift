// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NeverForceUnwrap
// As public code writes it.

import BackgroundTasks

enum Uploader {
  static let identifier = "org.example.monitored.upload"

  static func schedule() {
    let request = BGProcessingTaskRequest(identifier: identifier)
    request.requiresNetworkConnectivity = true
    request.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
    try? BGTaskScheduler.shared.submit(request)
  }

  static func file(group: String = "group.org.example.monitored") -> URL {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)!
      .appendingPathComponent("events.jsonl")
  }

  static func handle(_ task: BGProcessingTask) async {
    defer { task.setTaskCompleted(success: true) }
    guard let data = try? Data(contentsOf: file()), !data.isEmpty else { return }
    do {
      var request = URLRequest(url: URL(string: "https://metrics.example.org/ingest")!)
      request.httpMethod = "POST"
      request.addValue("application/x-ndjson", forHTTPHeaderField: "Content-Type")
      if let token = Token.read() {
        request.addValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
      }
      request.httpBody = data
      let (_, response) = try await URLSession.shared.data(for: request)
      guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else {
        return
      }
      try? FileManager.default.removeItem(at: file())
    } catch {}
  }
}
