// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SourceModel
import Testing

private let types = """
  struct E: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
    static let defaultQuery = EQuery()
  }
  struct EQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [E] { [] }
  }
  enum Level: Int, AppEnum {
    case low = 1, high
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
    static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [.low: "L", .high: "H"]
  }
  struct Settings: Codable {}
  typealias Names = [String]
  """

@Suite("Reading a parameter") struct ParameterReadingTests {
  @Test(
    "takes its type",
    arguments: [
      ("String", .string, false), ("Int", .int, false), ("Double", .double, false),
      ("Bool", .bool, false), ("Date", .date, false), ("DateComponents", .dateComponents, false),
      ("URL", .url, false), ("AttributedString", .attributedString, false),
      ("Duration", .duration, false), ("TimeInterval", .double, false),
      ("IntentFile", .file, false),
      ("IntentPerson", .person, false), ("IntentCurrencyAmount", .currencyAmount, false),
      ("Calendar.RecurrenceRule", .recurrenceRule, false),
      ("Measurement<UnitLength>", .measurement(unit: "UnitLength"), false),
      ("Measurement<UnitDuration>?", .measurement(unit: "UnitDuration"), true),
      ("String?", .string, true), ("Optional<Int>", .int, true), ("Int!", .int, true),
      ("[String]", .array(.string), false), ("[String]?", .array(.string), true),
      ("Set<Int>", .array(.int), false), ("Array<E>", .array(.entity("E")), false),
      ("E", .entity("E"), false), ("E?", .entity("E"), true), ("[E]", .array(.entity("E")), false),
      ("Level", .enumeration("Level"), false), ("Level?", .enumeration("Level"), true),
      ("Settings", .codable("Acme.Settings"), false), ("Names", .array(.string), false),
      ("Swift.String", .string, false), ("Foundation.Date?", .date, true),
      ("Acme.E", .entity("E"), false), ("UUID", .codable("Foundation.UUID"), false),
    ] as [(String, ValueType, Bool)])
  func type(_ written: String, _ type: ValueType, _ isOptional: Bool) throws {
    let parameter = try parameter(#"@Parameter(title: "P") var p: \#(written)"#, with: types)
    #expect(parameter.valueType == type)
    #expect(parameter.isOptional == isOptional)
  }

  @Test(
    "takes its title",
    arguments: [
      (#"@Parameter(title: "Due Date") var p: Int"#, "Due Date"),
      (#"@IntentParameter(title: "P", description: "D") var p: Int"#, "P"),
      (#"@AppIntents.Parameter(title: LocalizedStringResource("K")) var p: Int"#, "K"),
      ("@Parameter var p: Int", "P"), ("@Parameter() var p: Int", "P"),
    ])
  func title(_ declaration: String, _ title: String) throws {
    #expect(try parameter(declaration).title.key == title)
  }

  @Test(
    "takes a literal default",
    arguments: [
      (#"@Parameter(title: "P", default: 3) var p: Int"#, 3),
      (#"@Parameter(title: "P", default: -3) var p: Int"#, -3),
      (#"@Parameter(title: "P", default: 1_000) var p: Int"#, 1000),
      (#"@Parameter(title: "P", default: 2.5, inclusiveRange: (0, 5)) var p: Double"#, 2.5),
      (#"@Parameter(title: "P", default: true) var p: Bool"#, true),
      (#"@Parameter(title: "P", default: false) var p: Bool"#, false),
      (#"@Parameter(title: "P", default: "x") var p: String?"#, "x"),
      (#"@Parameter(title: "P", default: .high) var p: Level"#, "2"),
      (#"@Parameter(title: "P", default: Level.low) var p: Level"#, "1"),
      (#"@Parameter(title: "P", default: nil) var p: Int?"#, nil),
      (#"@Parameter(title: "P") var p: Int"#, nil),
    ] as [(String, JSONValue?)])
  func defaultValue(_ declaration: String, _ value: JSONValue?) throws {
    #expect(try parameter(declaration, with: types).defaultValue == value)
  }

  @Test("says where values come from")
  func dynamicOptions() throws {
    #expect(try parameter(#"@Parameter(title: "P") var p: E"#, with: types).hasDynamicOptions)
    #expect(
      try parameter(#"@Parameter(title: "P", optionsProvider: O()) var p: String"#)
        .hasDynamicOptions)
    #expect(!(try parameter(#"@Parameter(title: "P") var p: String"#).hasDynamicOptions))
  }

  @Test("keeps range, unit and file types")
  func extras() throws {
    let ranged = try parameter(#"@Parameter(title: "P", inclusiveRange: (1, 10)) var p: Int"#)
    #expect(ranged.object["openAppIntentsInclusiveRange"] == [1, 10])
    let measured = try parameter(
      #"@Parameter(title: "P", defaultValue: 5, defaultUnit: .minutes) var p: Measurement<UnitDuration>"#
    )
    #expect(measured.object["openAppIntentsUnit"] == "minutes")
    let named = try parameter(
      #"@Parameter(title: "P", displayName: .init(true: "up", false: "down")) var p: Bool"#)
    #expect(named.booleanNames?.true == "up")
    #expect(named.booleanNames?.false == "down")
    let dated = try parameter(#"@Parameter(title: "P", kind: .date) var p: Date"#)
    #expect(dated.dateKind == "date")
    #expect(
      measured.typeSpecific("LNValueTypeMetadataKeyMeasurementDefaultUnitSymbol")
        == ["string": ["wrapper": "min"]])
    #expect(measured.defaultValue == 5)
    let file = try parameter(
      #"@Parameter(title: "P", supportedTypeIdentifiers: ["public.image"]) var p: IntentFile"#)
    #expect(
      file.typeSpecific("LNValueTypeMetadataKeyFileSupportedTypes")
        == ["array": ["elements": [["string": ["wrapper": "public.image"]]]]])
  }

  @Test("takes those of a superclass first")
  func inherited() {
    let manifest = read(
      """
      class Base: AppIntent {
        static let title: LocalizedStringResource = "Base"
        @Parameter(title: "A") var a: Int
      }
      final class Sub: Base {
        @Parameter(title: "B") var b: Int
      }
      """
    ).manifest
    #expect(manifest.intents["Sub"]?.parameters.map(\.name) == ["a", "b"])
  }
}
