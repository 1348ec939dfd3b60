// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import IntentWire
import Language
import Testing

/// Now is Monday, 30 November 2026, 10:00.
@Suite("Reading times") struct TimeTests {
  @Test(
    "times of day",
    arguments: [
      ("5pm", "30T17:00"), ("5 p.m.", "30T17:00"), ("17:30", "30T17:30"),
      ("half past five", "30T17:30"), ("quarter to six", "30T17:45"), ("noon", "30T12:00"),
      ("at 5", "30T17:00"), ("at 11", "30T11:00"), ("12:15", "30T12:15"), ("20 to 2", "30T13:40"),
      ("ten past 9 in the evening", "30T21:10"), ("five thirty pm", "30T17:30"),
      ("11 o'clock", "30T11:00"), ("this evening at 8", "30T20:00"), ("tonight", "30T20:00"),
      ("at 1030", "30T10:30"), ("15h30", "30T15:30"), ("3:30:15 pm", "30T15:30"),
      ("in 2 hours", "30T12:00"), ("in half an hour", "30T10:30"), ("20 minutes ago", "30T09:40"),
      ("an hour and a half from now", "30T11:30"), ("now", "30T10:00"),
      ("fourteen o'clock", "30T14:00"), ("today's", "30T00:00"),
    ])
  func times(_ text: String, _ wall: String) {
    #expect(spoken(text)?.hasPrefix("2026-11-" + wall) == true)
  }

  @Test(
    "days with times, in either order",
    arguments: [
      ("next friday at 5pm", "2026-12-11T17:00"), ("5pm next friday", "2026-12-11T17:00"),
      ("tomorrow at noon", "2026-12-01T12:00"), ("at noon tomorrow", "2026-12-01T12:00"),
      ("december 3 2027 at noon", "2027-12-03T12:00"), ("tomorrow morning", "2026-12-01T09:00"),
      ("tomorrow at 5", "2026-12-01T17:00"), ("tomorrow at 9", "2026-12-01T09:00"),
      ("tomorrow evening at 8", "2026-12-01T20:00"), ("9 tomorrow morning", "2026-12-01T09:00"),
      ("friday the 4th at quarter past 3", "2026-12-04T15:15"), ("midnight", "2026-12-01T00:00"),
      ("2026-12-01T17:00", "2026-12-01T17:00"), ("12/3 at 4:30pm", "2026-12-03T16:30"),
      ("on the 15th at 10 am", "2026-12-15T10:00"), ("in the morning", "2026-12-01T09:00"),
      ("saturday night", "2026-12-05T21:00"), ("half past nine in the morning", "2026-12-01T09:30"),
      ("tonight at 11", "2026-11-30T23:00"), ("last night", "2026-11-29T21:00"),
    ])
  func both(_ text: String, _ wall: String) {
    #expect(spoken(text)?.hasPrefix(wall) == true)
  }

  @Test("an hour without am or pm has both, the next first")
  func ambiguous() throws {
    let value = try #require(read("at 5", as: .date))
    #expect(value.alternatives.count == 1)
    guard case .date(let other)? = value.alternatives.first else { return }
    #expect(wall(other).hasPrefix("2026-12-01T05:00"))
    #expect(read("17:30", as: .date)?.alternatives.isEmpty == true)
  }

  @Test("components are those that were said")
  func components() throws {
    func components(_ text: String, _ kind: DateKind?) -> DateComponents? {
      guard
        case .dateComponents(let found)? = read(
          text, as: .dateComponents, hints: ReadingHints(dateKind: kind))?.value
      else { return nil }
      return found
    }
    #expect(components("tomorrow", .date) == DateComponents(year: 2026, month: 12, day: 1))
    #expect(components("5pm", nil) == DateComponents(hour: 17, minute: 0))
    #expect(components("tomorrow at 5pm", .time) == DateComponents(hour: 17, minute: 0))
    #expect(
      components("tomorrow at 5pm", .dateTime)
        == DateComponents(year: 2026, month: 12, day: 1, hour: 17, minute: 0))
    #expect(components("tomorrow", .time) == nil)
    #expect(components("5pm", .date) == nil)
    #expect(components("7", .time) == DateComponents(hour: 19, minute: 0))
  }

  @Test("the wall clock of the time zone counts, also over a change")
  func zones() {
    // Sunday, 28 March 2027: clocks in Berlin go from 2 to 3.
    let saturday = Date(timeIntervalSince1970: 1_806_145_200)
    let berlin = context(zone: "Europe/Berlin", now: saturday)
    #expect(spoken("now", berlin)?.hasPrefix("2027-03-27T12:00") == true)
    #expect(spoken("tomorrow at noon", berlin)?.hasPrefix("2027-03-28T12:00") == true)
    #expect(spoken("tomorrow at 2:30 am", berlin)?.hasPrefix("2027-03-28T03:30") == true)
    #expect(spoken("in 24 hours", berlin)?.hasPrefix("2027-03-28T13:00") == true)
    #expect(spoken("4pm GMT", berlin)?.hasPrefix("2027-03-27T17:00") == true)
  }

  @Test("reads each place of a sentence")
  func spans() throws {
    let reader = ValueReader(
      Utterance("remind me to call mum tomorrow at 5pm please"), context: context())
    let longest = try #require(reader.spans(of: .date).max { $0.span.count < $1.span.count })
    #expect(reader.utterance.text(in: longest.span) == "tomorrow at 5pm")
    #expect(reader.prefixes(of: .date, at: 5).map(\.span.upperBound) == [9, 6])
  }
}
