// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import FoundationNetworkingAdditions

/// The client that blog posts teach, from its description: an actor that encodes each event with a
/// JSON encoder of its own and appends it to one file by opening, seeking, writing twice and closing.
///
/// A peer to measure. It loses events by design; see `LossRows`.
actor NaiveClient {
  struct Event: Codable {
    enum Outcome: String, Codable { case success, failure, cancelled }
    var name: String
    var startedAt: Date
    var endedAt: Date?
    var durationMs: Double?
    var outcome: Outcome?
    var coldStart: Bool
    var error: String?
  }

  struct Token {
    var name: String
    var start: ContinuousClock.Instant
    var startedAt: Date
    var isCold: Bool
  }

  private let file: URL
  private var isWarm = false

  init(_ file: URL) {
    self.file = file
    if !FileManager.default.fileExists(atPath: file.path) {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
  }

  func begin(_ name: String) -> Token {
    let isCold = !isWarm
    isWarm = true
    return Token(name: name, start: .now, startedAt: Date(), isCold: isCold)
  }

  func end(_ token: Token, _ outcome: Event.Outcome, error: String? = nil) {
    let (seconds, attoseconds) = (ContinuousClock.now - token.start).components
    persist(
      Event(
        name: token.name, startedAt: token.startedAt, endedAt: Date(),
        durationMs: Double(seconds) * 1e3 + Double(attoseconds) / 1e15, outcome: outcome,
        coldStart: token.isCold, error: error))
  }

  private func persist(_ event: Event) {
    guard let data = try? JSONEncoder().encode(event),
      let handle = try? FileHandle(forWritingTo: file)
    else { return }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: data)
    try? handle.write(contentsOf: Data("\n".utf8))
    try? handle.close()
  }
}

/// Its uploader: reads the file, sends it whole, and removes it when the answer is good.
struct NaiveUploader {
  var file: URL
  var endpoint: URL

  func run() async {
    guard let data = try? Data(contentsOf: file), !data.isEmpty else { return }
    var request = URLRequest(url: endpoint)
    request.httpMethod = "POST"
    request.setValue("application/x-ndjson", forHTTPHeaderField: "Content-Type")
    request.httpBody = data
    guard let (_, response) = try? await URLSession.shared.data(for: request),
      let status = (response as? HTTPURLResponse)?.statusCode, (200..<300).contains(status)
    else { return }
    try? FileManager.default.removeItem(at: file)
  }
}
