// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentConversations
import IntentWire
import Testing

@Suite("A written value") struct WrittenValueTests {
  private static let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  private let values = WrittenValue(timeZone: Self.berlin)
  private static let bank = IntentValue.entity(
    EntityValue(type: "TaskEntity", identifier: "7", title: "Call the bank"))

  @Test(
    "is what a person writes",
    arguments: [
      ("Call the bank", .string("Call the bank")), ("Call…", .string("Call the bank")),
      ("nothing", nil), ("nothing", .null), ("yes", .bool(true)), ("true", .bool(true)),
      ("no", .bool(false)), ("3", .int(3)), ("3", .double(3)), ("3.5", .double(3.5)),
      ("20 °C", .measurement(value: 20, symbol: "°C", dimension: "UnitTemperature")),
      ("90 s", .duration(seconds: 90, attoseconds: 0)),
      ("failing", .enumeration(type: "ServerOption", rawValue: "failing")),
      ("Call the bank", bank), ("7", bank), ("Call the bank, 3", .array([bank, .int(3)])),
      ("2026-12-01", .date(Date(timeIntervalSince1970: 1_796_079_600))),
      ("2026-12-01T00:00", .date(Date(timeIntervalSince1970: 1_796_079_600))),
      ("2026-11-30T23:00:00Z", .date(Date(timeIntervalSince1970: 1_796_079_600))),
      ("2026-12-01T17:30", .date(Date(timeIntervalSince1970: 1_796_142_600))),
    ] as [(String, IntentValue?)])
  func matches(_ text: String, _ value: IntentValue?) {
    #expect(values.matches(text, value))
  }

  @Test(
    "is not another one",
    arguments: [
      ("Call the Bank", .string("Call the bank")), ("nothing", .string("nothing at all")),
      ("", nil), ("3", .int(4)), ("2026-12-01", .date(Date(timeIntervalSince1970: 1_796_142_600))),
      ("yes", .string("no")),
    ] as [(String, IntentValue?)])
  func differs(_ text: String, _ value: IntentValue?) {
    #expect(!values.matches(text, value))
  }
}
