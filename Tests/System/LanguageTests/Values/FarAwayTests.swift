// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import IntentWire
import Testing

@testable import Language

@Suite("A clock that is far away") struct FarAwayTests {
  private func date(_ text: String, now: String, zone: String = "UTC") throws -> String? {
    let context = ReadingContext(
      now: try Date(now, strategy: .iso8601), timeZone: try #require(TimeZone(identifier: zone)))
    let utterance = Utterance(text)
    let reader = ValueReader(utterance, context: context)
    let read = reader.read(.date, in: utterance.tokens.indices, hints: ReadingHints())
    guard case .date(let date)? = read.first?.value else { return nil }
    return date.formatted(.iso8601)
  }

  // 29 February 1600 and 31 December 9999 are a Tuesday and a Friday in the Gregorian calendar.
  @Test(
    "has days like any other",
    arguments: [
      ("tomorrow", "1600-02-29T10:00:00Z", "1600-03-01T00:00:00Z"),
      ("dec 3", "1600-02-29T10:00:00Z", "1600-12-03T00:00:00Z"),
      ("next friday", "1600-02-29T10:00:00Z", "1600-03-10T00:00:00Z"),
      ("in 2 hours", "1600-02-29T10:00:00Z", "1600-02-29T12:00:00Z"),
      ("tomorrow", "9999-12-30T10:00:00Z", "9999-12-31T00:00:00Z"),
      ("dec 31", "9999-12-30T10:00:00Z", "9999-12-31T00:00:00Z"),
      ("today at 5 pm", "9999-12-31T10:00:00Z", "9999-12-31T17:00:00Z"),
      ("yesterday", "9999-12-31T10:00:00Z", "9999-12-30T00:00:00Z"),
      ("tomorrow", "2400-02-28T10:00:00Z", "2400-02-29T00:00:00Z"),
    ])
  func days(_ text: String, _ now: String, _ expected: String) throws {
    #expect(try date(text, now: now) == expected)
  }

  @Test(
    "has no days where calendars differ or years need a fifth digit",
    arguments: [
      ("tomorrow", "9999-12-31T10:00:00Z"), ("next friday", "9999-12-31T10:00:00Z"),
      ("in 3 months", "9999-12-31T10:00:00Z"), ("in 3 days", "9999-12-31T10:00:00Z"),
      ("tomorrow", "0800-03-01T10:00:00Z"), ("dec 3", "0800-03-01T10:00:00Z"),
      ("next friday", "0001-01-01T10:00:00Z"), ("in two hours", "1500-06-05T10:00:00Z"),
      ("october 12 1492", "2026-11-30T10:00:00Z"),
    ])
  func none(_ text: String, _ now: String) throws {
    #expect(try date(text, now: now) == nil)
  }

  @Test("is no harm", arguments: [-Double.greatestFiniteMagnitude, -1e15, 1e15, 1e300])
  func harmless(_ seconds: Double) {
    let context = ReadingContext(now: Date(timeIntervalSince1970: seconds), timeZone: .gmt)
    for text in ["tomorrow", "in 99999999999999 months", "dec 3", "next friday at 5", "29 feb"] {
      let utterance = Utterance(text)
      let reader = ValueReader(utterance, context: context)
      #expect(reader.read(.date, in: utterance.tokens.indices, hints: ReadingHints()).isEmpty)
    }
  }
}
