// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SourceModel
import Testing

@Suite("Reading an intent") struct IntentReadingTests {
  @Test(
    "takes its title",
    arguments: [
      #"static var title: LocalizedStringResource = "Go""#,
      #"static let title: LocalizedStringResource = LocalizedStringResource("Go")"#,
      #"static let title = LocalizedStringResource("Go", comment: "c")"#,
      #"public static let title: LocalizedStringResource = .init("Go")"#,
      #"static var title: LocalizedStringResource { "Go" }"#,
      #"static var title: LocalizedStringResource { return "Go" }"#,
      #"static var title: LocalizedStringResource { get { "Go" } }"#,
      #"static let title = "Go" as LocalizedStringResource"#,
      #"static let title: LocalizedStringResource = ("Go")"#,
      #"static let title = LocalizedStringResource(stringLiteral: "Go")"#,
      "static let title: LocalizedStringResource = \"\"\"\n  Go\n  \"\"\"",
      ##"static let title: LocalizedStringResource = #"Go"#"##,
      #"static let title: LocalizedStringResource = "\u{47}o""#,
    ])
  func title(_ declaration: String) throws {
    #expect(try intent(declaration).title.key == "Go")
  }

  @Test("takes the default value and the table of its title")
  func localizedTitle() throws {
    let title = try intent(
      #"static let title = LocalizedStringResource("KEY", defaultValue: "Go", table: "Intents")"#
    ).title
    #expect(title.key == "KEY")
    #expect(title.text == "Go")
    #expect(title.table == "Intents")
  }

  @Test("follows constants to their literals")
  func constants() throws {
    let intent = try intent(
      "static let title: LocalizedStringResource = Texts.go",
      with: #"enum Texts { static let go: LocalizedStringResource = "Go" }"#)
    #expect(intent.title.key == "Go")
  }

  @Test(
    "takes its description",
    arguments: [
      (#"static let description: IntentDescription? = "D""#, "D", nil, []),
      (#"static var description = IntentDescription("D")"#, "D", nil, []),
      (#"static var description: IntentDescription? { .init("D") }"#, "D", nil, []),
      (
        #"static let description: IntentDescription? = IntentDescription("D", categoryName: "C", searchKeywords: ["a", "b"])"#,
        "D", "C", ["a", "b"]
      ),
      ("static let description: IntentDescription? = nil", nil, nil, []),
    ] as [(String, String?, String?, [String])])
  func description(
    _ declaration: String, _ text: String?, _ category: String?, _ keywords: [String]
  ) throws {
    let intent = try intent(declaration)
    #expect(intent.descriptionText?.key == text)
    #expect(intent.categoryName?.key == category)
    #expect(intent.searchKeywords.map(\.key) == keywords)
  }

  @Test(
    "says in which states of its app it runs",
    arguments: [
      ("", "AppIntent", false, .background),
      ("static let openAppWhenRun = true", "AppIntent", true, .foreground),
      ("static var openAppWhenRun: Bool { false }", "AppIntent", false, .background),
      ("", "OpenIntent", true, .foreground),
      ("static let openAppWhenRun: Bool = false", "OpenIntent", false, .background),
      ("", "ForegroundContinuableIntent", false, [.background, .foreground]),
      ("static let supportedModes: IntentModes = .background", "AppIntent", false, .background),
      ("static let supportedModes: IntentModes = .foreground", "AppIntent", true, .foreground),
      (
        "static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]",
        "AppIntent", false, [.background, .foreground]
      ),
    ] as [(String, String, Bool, SupportedModes)])
  func modes(
    _ declaration: String, _ protocols: String, _ opens: Bool, _ modes: SupportedModes
  ) throws {
    let intent = try intent(declaration, conforming: protocols)
    #expect(intent.openAppWhenRun == opens)
    #expect(intent.supportedModes == modes)
  }

  @Test(
    "says in which processes it may run",
    arguments: [
      ("", nil), ("= .main", ["main"]),
      (
        ": IntentExecutionTargets { [.widgetKitExtension] }",
        ["widgetKitExtension"]
      ),
      (": ExecutionTargets = [.main, .appIntentsExtension]", ["main", "appIntentsExtension"]),
      ("= IntentExecutionTargets.main", ["main"]), (": ExecutionTargets = .default", []),
    ] as [(String, [String]?)])
  func targets(_ value: String, _ names: [String]?) throws {
    let declaration = value.isEmpty ? "" : "static var allowedExecutionTargets\(value)"
    let intent = try intent(declaration, conforming: "AppIntent")
    let targets = intent.object["allowedExecutionTargets"]?.arrayValue
    #expect(targets?.compactMap(\.stringValue) == names)
  }

  @Test("takes discoverability and the authentication policy")
  func visibility() throws {
    let intent = try intent(
      """
      static let isDiscoverable = false
      static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
      """)
    #expect(!intent.isDiscoverable)
    #expect(intent.authenticationPolicy == .requiresAuthentication)
    #expect(intent.object["isAuthPolExplicit"] == true)
  }

  @Test(
    "takes the type that perform() returns",
    arguments: [
      ("some IntentResult", nil), ("some IntentResult & ProvidesDialog", nil),
      ("some IntentResult & ReturnsValue<String>", .string),
      ("some ReturnsValue<Int?> & ProvidesDialog", .int),
      ("some IntentResult & ReturnsValue<[E]> & OpensIntent", .array(.entity("E"))),
      ("some ReturnsValue<Never>", nil),
      ("IntentResultContainer<Double, Never, Never, Never>", .double),
      ("Answer", .bool),
    ] as [(String, ValueType?)])
  func outputType(_ result: String, _ type: ValueType?) throws {
    let intent = try intent(
      "func perform() async throws -> \(result) { fatalError() }",
      with: """
        struct E: TransientAppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
        }
        typealias Answer = some ReturnsValue<Bool>
        """)
    #expect(intent.outputType == type)
  }

  @Test(
    "names its contracts with the system",
    arguments: [
      ("OpenIntent", [.openEntity, .foregroundContinuable]), ("DeleteIntent", [.deleteEntity]),
      ("SetValueIntent", [.setValue]), ("LiveActivityIntent", [.liveActivity]),
      ("AudioPlaybackIntent", [.audioPlayback]),
      ("WidgetConfigurationIntent", [.widgetConfiguration]), ("AppIntent", []),
      ("DeleteIntent, LiveActivityIntent", [.deleteEntity, .liveActivity]),
    ] as [(String, [SystemProtocol])])
  func systemProtocols(_ protocols: String, _ expected: [SystemProtocol]) throws {
    #expect(try intent("", conforming: protocols).systemProtocols == expected)
  }

  @Test("is known by a literal persistentIdentifier")
  func persistentIdentifier() {
    let manifest = read(
      """
      struct A: AppIntent {
        static let title: LocalizedStringResource = "T"
        static let persistentIdentifier = "OldA"
      }
      """
    ).manifest
    #expect(manifest.intents["OldA"]?.fullyQualifiedTypeName == "Acme.A")
  }

  @Test("notes where it and its parameters stand")
  func positions() {
    let marked = MarkedSource(
      """
      struct ↓A: AppIntent {
        static let title: LocalizedStringResource = "T"
        @Parameter(title: "N") var ↓n: Int
      }
      """)
    let positions = read(marked.text).supplement.positions
    #expect(positions["intent/A"] == marked.marks[0])
    #expect(positions["intent/A/parameter/n"] == marked.marks[1])
  }
}
