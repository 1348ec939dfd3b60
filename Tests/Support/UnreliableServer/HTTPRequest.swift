// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A request as it came over the wire.
package struct HTTPRequest: Sendable {
  package var method: String
  package var path: String
  /// By name in lower case.
  package var headers: [String: String]
  package var body: [UInt8] = []

  /// The end of the head in these bytes, nil while it is incomplete.
  static func endOfHead(in bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    for place in 0...(bytes.count - 4)
    where bytes[place] == 13 && bytes[place + 1] == 10 && bytes[place + 2] == 13
      && bytes[place + 3] == 10
    {
      return place + 4
    }
    return nil
  }

  /// Nil when the head is no HTTP.
  init?(head: [UInt8]) {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3 else { return nil }
    method = String(words[0])
    path = String(words[1])
    headers = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      headers[line[..<colon].lowercased()] = String(value)
    }
  }

  var contentLength: Int { headers["content-length"].flatMap { Int($0) } ?? 0 }
}
