// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentWire
import Testing

@Suite("A parameter") struct ParameterTests {
  @Test("is found by name, one underscore dropped")
  func names() {
    let names = Reflection.parameters(of: TimeParameters()).map(\.name)
    #expect(names.prefix(3) == ["date", "time", "components"])
  }

  @Test("takes a value of its own type and gives it back")
  func roundTrip() async throws {
    let intent = NumberParameters()
    prepare(intent)
    try await box("whole", of: intent).set(.int(7), resolver: .dependenciesOnly)
    #expect(intent.whole == 7)
    #expect(try box("whole", of: intent).snapshot() == .int(7))
  }

  @Test("keeps its default until it is set")
  func defaults() async throws {
    let intent = TextParameters()
    #expect(intent.defaulted == "x")
    #expect(intent.$defaulted.defaultValue == "x")
    #expect(intent.defaultedNil == nil)
    #expect(try box("plain", of: intent).hasValue == false)
    #expect(try box("plain", of: intent).snapshot() == nil)
    #expect(AppTypeParameters().optionalDefaulted == .high)
    #expect(TimeParameters().defaultedDuration == .seconds(5))
    #expect(
      MeasurementParameters().defaulted == Measurement(value: 2, unit: UnitLength.kilometers))
  }

  @Test("is nil after an explicit null, and knows that from having no value")
  func null() async throws {
    let intent = NumberParameters()
    prepare(intent)
    let parameter = try box("optionalNumber", of: intent)
    #expect(parameter.snapshot() == nil)
    try await parameter.set(.null, resolver: .dependenciesOnly)
    #expect(parameter.snapshot() == .null)
    #expect(intent.optionalNumber == nil)
    #expect(!parameter.hasValue)
  }

  @Test("shares its storage between copies, as on Apple's platforms")
  func copies() {
    let intent = TextParameters()
    let copy = intent
    copy.plain = "B"
    #expect(intent.plain == "B")
    #expect(intent.$plain.valueState == .set("B"))
    #expect(TextParameters().$plain.valueState == .unset)
  }

  @Test("refuses another type and names intent, parameter and types, never the value")
  func mismatch() async throws {
    let intent = TimeParameters()
    prepare(intent)
    let error = await #expect(throws: ValueError.self) {
      try await box("date", of: intent).set(.string("secret"), resolver: .dependenciesOnly)
    }
    #expect(error?.code == .invalidParameter)
    #expect(error?.message == "'date' of 'TimeParameters' takes Date, not String")
    #expect(error?.parameter == "date")
  }

  @Test("refuses a number outside of its range")
  func range() async throws {
    let intent = NumberParameters()
    prepare(intent)
    let error = await #expect(throws: ValueError.self) {
      try await box("all", of: intent).set(.int(11), resolver: .dependenciesOnly)
    }
    #expect(error?.message == "'all' of 'NumberParameters' takes values from 1 to 10")
    try await box("all", of: intent).set(.int(10), resolver: .dependenciesOnly)
    #expect(intent.all == 10)
  }

  @Test("uses its own resolvers, else those of its type")
  func resolvers() async throws {
    let intent = NumberParameters()
    prepare(intent)
    try await box("resolved", of: intent).set(.string("ff"), resolver: .dependenciesOnly)
    #expect(intent.resolved == 255)
    try await box("resolved", of: intent).set(.double(1.2), resolver: .dependenciesOnly)
    #expect(intent.resolved == 2)
    try await box("whole", of: intent).set(.double(1.8), resolver: .dependenciesOnly)
    #expect(intent.whole == 1)
    try await box("optionalNumber", of: intent).set(.int(2), resolver: .dependenciesOnly)
    #expect(intent.optionalNumber == 2)
    try await box("flag", of: intent).set(.string("off"), resolver: .dependenciesOnly)
    #expect(intent.flag == false)
  }

  @Test("says what it declares")
  func profile() throws {
    let numbers = NumberParameters()
    let all = try box("all", of: numbers).profile(name: "all")
    #expect(all.title == "A")
    #expect(all.defaultValue == .int(3))
    #expect(all.requestValueDialog == DialogText(full: "How many?"))
    #expect(all.lowerBound == 1)
    #expect(all.upperBound == 10)
    #expect(!all.isOptional)
    let flag = try box("flag", of: numbers).profile(name: "flag")
    #expect(flag.trueName == "On")
    #expect(flag.falseName == "Off")
    let components = try box("components", of: TimeParameters()).profile(name: "components")
    #expect(components.dateKind == .date)
    let types = AppTypeParameters()
    let level = try box("level", of: types).profile(name: "level")
    #expect(level.supportedValues == ["1"])
    #expect(level.requestDisambiguationDialog == DialogText(full: "Which of these?"))
    #expect(try box("room", of: types).profile(name: "room").query == "RoomQuery")
    #expect(try box("offeredRoom", of: types).profile(name: "offeredRoom").hasOptionsProvider)
  }

  @Test("without a title is named after its property")
  func untitled() throws {
    let profile = try box("untitledOffered", of: TextParameters()).profile(name: "untitledOffered")
    #expect(profile.title == "Untitled Offered")
    #expect(profile.isOptional)
  }

  @Test("lists the cases of an enum that it supports, and what a provider offers")
  func items() async throws {
    let intent = AppTypeParameters()
    let levels = try await box("level", of: intent).items(.suggested, resolver: .dependenciesOnly)
    #expect(levels.items.map(\.value) == [.enumeration(type: "Level", rawValue: "1")])
    let urgent = try await box("priority", of: intent)
      .items(.matching("urgent"), resolver: .dependenciesOnly)
    #expect(urgent.items.map(\.title) == ["High"])
    let names = try await box("offered", of: TextParameters())
      .items(.matching("ada"), resolver: .dependenciesOnly)
    #expect(names.items.map(\.value) == [.string("Ada")])
    let chosen = try await box("offered", of: TextParameters())
      .items(.defaultValue, resolver: .dependenciesOnly)
    #expect(chosen.items.map(\.title) == ["Ada"])
  }
}
