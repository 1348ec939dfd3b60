// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SourceModel
import Testing

private let head = "struct A: AppIntent { static let title: LocalizedStringResource = \"T\"\n"

/// Marked source and the line that is reported at each mark, in order.
struct DiagnosticCase: CustomTestStringConvertible, Sendable {
  var source: String
  var problems: [String]
  var testDescription: String { problems.joined(separator: " | ") }

  init(_ source: String, _ problems: String...) {
    self.source = source
    self.problems = problems
  }
}

@Suite("What cannot be understood is reported") struct DiagnosticTests {
  @Test(
    "at its place",
    arguments: intents + leftOut + parameters + summaries + entities + shortcuts)
  func atItsPlace(_ example: DiagnosticCase) {
    let marked = MarkedSource(example.source)
    let found = read(marked.text).diagnostics
    #expect(found.map(\.position) == marked.marks)
    #expect(found.map { "\($0.severity): \($0.problem)" } == example.problems)
    #expect(found.allSatisfy { !$0.remedy.isEmpty })
  }

  static let intents = [
    DiagnosticCase("struct ↓A: AppIntent {}", "error: intent 'A' has no title"),
    DiagnosticCase(
      "struct A: AppIntent { static let title: LocalizedStringResource = ↓make() }",
      "error: 'title' of 'A' is not fixed in the source"),
    DiagnosticCase(
      "struct A: AppIntent { static let title: LocalizedStringResource = ↓\"Go \\(name)\" }",
      "error: 'title' of 'A' is not fixed in the source"),
    DiagnosticCase(
      "struct A: AppIntent { static var ↓title: LocalizedStringResource { let a = 1; return x } }",
      "error: 'title' of 'A' is computed by more than one expression"),
    DiagnosticCase(
      "\(head) static var openAppWhenRun: Bool { ↓Self.flag } \n static var flag: Bool { a && b } }",
      "error: 'openAppWhenRun' of 'A' is not fixed in the source"),
    DiagnosticCase(
      "private struct ↓A: AppIntent { static let title: LocalizedStringResource = \"T\" }",
      "error: generated code cannot name the private type 'A'"),
    DiagnosticCase(
      "enum T {}\nfileprivate extension T { struct ↓A: AppIntent {} }",
      "error: generated code cannot name the private type 'T.A'"),
    DiagnosticCase(
      "private enum T { struct ↓A: AppIntent {} }",
      "error: generated code cannot name the private type 'T.A'"),
    DiagnosticCase(
      "struct ↓A<T>: AppIntent {}",
      "warning: generic type 'A' is left out, since the system cannot make one"),
    DiagnosticCase(
      "func f() {\n  struct ↓A: AppIntent {}\n}\nprotocol P: AppIntent {}",
      "warning: 'A' is declared inside a function, where the system cannot find it"),
    DiagnosticCase(
      "↓@AppIntent(schema: .mail.sendDraft) struct A { }",
      "error: the macro '@AppIntent' is not supported yet"),
    DiagnosticCase(
      "@available(*, unavailable) struct ↓A: AppIntent {}",
      "warning: 'A' is unavailable and is left out"),
    DiagnosticCase(
      "enum X { \(head) } }\nenum Y { struct ↓A: AppIntent { static let title: LocalizedStringResource = \"T\" } }",
      "error: intent 'Acme.Y.A' has the same identifier 'A' as 'Acme.X.A'"),
  ]

  static let leftOut = [
    DiagnosticCase(
      "struct ↓Find: IntentValueQuery { func values(for input: String) -> [String] { [] } }",
      "warning: 'Find' conforms to IntentValueQuery, which is not supported yet, and is left out"),
    DiagnosticCase(
      "struct A: ↓TheirIntent {}",
      "warning: 'A' conforms to 'TheirIntent', of which the sources here say nothing, and is left out"
    ),
    DiagnosticCase(
      "extension ↓Their.Model: Sendable, AppEntity {}",
      "error: 'Their.Model' conforms to AppEntity here, and no source here declares it"),
    DiagnosticCase(
      "protocol P: AppIntent {}\nextension Q { var x: Int { struct ↓A: P, AppIntent {}; return 1 } }",
      "warning: 'A' is declared inside a function, where the system cannot find it"),
    DiagnosticCase(
      "\(head) static let persistentIdentifier: String = ↓make() }",
      "error: 'persistentIdentifier' of 'A' is not fixed in the source"),
    DiagnosticCase(
      """
      \(head) static let description: IntentDescription? = IntentDescription(
        "D", categoryName: ↓category, searchKeywords: ↓["a", word]) }
      """, "warning: 'categoryName' is not fixed in the source and is left out",
      "warning: 'searchKeywords' is not fixed in the source and is left out"),
  ]

  @Test("nothing is said of a protocol that only sounds like one of Apple's")
  func othersProtocols() {
    let source = """
      protocol PayIntent {}
      struct A: PayIntent {}
      class B: INSendMessageIntent {}
      struct C: AppIntentsExtension {}
      struct D: DynamicOptionsProvider {}
      """
    #expect(read(source).diagnostics == [])
  }

