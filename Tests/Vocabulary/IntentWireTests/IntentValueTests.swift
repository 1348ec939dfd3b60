// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import IntentWire
import Testing

@Suite("A value on the wire") struct IntentValueTests {
  private static let project = EntityValue(
    type: "Project", identifier: "p1", title: "Marketing", subtitle: "3 tasks",
    properties: ["openTasks": .int(3)])

  static let values: [IntentValue] = [
    .null, .string("call the bank"), .bool(true), .int(.min), .double(0.1),
    .date(Date(timeIntervalSince1970: 1_764_547_200)),
    .dateComponents(DateComponents(year: 2026, month: 12, day: 1)),
    .url("https://example.org/a?b=c"),
    .attributedString("bold"), .duration(seconds: -1, attoseconds: -500_000_000_000_000_000),
    .measurement(value: 5, symbol: "°C", dimension: "UnitTemperature"),
    .enumeration(type: "Priority", rawValue: "high"), .entity(project),
    .file(name: "a.txt", type: "public.text", contents: Data([0, 255])),
    .array([.int(1), .array([]), .null]), .codable(type: "Acme.Size", json: ["width": 1.5]),
  ]

  @Test("comes back as it was sent", arguments: values)
  func roundTrip(value: IntentValue) throws {
    let frame = try Frame.encode(value)
    #expect(try Frame.decode(IntentValue.self, from: frame.dropFirst(4)) == value)
  }

  static let written: [(IntentValue, JSONValue)] = [
    (
      IntentValue.date(Date(timeIntervalSince1970: 1_796_083_200)),
      "2026-12-01T00:00:00Z"
    ),
    (.dateComponents(DateComponents(year: 2026, month: 12, day: 1)), "2026-12-01"),
    (.dateComponents(DateComponents(month: 2, day: 3)), "--02-03"),
    (.dateComponents(DateComponents(hour: 17)), "17:00"),
    (
      .dateComponents(
        DateComponents(year: 2026, month: 12, day: 1, hour: 7, minute: 5, second: 9)),
      "2026-12-01T07:05:09"
    ),
    (.duration(seconds: 1, attoseconds: 500_000_000_000_000_000), ["seconds": 1.5]),
    (
      .measurement(value: 2, symbol: "km", dimension: "UnitLength"), ["value": 2.0, "unit": "km"]
    ),
    (.enumeration(type: "Priority", rawValue: "high"), "high"),
    (
      .entity(project),
      [
        "type": "Project", "id": "p1", "title": "Marketing", "subtitle": "3 tasks",
        "properties": ["openTasks": 3],
      ]
    ),
    (
      .file(name: "a", type: nil, contents: Data([1, 2])),
      ["name": "a", "type": .null, "bytes": 2]
    ),
    (.array([.null, .bool(false)]), [.null, false]),
  ]

  @Test("is shown as a person would write it", arguments: written)
  func plain(value: IntentValue, json: JSONValue) { #expect(value.plainJSON == json) }
}
