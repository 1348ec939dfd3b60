// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A body taken apart; read with nothing of the code that wrote it.
struct ReceivedBatch {
  var install: String
  var segment: String
  var range: Range<Int>
  var header: String
  struct Event {
    /// The byte where its record begins.
    var offset: Int
    var line: String
    /// The number of its line in the body, from 1.
    var number: Int
  }
  var events: [Event] = []

  /// Nil when the header is no batch, or says something else than the request's head.
  init?(_ lines: [String], _ request: HTTPRequest) {
    guard let header = lines.first, let facts = Self.object(header),
      let install = facts["install"] as? String, let segment = facts["segment"],
      let start = facts["from"] as? Int, let end = facts["to"] as? Int, start < end
    else { return nil }
    self.install = install
    self.segment = "\(segment)"
    self.header = header
    range = start..<end
    let head = request.headers
    guard head["telemetry-install"] == install, head["telemetry-segment"] == self.segment,
      head["telemetry-range"] == "\(start)-\(end)"
    else { return nil }
    // A record is 48 bytes behind the one before unless its line says where it is.
    var next = start
    for (place, line) in lines.enumerated().dropFirst() {
      guard let fields = Self.object(line) else { return nil }
      if fields["context"] != nil { continue }
      let offset = fields["o"] as? Int ?? next
      next = offset + 48
      guard range.contains(offset) else { return nil }
      events.append(Event(offset: offset, line: line, number: place + 1))
    }
  }

  private static func object(_ line: String) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
  }
}
