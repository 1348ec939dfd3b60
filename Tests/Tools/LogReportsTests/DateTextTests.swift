// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import LogReports
import Testing

@Suite("Moments as text") struct DateTextTests {
  @Test(
    "are read in the zone of the reader",
    arguments: [
      ("2026-11-30 11:00:00", "Europe/Berlin", 0), ("2026-11-30 10:00:00", "UTC", 0),
      ("2026-11-30 10:00", "UTC", 0), ("2026-11-30T10:00:00Z", "Europe/Berlin", 0),
      ("2026-11-30 10:00:00.25", "UTC", 250_000_000),
      ("2026-11-30 12:30:00.000000+0230", "UTC", 0), ("2026-11-30 05:00:01-05:00", "UTC", second),
      ("@1796032800", "Asia/Tokyo", 0), ("10:00:02", "UTC", 2 * second), ("19:00", "Asia/Tokyo", 0),
      ("2026-11-30", "UTC", -36_000 * second),
    ])
  func moments(text: String, zone: String, offset: Int64) {
    #expect(dates(zone).moment(text) == noon + offset)
  }

  @Test("a wall clock put back shows a time twice: the first one counts")
  func summerTime() {
    // 2026-10-25 01:00 UTC is when Berlin goes from 03:00 back to 02:00.
    let change: Int64 = 1_792_890_000 * second
    #expect(dates("Europe/Berlin").moment("2026-10-25 02:30:00") == change - 1800 * second)
    #expect(dates("Europe/Berlin").moment("2026-10-25 03:30:00") == change + 5400 * second)
    #expect(dates("Europe/Berlin").moment("2026-10-25 01:30:00") == change - 5400 * second)
  }

  @Test(
    "other text is none",
    arguments: [
      "", "soon", "2026-13-01", "2026-11-30 25:00", "@x", "2026-11-30 10", "10", "@1e30", "@nan",
      "9999-01-01", "0000-01-01", "2262-04-11 23:47:16.999999999+0000",
    ])
  func others(text: String) { #expect(dates().moment(text) == nil) }

  @Test("the first and the last moment are shown", arguments: [Int64.min, -1, .max])
  func ends(_ time: Int64) {
    let years: [Int64: String] = [.min: "1677-09-21", -1: "1969-12-31", .max: "2262-04-11"]
    #expect(dates("UTC").text(time).prefix(10) == years[time] ?? "")
  }

  @Test(
    "are shown in the zone of the reader",
    arguments: [
      (noon + 123_456_789, "Europe/Berlin", "2026-11-30 11:00:00.123456+0100"),
      (0, "UTC", "1970-01-01 00:00:00.000000+0000"),
      (-1, "UTC", "1969-12-31 23:59:59.999999+0000"),
      (noon, "America/St_Johns", "2026-11-30 06:30:00.000000-0330"),
      (1_709_164_800 * second, "UTC", "2024-02-29 00:00:00.000000+0000"),
    ])
  func shown(time: Int64, zone: String, text: String) {
    #expect(dates(zone).text(time) == text)
    #expect(dates("Asia/Tokyo").moment(text) == time / 1000 * 1000 - (time < 0 ? 1000 : 0))
  }

  @Test("durations have a unit")
  func durations() {
    #expect(DateText.duration("5m") == 300 * second)
    #expect(DateText.duration("30s") == 30 * second)
    #expect(DateText.duration("2h") == 7200 * second)
    #expect(DateText.duration("1d") == 86_400 * second)
    for text in ["", "5", "m", "-1m", "1.5h", "1w"] { #expect(DateText.duration(text) == nil) }
  }
}