  @Test("a conformance in another module than the type's is no silent loss")
  func conformanceElsewhere() {
    let core = SourceModule(
      name: "Core", files: [SourceFile(path: "Core.swift", text: "public struct Model {}")])
    let marked = MarkedSource("import Core\nextension Model: ↓AppEntity {}")
    let found = read(marked.text, context: [core]).diagnostics
    #expect(found.map(\.position) == marked.marks)
    #expect(
      found.map(\.problem)
        == ["'Model' of module 'Core' conforms to AppEntity here, where its declaration is not"])
  }

  static let parameters = [
    DiagnosticCase(
      "\(head) @Parameter(title: ↓name) var p: Int }",
      "error: the title of parameter 'p' is not fixed in the source"),
    DiagnosticCase(
      "\(head) @Parameter(title: \"P\") var ↓p }",
      "error: parameter 'p' of 'A' does not say its type"),
    DiagnosticCase(
      "\(head) @Parameter(title: \"P\") var p: ↓Thing }\nstruct Thing {}",
      "error: parameter 'p' of 'A' has type 'Thing', which is no intent value"),
    DiagnosticCase(
      "\(head) @Parameter(title: \"P\") var p: ↓Elsewhere? }",
      "warning: parameter 'p' of 'A' has type 'Elsewhere?', of which the sources here say nothing"),
  ]

  static let summaries = [
    DiagnosticCase(
      "\(head) static var parameterSummary: some ParameterSummary { Summary(\"Do \\(↓\\.$q)\") } }",
      "error: the parameter summary of 'A' names 'q', which is no parameter of it"),
    DiagnosticCase(
      "\(head) static var parameterSummary: some ParameterSummary { Summary(\"Do \\(↓name)\") } }",
      "error: the parameter summary of 'A' is not a string literal"),
    DiagnosticCase(
      "\(head) static var parameterSummary: some ParameterSummary { ↓make() } }",
      "error: the parameter summary of 'A' is not understood"),
  ]

  static let entities = [
    DiagnosticCase(
      "struct ↓E: AppEntity { static let typeDisplayRepresentation: TypeDisplayRepresentation = \"E\" }",
      "error: entity 'E' has no default query that the sources here declare"),
    DiagnosticCase(
      "struct ↓Q: EntityQuery {}", "error: query 'Q' does not say which entity it finds"),
    DiagnosticCase(
      "struct ↓E: TransientAppEntity {}", "error: 'E' has no typeDisplayRepresentation"),
    DiagnosticCase(
      """
      enum K: String, AppEnum {
        case a, ↓b
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "K"
        static let caseDisplayRepresentations: [K: DisplayRepresentation] = [.a: "A"]
      }
      """, "warning: case 'b' of 'K' has no display representation"),
    DiagnosticCase(
      """
      enum K: String, AppEnum {
        case a
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "K"
        static let caseDisplayRepresentations: [K: DisplayRepresentation] = ↓make()
      }
      """, "error: caseDisplayRepresentations of 'K' is not a dictionary literal"),
  ]

  private static func provider(_ shortcuts: String) -> String {
    """
    struct P: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        \(shortcuts)
      }
    }
    \(head) @Parameter(title: "N") var n: Int }
    struct B: AppIntent { static let title: LocalizedStringResource = "B" }
    """
  }

  private static func shortcut(_ intent: String, _ phrases: String) -> String {
    "AppShortcut(intent: \(intent), phrases: \(phrases), shortTitle: \"S\", systemImageName: \"s\")"
  }

  static let shortcuts = [
    DiagnosticCase(
      provider(shortcut("A()", "[↓\"Go\"]")),
      "warning: phrase \"Go\" does not name the app and is left out"),
    DiagnosticCase(
      provider(shortcut("A()", #"["\(.applicationName) \(↓\.$q)"]"#)),
      "error: a phrase names 'q', which is no parameter of 'A'"),
    DiagnosticCase(
      provider(shortcut("A()", #"["\(.applicationName) \(↓\.$n)"]"#)),
      "error: a phrase names 'n' of type Int; only entities and enums can be spoken in a phrase"),
    DiagnosticCase(
      provider(shortcut("A()", #"["\(.applicationName) \(↓word)"]"#)),
      "error: a phrase of 'A' is not fixed in the source"),
    DiagnosticCase(
      provider(shortcut("A()", "↓phrases()")), "error: the phrases of 'A' are not an array literal"),
    DiagnosticCase(
      provider(shortcut("↓intent", #"["\(.applicationName)"]"#)),
      "error: the intent of a shortcut is not made on the spot, or its type is not declared here"),
    DiagnosticCase(
      provider(
        shortcut("A()", #"["Go \(.applicationName)"]"#) + "\n"
          + shortcut("B()", #"[↓"go \(.applicationName)"]"#)),
      "error: phrase \"go ${applicationName}\" starts both 'A' and 'B'"),
    DiagnosticCase(
      provider("for i in 0..<3 { }").replacing("for i", with: "↓for i"),
      "error: the shortcuts of 'P' are not a plain list"),
    DiagnosticCase(
      provider("if ↓flag { \(shortcut("A()", #"["\(.applicationName)"]"#)) }"),
      "error: a condition in the shortcuts of 'P' is not #available"),
    DiagnosticCase(
      provider(shortcut("A()", #"["\(.applicationName)"]"#))
        + "\nstruct ↓P2: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { [] } }",
      "error: a second AppShortcutsProvider 'P2'"),
  ]

  @Test("in the compiler's form")
  func compilersForm() {
    let diagnostic = SourceDiagnostic(
      position: SourcePosition(file: "/a/B.swift", line: 3, column: 7), severity: .error,
      problem: "this is wrong", remedy: "do that")
    #expect(diagnostic.description == "/a/B.swift:3:7: error: this is wrong; do that")
  }
}
