// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentTelemetryUpload
import Testing

@Suite struct AnswerTests {
  let address: URL

  init() throws { address = try #require(URL(string: "https://collector.test/ingest")) }

  func answer(
    _ status: Int, _ headers: [String: String] = [:], body: String = "", events: Int = 2
  ) -> UploadAnswer {
    UploadAnswer(
      UploadResponse(status: status, headers: headers, body: Array(body.utf8)), events: events,
      sentTo: address, now: 1_784_000_000_000)
  }

  @Test func readsReceipts() {
    #expect(
      answer(200, body: #"{"accepted":1,"rejected":[{"line":3,"reason":"time"}],"duplicate":0}"#)
        == .delivered(
          UploadReceipt(accepted: 1, rejected: [.init(line: 3, reason: "time")])))
    #expect(
      answer(202, body: #"{"accepted":0,"duplicate":2,"later":{"field":1}}"#)
        == .delivered(UploadReceipt(accepted: 0, duplicate: 2)))
  }

  @Test(arguments: [
    "", "{}", "ok", "<html></html>", "null", "[1]", #"{"accepted":1}"#, #"{"accepted":3}"#,
    #"{"accepted":-1,"duplicate":3}"#, #"{"accepted":"2"}"#,
    #"{"accepted":9223372036854775807,"duplicate":9223372036854775807}"#,
    #"{"accepted":0,"rejected":[{"line":2},{"line":2}]}"#, #"{"accepted":2.5}"#,
  ])
  func believesNothingElseOf200(body: String) {
    #expect(answer(200, body: body) == .serverFailed(status: 200))
  }

  @Test(
    arguments: [
      (400, .refused(status: 400)), (404, .refused(status: 404)), (422, .refused(status: 422)),
      (401, .unauthorized(status: 401)), (403, .unauthorized(status: 403)), (413, .tooLarge),
      (408, .serverFailed(status: 408)), (425, .serverFailed(status: 425)),
      (500, .serverFailed(status: 500)), (502, .serverFailed(status: 502)),
      (599, .serverFailed(status: 599)), (102, .serverFailed(status: 102)),
      (429, .unavailable(status: 429, retryAfter: nil)),
      (503, .unavailable(status: 503, retryAfter: nil)),
    ] as [(Int, UploadAnswer)])
  func statuses(status: Int, expected: UploadAnswer) {
    #expect(answer(status) == expected)
  }

  @Test(
    arguments: [
      ("0", 0), ("120", 120_000), (" 7 ", 7_000), ("99999999999999999999", .max), ("-3", nil),
      ("1.5", nil), ("", nil), ("soon", nil),
      ("Sun, 06 Nov 1994 08:49:47 GMT", 10_000), ("Sunday, 06-Nov-94 08:49:47 GMT", 10_000),
      ("Sun Nov  6 08:49:47 1994", 10_000), ("Sun, 06 Nov 1994 08:49:30 GMT", 0),
    ] as [(String, Int64?)])
  func readsRetryAfter(text: String, expected: Int64?) {
    // The device's own clock is 30 years ahead of the server's.
    let headers = ["retry-after": text, "date": "Sun, 06 Nov 1994 08:49:37 GMT"]
    #expect(answer(503, headers) == .unavailable(status: 503, retryAfter: expected))
  }

  @Test(
    arguments: [
      ("https://collector.test/v2", "https://collector.test/v2"),
      ("/v2", "https://collector.test/v2"), ("v2", "https://collector.test/v2"),
      ("https://COLLECTOR.test:443/v2", "https://COLLECTOR.test:443/v2"),
      ("http://collector.test/v2", nil), ("https://collector.test:8443/v2", nil),
      ("https://evil.test/v2", nil), ("//evil.test/v2", nil),
      ("https://collector.test@evil.test/v2", nil), ("https://user:word@collector.test/v2", nil),
      ("https://collector.test.evil.test/", nil), ("ftp://collector.test/", nil),
    ] as [(String, String?)])
  func staysWithinTheOrigin(location: String, target: String?) {
    for status in [301, 302, 307, 308] {
      let expected = target.flatMap(URL.init(string:)).map {
        UploadAnswer.moved($0, status: status)
      }
      #expect(answer(status, ["location": location]) == expected ?? .movedAway(status: status))
    }
    for status in [300, 303, 304, 305] {
      #expect(answer(status, ["location": location]) == .movedAway(status: status))
    }
  }

  @Test(arguments: [
    ("https://collector.test/ingest", true), ("HTTPS://collector.test", true),
    ("http://127.0.0.1:8080/ingest", true), ("http://localhost/ingest", true),
    ("http://[::1]:80/ingest", true), ("http://collector.test/ingest", false),
    ("http://127.evil.test/", false), ("http://127.0.0.1.evil.test/", false),
    ("http://localhost.evil.test/", false), ("ftp://127.0.0.1/", false), ("https://", false),
    ("file:///tmp/x", false),
  ])
  func allowsHTTPSAndThisMachine(text: String, isAllowed: Bool) throws {
    let url = try #require(URL(string: text))
    #expect(UploadEndpoint.isAllowed(url) == isAllowed)
  }

  @Test func rangesMerge() {
    var set = ByteRangeSet()
    set.insert(10..<20)
    set.insert(30..<40)
    set.insert(5..<5)
    #expect(set.firstGap(before: 40) == 0)
    set.insert(0..<10)
    #expect(set.ranges == [0..<20, 30..<40])
    #expect(set.firstGap(before: 40) == 20)
    #expect(set.endOfGap(from: 20, before: 40) == 30)
    #expect(set.endOfGap(from: 40, before: 50) == 50)
    set.insert(15..<35)
    #expect(set.ranges == [0..<40])
    #expect(set.firstGap(before: 40) == nil)
    #expect(set.contains(3..<40) && !set.contains(3..<41))
  }
}
