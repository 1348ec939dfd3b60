// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SourceModel
import Testing

private let title = #"static let title: LocalizedStringResource = "T""#

@Suite("Finding what names mean") struct NameResolutionTests {
  @Test(
    "finds the intents of a file",
    arguments: [
      ("struct A: AppIntent { \(title) }", "A", "Acme.A"),
      ("struct A: AppIntents.AppIntent { \(title) }", "A", "Acme.A"),
      ("struct A { \(title) }\nextension A: AppIntent {}", "A", "Acme.A"),
      ("extension A: AppIntent {}\nstruct A { \(title) }", "A", "Acme.A"),
      ("enum Tasks { struct Create: AppIntent { \(title) } }", "Create", "Acme.Tasks.Create"),
      (
        "extension Tasks { struct Create: AppIntent { \(title) } }\nenum Tasks {}", "Create",
        "Acme.Tasks.Create"
      ),
      (
        "enum T {}\nextension T.In.Deep { struct A: AppIntent { \(title) } }\nextension T.In { enum Deep {} }\nextension T { enum In {} }",
        "A", "Acme.T.In.Deep.A"
      ),
      ("protocol Base: AppIntent {}\nstruct A: Base { \(title) }", "A", "Acme.A"),
      ("protocol B1: AppIntent {}\nprotocol B2: B1 {}\nstruct A: B2 { \(title) }", "A", "Acme.A"),
      ("typealias Act = AppIntent\nstruct A: Act { \(title) }", "A", "Acme.A"),
      ("typealias Act = AppIntent & Sendable\nstruct A: Act { \(title) }", "A", "Acme.A"),
      ("struct A: Sendable, AppIntent & Hashable { \(title) }", "A", "Acme.A"),
      ("struct `default`: AppIntent { \(title) }", "default", "Acme.default"),
      ("public final class A: NSObject, AppIntent { \(title) }", "A", "Acme.A"),
      ("@available(iOS 17, *) public struct A: AppIntent { \(title) }", "A", "Acme.A"),
      ("#if os(Linux)\nstruct A: AppIntent { \(title) }\n#endif", "A", "Acme.A"),
      (
        "struct A: AppIntent {\n#if !os(Linux)\nlet x = 1\n#else\n\(title)\n#endif\n}", "A",
        "Acme.A"
      ),
    ])
  func findsIntents(_ source: String, _ identifier: String, _ name: String) {
    let declarations = read(source)
    #expect(declarations.diagnostics.map(\.description) == [])
    #expect(declarations.manifest.intents.keys.sorted() == [identifier])
    #expect(declarations.manifest.intents[identifier]?.fullyQualifiedTypeName == name)
  }

  @Test(
    "does not take other things for intents",
    arguments: [
      "protocol A: AppIntent {}", "struct A {}", "// struct A: AppIntent {}",
      "let text = \"struct A: AppIntent {}\"", "#if os(iOS)\nstruct A: AppIntent {}\n#endif",
      "#if canImport(SwiftUI)\nstruct A: AppIntent {}\n#endif",
      "protocol AppIntent {}\nstruct A: AppIntent {}",
      "#if DEBUG\nstruct A: AppIntent {}\n#endif", "#if false\nstruct A: AppIntent {}\n#endif",
    ])
  func findsNone(_ source: String) {
    let declarations = read(source)
    #expect(declarations.manifest.intents.isEmpty)
    #expect(declarations.diagnostics.isEmpty)
  }

  @Test("reads the branches of the platform and of the conditions that it is told")
  func branches() {
    let source = """
      #if os(iOS)
      struct Phone: AppIntent { \(title) }
      #elseif DEBUG && canImport(Kit)
      struct Debug: AppIntent { \(title) }
      #else
      struct Other: AppIntent { \(title) }
      #endif
      """
    func names(_ configuration: SourceConfiguration) -> [String] {
      read(source, configuration: configuration).manifest.intents.keys.sorted()
    }
    #expect(names(.init(platform: .ios)) == ["Phone"])
    #expect(names(.init(platform: .linux)) == ["Other"])
    #expect(names(.init(conditions: ["DEBUG"], modules: ["Kit"])) == ["Debug"])
  }

