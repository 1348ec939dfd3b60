// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import IntentWire
import Testing

@testable import AppIntents

@Suite("A value that travels") struct WireValueTests {
  /// Sets the parameter from the wire and reads it back.
  private func roundTrip(_ value: IntentValue, _ name: String, of intent: some AppIntent)
    async throws -> IntentValue?
  {
    prepare(intent)
    let box = try box(name, of: intent)
    try await box.set(value, resolver: .dependenciesOnly)
    return box.snapshot()
  }

  @Test(
    "comes back as it was: text",
    arguments: [
      ("plain", IntentValue.string("a")), ("attributed", .attributedString("a")),
      ("link", .url("https://example.org/a?b=c")),
      ("several", .array([.string("a"), .string("b")])), ("optionalSeveral", .null),
      ("distinct", .array([.string("a")])),
      ("links", .array([.url("https://example.org")])),
      ("file", .file(name: "a.txt", type: nil, contents: Data("a".utf8))),
    ])
  func text(_ name: String, _ value: IntentValue) async throws {
    #expect(try await roundTrip(value, name, of: TextParameters()) == value)
  }

  @Test(
    "comes back as it was: times and measurements",
    arguments: [
      ("date", IntentValue.date(Date(timeIntervalSince1970: 5))),
      ("components", .dateComponents(DateComponents(year: 2026, month: 12, day: 1))),
      ("duration", .duration(seconds: 3, attoseconds: 500_000_000_000_000_000)),
      ("optionalDuration", .null),
    ])
  func times(_ name: String, _ value: IntentValue) async throws {
    #expect(try await roundTrip(value, name, of: TimeParameters()) == value)
  }

  @Test("comes back as it was: a measurement, by its unit's symbol")
  func measurements() async throws {
    let length = IntentValue.measurement(value: 3, symbol: "km", dimension: "UnitLength")
    #expect(try await roundTrip(length, "length", of: MeasurementParameters()) == length)
    let warm = IntentValue.measurement(value: 20, symbol: "°C", dimension: "UnitTemperature")
    #expect(try await roundTrip(warm, "temperature", of: MeasurementParameters()) == warm)
  }

  @Test("is refused in a unit of another dimension")
  func dimension() async throws {
    await #expect(throws: ValueError.self) {
      try await roundTrip(
        .measurement(value: 3, symbol: "kg", dimension: "UnitMass"), "length",
        of: MeasurementParameters())
    }
  }

  @Test("travels in the base unit where two units share a symbol")
  func sharedSymbol() {
    let gallons = Measurement(value: 1, unit: UnitVolume.imperialGallons)
    guard case .measurement(let value, let symbol, _) = WireValues.encode(gallons) else {
      Issue.record("not a measurement")
      return
    }
    let back = UnitVolume.imperialGallons.symbol == UnitVolume.gallons.symbol ? "L" : symbol
    #expect(symbol == back)
    #expect(value.rounded() == (back == "L" ? 5 : 1))
  }

  @Test("is an enum case by its raw value as text")
  func enums() async throws {
    let high = IntentValue.enumeration(type: "Priority", rawValue: "high")
    #expect(try await roundTrip(high, "priority", of: AppTypeParameters()) == high)
    #expect(try await roundTrip(.string("high"), "priority", of: AppTypeParameters()) == high)
    let two = IntentValue.enumeration(type: "Level", rawValue: "2")
    #expect(try await roundTrip(two, "level", of: AppTypeParameters()) == two)
    await #expect(throws: ValueError.self) {
      try await roundTrip(
        .enumeration(type: "Priority", rawValue: "medium"), "priority", of: AppTypeParameters())
    }
  }

  @Test("is an entity by its identifier, found through its query")
  func entities() async throws {
    let intent = AppTypeParameters()
    prepare(intent)
    let request = IntentValue.entity(EntityValue(type: "Project", identifier: "p1"))
    try await box("project", of: intent).set(request, resolver: .dependenciesOnly)
    #expect(intent.project.name == "Marketing")
    #expect(
      try box("project", of: intent).snapshot()
        == .entity(
          EntityValue(
            type: "Project", identifier: "p1", title: "Marketing", subtitle: "A project",
            synonyms: ["Team Marketing"],
            properties: ["name": .string("Marketing"), "openTasks": .int(3)])))
  }

  @Test("keeps the order of several entities, whatever the query's order")
  func severalEntities() async throws {
    let intent = AppTypeParameters()
    prepare(intent)
    try await box("projects", of: intent)
      .set(.array([.string("p3"), .string("p1")]), resolver: .dependenciesOnly)
    #expect(intent.projects.map(\.id) == ["p3", "p1"])
  }

  @Test("is an error when the entity is gone, without its identifier in the message")
  func goneEntity() async throws {
    let intent = AppTypeParameters()
    prepare(intent)
    let error = await #expect(throws: ValueError.self) {
      try await box("project", of: intent).set(.string("secret"), resolver: .dependenciesOnly)
    }
    #expect(error?.code == .invalidParameter)
    #expect(error?.message.contains("secret") == false)
    #expect(error?.parameter == "project")
  }

  @Test("is any other Codable value as JSON")
  func codable() {
    let rule = Calendar.RecurrenceRule.daily(calendar: Calendar(identifier: .gregorian))
    guard case .codable(let type, let json) = WireValues.encode(rule) else {
      Issue.record("not codable")
      return
    }
    #expect(type == "RecurrenceRule")
    #expect(json.objectValue != nil)
  }

  @Test("is the identifier of an entity, by the manifest's name of its type")
  func entityIdentifier() async throws {
    let identifiers = [3, 5].map { EntityIdentifier(for: NovelEntity.self, identifier: $0) }
    let wire = WireValues.encode(identifiers)
    #expect(
      wire
        == .array(
          ["3", "5"].map { .entity(EntityValue(type: "FixtureBook", identifier: $0, title: $0)) }))
    let back = try await WireValues.decode(
      wire, as: [EntityIdentifier].self, query: nil, resolver: .dependenciesOnly)
    #expect(back == identifiers)
    await #expect(throws: (any Error).self) {
      try await WireValues.decode(
        .entity(EntityValue(type: "Unknown", identifier: "3")), as: EntityIdentifier.self,
        query: nil, resolver: .dependenciesOnly)
    }
  }

  @Test("tells a returned nil from no value")
  func results() async throws {
    let returnsNil = try await ReturnsNil().perform() as? any ErasedResult
    #expect(returnsNil?.wireValue == .null)
    let nothing = try await Nothing().perform() as? any ErasedResult
    #expect(nothing != nil)
    #expect(nothing?.wireValue == nil)
  }
}
