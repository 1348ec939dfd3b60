// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentWire
import Language
import Testing

@Suite("Reading quantities, choices and addresses") struct QuantityTests {
  @Test(
    "durations",
    arguments: [
      ("two hours", 7200), ("an hour and a half", 5400), ("90 minutes", 5400), ("1h30", 5400),
      ("1 hour 5 minutes", 3900), ("half an hour", 1800), ("three quarters of an hour", 2700),
      ("2 hours ten", 7800), ("30s", 30), ("5 min", 300), ("one and a half days", 129_600),
      ("a couple of weeks", 1_209_600), ("for 10 minutes", 600), ("2m", 120),
      ("1 hour, 5 minutes and 3 seconds", 3903), ("two nights", 172_800),
    ] as [(String, Int64)])
  func durations(_ text: String, _ seconds: Int64) {
    #expect(read(text, as: .duration)?.value == .duration(seconds: seconds, attoseconds: 0))
  }

  @Test(
    "measurements",
    arguments: [
      ("5 km", 5, "km", "UnitLength"), ("five miles", 5, "mi", "UnitLength"),
      ("7 feet 10 inches", 94, "in", "UnitLength"), ("7 feet, 10 inches", 94, "in", "UnitLength"),
      ("2.5 kg", 2.5, "kg", "UnitMass"), ("a kilogram", 1, "kg", "UnitMass"),
      ("37°C", 37, "°C", "UnitTemperature"), ("70 degrees F", 70, "°F", "UnitTemperature"),
      ("seventy fahrenheit", 70, "°F", "UnitTemperature"),
      ("-2 degrees", -2, "°C", "UnitTemperature"), ("2 below zero", -2, "°C", "UnitTemperature"),
      ("half a liter", 0.5, "L", "UnitVolume"), ("250ml", 250, "mL", "UnitVolume"),
      ("60 miles per hour", 60, "mph", "UnitSpeed"), ("100 km/h", 100, "km/h", "UnitSpeed"),
      ("50 square meters", 50, "m²", "UnitArea"), ("2 GB", 2, "GB", "UnitInformationStorage"),
    ] as [(String, Double, String, String)])
  func measurements(_ text: String, _ value: Double, _ symbol: String, _ dimension: String) {
    #expect(
      read(text, as: .measurement(unit: dimension))?.value
        == .measurement(value: value, symbol: symbol, dimension: dimension))
  }

  @Test("a unit of another dimension is none, a missing one may be known")
  func units() {
    #expect(read("5 km", as: .measurement(unit: "UnitMass")) == nil)
    #expect(read("5", as: .measurement(unit: "UnitLength")) == nil)
    let hints = ReadingHints(defaultUnit: "km")
    #expect(
      read("5", as: .measurement(unit: "UnitLength"), hints: hints)?.value
        == .measurement(value: 5, symbol: "km", dimension: "UnitLength"))
  }

  @Test(
    "yes and no",
    arguments: [
      ("yes", true), ("Yeah!", true), ("on", true), ("enable", true), ("no", false),
      ("off", false), ("don't", false), ("no thanks", false), ("of course", true),
    ])
  func booleans(_ text: String, _ value: Bool) {
    #expect(read(text, as: .bool)?.value == .bool(value))
  }

  @Test("names of the two values of a Bool win")
  func customBooleans() {
    let hints = ReadingHints(trueNames: ["Window Seat"], falseNames: ["aisle"])
    #expect(read("window seat", as: .bool, hints: hints)?.value == .bool(true))
    #expect(read("Aisle", as: .bool, hints: hints)?.value == .bool(false))
  }

  @Test("cases of an enum by title and synonym, in any case, number and accent")
  func cases() throws {
    let words = CaseWords(
      type: "DrinkSize",
      cases: [
        .init(rawValue: "small", names: ["Small", "tall one"]),
        .init(rawValue: "creme", names: ["Crème brûlée"]),
        .init(rawValue: "list", names: ["Shopping List"]),
        .init(rawValue: "berry", names: ["Berry"]),
      ])
    let hints = ReadingHints(cases: words)
    func rawValue(_ text: String) -> String? {
      guard
        case .enumeration("DrinkSize", let raw)? = read(
          text, as: .enumeration("DrinkSize"), hints: hints)?.value
      else { return nil }
      return raw
    }
    #expect(rawValue("SMALL") == "small")
    #expect(rawValue("tall one") == "small")
    #expect(rawValue("creme brulee") == "creme")
    #expect(rawValue("shopping lists") == "list")
    #expect(rawValue("berries") == "berry")
    #expect(rawValue("large") == nil)
    let reader = ValueReader(Utterance("the shopping-list please"), context: context())
    let found = reader.spans(of: .enumeration("DrinkSize"), hints: hints)
    #expect(found.map(\.span) == [1..<4])
  }

  @Test(
    "addresses",
    arguments: [
      ("https://example.com/a?b=1", "https://example.com/a?b=1"),
      ("example.com", "https://example.com"), ("a.b@example.co.uk", "mailto:a.b@example.co.uk"),
      ("www.example.org.", "https://www.example.org"),
    ])
  func addresses(_ text: String, _ url: String) {
    #expect(read(text, as: .url)?.value == .url(url))
  }

  @Test("text comes back as it was said, a quotation without its marks")
  func text() {
    #expect(read("Buy  Milk!", as: .string)?.value == .string("Buy  Milk!"))
    #expect(read("“Call Bob's  bank”", as: .string)?.value == .string("Call Bob's  bank"))
  }

  @Test("several values")
  func lists() {
    #expect(
      read("1, 2 and 3", as: .array(.int))?.value == .array([.int(1), .int(2), .int(3)]))
    #expect(
      read("Milk, rye bread and Eggs", as: .array(.string))?.value
        == .array([.string("Milk"), .string("rye bread"), .string("Eggs")]))
    #expect(
      read("one hundred and five", as: .array(.int))?.value == .array([.int(105)]))
  }

  @Test("things that are counted, as an answer names them")
  func counts() {
    #expect(read("two rooms", as: .int)?.value == .int(2))
    #expect(read("no children", as: .int)?.value == .int(0))
    #expect(read("none", as: .int)?.value == .int(0))
    #expect(read("two hours", as: .int) == nil)
  }

  @Test(
    "money",
    arguments: [
      ("$5", 5, "USD"), ("five dollars", 5, "USD"), ("20 euros", 20, "EUR"), ("£3.50", 3.5, "GBP"),
      ("a dollar and 42 cents", 1.42, "USD"), ("2.5 million yen", 2_500_000, "JPY"),
    ] as [(String, Double, String)])
  func money(_ text: String, _ amount: Double, _ code: String) {
    #expect(
      read(text, as: .currencyAmount)?.value
        == .codable(
          type: "IntentCurrencyAmount",
          json: ["amount": .double(amount), "currencyCode": .string(code)]))
  }
}