  @Test("puts a type together from several files")
  func severalFiles() {
    let declarations = read([
      "A.swift": "struct A { @Parameter(title: \"N\") var n: Number }",
      "B.swift": "extension A: Action {}",
      "C.swift": "import AppIntents\nprotocol Action: AppIntent {}",
      "D.swift": "extension A { \(title) }",
      "E.swift": "typealias Number = Int",
      "F.swift": "struct Unrelated { let a: A }",
    ])
    #expect(declarations.diagnostics.map(\.description) == [])
    #expect(declarations.manifest.intents["A"]?.title.key == "T")
    #expect(declarations.manifest.intents["A"]?.parameters.map(\.valueType) == [.int])
  }

  @Test("takes values from a protocol extension of the package")
  func protocolExtension() throws {
    let declarations = read(
      """
      protocol Action: AppIntent {}
      extension Action {
        static var openAppWhenRun: Bool { true }
        static var title: LocalizedStringResource { "Shared" }
      }
      struct A: Action {}
      struct B: Action { static let title: LocalizedStringResource = "Own" }
      """)
    #expect(declarations.diagnostics.map(\.description) == [])
    #expect(declarations.manifest.intents["A"]?.title.key == "Shared")
    #expect(declarations.manifest.intents["B"]?.title.key == "Own")
    #expect(declarations.manifest.intents["B"]?.openAppWhenRun == true)
  }

  @Test("knows the types of modules that this one uses, and does not declare them again")
  func context() {
    let core = SourceModule(
      name: "Core",
      files: [
        SourceFile(
          path: "Core.swift",
          text: """
            public struct ListEntity: AppEntity {
              public static let typeDisplayRepresentation: TypeDisplayRepresentation = "List"
              public static let defaultQuery = ListQuery()
            }
            public struct ListQuery: EntityQuery {
              public func entities(for ids: [String]) async throws -> [ListEntity] { [] }
            }
            public protocol Action: AppIntent {}
            """)
      ])
    let declarations = read(
      """
      import Core
      struct A: Action {
        \(title)
        @Parameter(title: "L") var list: ListEntity
        @Parameter(title: "M") var lists: [Core.ListEntity]?
      }
      """, context: [core])
    #expect(declarations.diagnostics.map(\.description) == [])
    #expect(
      declarations.manifest.intents["A"]?.parameters.map(\.valueType)
        == [.entity("ListEntity"), .array(.entity("ListEntity"))])
    #expect(declarations.manifest.entities.isEmpty)
    #expect(declarations.manifest.queries.isEmpty)
  }

  /// The expected names are those of the compiler (`swift demangle` reads each with `$s` before).
  @Test(
    "mangles the names of types",
    arguments: [
      ("struct A: AppIntent { \(title) }", "4Acme1AV"),
      ("final class Action: AppIntent { \(title) }", "4Acme6ActionC"),
      ("enum Tasks { struct Create: AppIntent { \(title) } }", "4Acme5TasksO6CreateV"),
      ("struct Acme: AppIntent { \(title) }", "4AcmeAAV"),
      ("struct AcmeTask: AppIntent { \(title) }", "4Acme0A4TaskV"),
      ("struct OpenAcme: AppIntent { \(title) }", "4Acme04OpenA0V"),
      ("enum Task { struct CreateTask: AppIntent { \(title) } }", "4Acme4TaskO06CreateB0V"),
      ("struct GoGo: AppIntent { \(title) }", "4Acme02GoB0V"),
    ])
  func mangles(_ source: String, _ name: String) {
    let intents = read(source).manifest.intents.values
    #expect(intents.map { $0.object["mangledTypeName"] } == [.string(name)])
  }
}
