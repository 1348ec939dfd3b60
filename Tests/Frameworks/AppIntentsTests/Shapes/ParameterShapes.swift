// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

// Every form of every initialiser of `@Parameter`: this file only has to compile.

struct Names: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Ada", "Grace"] }
  func defaultResult() async -> String? { "Ada" }
}

struct Numbers: DynamicOptionsProvider {
  func results() async throws -> [Int] { [1, 2, 3] }
}

struct Distances: DynamicOptionsProvider {
  func results() async throws -> [Measurement<UnitLength>] { [] }
}

struct Levels: DynamicOptionsProvider {
  func results() async throws -> [Level] { [.one] }
}

struct Rooms: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<Room> {
    ItemCollection {
      ItemSection("First floor") {
        IntentItem(Room(id: 1), title: "One", subtitle: "Small")
        Room(id: 2)
      }
    }
  }
}

struct TextParameters: AppIntent {
  static let title: LocalizedStringResource = "Text"

  @Parameter var bare: String
  @Parameter() var empty: String
  @Parameter(title: "A") var plain: String
  @Parameter(title: "A", description: "B") var described: String?
  @Parameter(title: "A", default: "x") var defaulted: String
  @Parameter(title: "A", default: nil) var defaultedNil: String?
  @Parameter(
    title: "A", description: "B", default: "x",
    inputOptions: .init(keyboardType: .numberPad, capitalizationType: .none, multiline: true),
    requestValueDialog: "Which?", inputConnectionBehavior: .connectToPreviousIntentResult)
  var all: String
  @Parameter(title: "A", requestValueDialog: IntentDialog("Which?")) var asked: String
  @Parameter(title: "A", optionsProvider: Names()) var offered: String
  @Parameter(description: "B", optionsProvider: Names()) var untitledOffered: String?
  @Parameter(title: "A", resolvers: { StringFromDoubleResolver() }) var resolved: String
  @Parameter(title: "A") var several: [String]
  @Parameter(title: "A") var optionalSeveral: [String]?
  @Parameter(title: "A") var distinct: Set<String>
  @Parameter(title: "A") var attributed: AttributedString
  @Parameter(title: "A") var link: URL
  @Parameter(title: "A", default: URL(string: "https://example.org")) var defaultedLink: URL?
  @Parameter(title: "A") var links: [URL]
  @Parameter(title: "A") var file: IntentFile
  @Parameter(title: "A", supportedTypeIdentifiers: ["public.image"]) var images: [IntentFile]

  func perform() async throws -> some IntentResult { .result() }
}

struct NumberParameters: AppIntent {
  static let title: LocalizedStringResource = "Numbers"

  @Parameter var bare: Int
  @Parameter(title: "A") var whole: Int
  @Parameter(title: "A", default: nil) var defaultedNil: Int?
  @Parameter(
    title: "A", description: "B", default: 3, controlStyle: .field, inclusiveRange: (1, 10),
    requestValueDialog: "How many?", inputConnectionBehavior: .never)
  var all: Int
  @Parameter(title: "A", optionsProvider: Numbers()) var offered: Int
  @Parameter(
    title: "A",
    resolvers: {
      IntFromStringResolver(radix: 16)
      IntFromDoubleResolver(roundingRule: .up)
    }) var resolved: Int
  @Parameter(title: "A") var several: [Int]
  @Parameter(title: "A", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
  var number: Double
  @Parameter(title: "A") var optionalNumber: Double?
  @Parameter(title: "A", default: true, displayName: .init(true: "On", false: "Off")) var flag: Bool
  @Parameter(title: "A") var optionalFlag: Bool?

  func perform() async throws -> some IntentResult { .result() }
}

struct TimeParameters: AppIntent {
  static let title: LocalizedStringResource = "Times"

  @Parameter(title: "A") var date: Date
  @Parameter(title: "A", kind: .time) var time: Date?
  @Parameter(title: "A", description: "B", kind: .date, requestValueDialog: "When?")
  var components: DateComponents
  @Parameter(title: "A") var several: [Date]
  @Parameter(title: "A") var duration: Duration
  @Parameter(title: "A", default: .seconds(5)) var defaultedDuration: Duration
  @Parameter(title: "A") var optionalDuration: Duration?

  func perform() async throws -> some IntentResult { .result() }
}

struct MeasurementParameters: AppIntent {
  static let title: LocalizedStringResource = "Measurements"

  @Parameter var bare: Measurement<UnitMass>
  @Parameter(title: "A") var length: Measurement<UnitLength>
  @Parameter(title: "A", defaultValue: 2, defaultUnit: .kilometers) var defaulted:
    Measurement<UnitLength>
  @Parameter(
    title: "A", description: "B", defaultValue: 2, defaultUnit: .celsius,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false,
    requestValueDialog: "How warm?")
  var temperature: Measurement<UnitTemperature>?
  @Parameter(title: "A", unit: .minutes, unitAdjustForLocale: true) var fixed:
    Measurement<UnitDuration>
  @Parameter(title: "A", optionsProvider: Distances()) var offered: Measurement<UnitLength>
  @Parameter(title: "A") var several: [Measurement<UnitVolume>]

  func perform() async throws -> some IntentResult { .result() }
}

struct AppTypeParameters: AppIntent {
  static let title: LocalizedStringResource = "App types"

  @Parameter var bareEnum: Priority
  @Parameter(title: "A") var priority: Priority
  @Parameter(title: "A", default: .low) var defaulted: Priority
  @Parameter(title: "A", default: .high) var optionalDefaulted: Priority?
  @Parameter(
    title: "A", description: "B", default: .one, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", supportedValues: [.one])
  var level: Level
  @Parameter(title: "A", optionsProvider: Levels()) var offeredLevel: Level
  @Parameter(title: "A") var priorities: [Priority]
  @Parameter var bareEntity: Project
  @Parameter(title: "A") var project: Project
  @Parameter(
    title: "A", description: "B", requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?")
  var optionalProject: Project?
  @Parameter(title: "A", query: RoomQuery()) var room: Room
  @Parameter(title: "A", optionsProvider: Rooms()) var offeredRoom: Room
  @Parameter(title: "A") var projects: [Project]
  @Parameter(title: "A", size: 2) var twoProjects: [Project]
  @Parameter(title: "A", size: .init(min: 1, max: 4)) var someProjects: [Project]?
  @Parameter(title: "A", size: [.systemSmall: 2, .systemLarge: 6]) var widgetProjects: [Project]

  func perform() async throws -> some IntentResult { .result() }
}
