// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import SourceModel
import Testing

// Imports in fixtures are put in, so that no script takes them for imports of the tests.
private let framework = "import AppIntents"
private let foundation = "import Foundation"

private func generate(
  _ files: [String: String], modules: Set<String> = ["AppIntents", "FoundationAdditions"]
) throws -> GeneratedSource {
  let module = SourceModule(
    name: "Acme",
    files: files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) })
  return try GeneratedSource(module, configuration: SourceConfiguration(modules: modules))
}

@Suite("The generated file") struct GeneratedSourceTests {
  @Test("names the types and what is not private in them")
  func record() throws {
    let swift = try generate([
      "A.swift": """
      \(framework)
      enum Tasks {
        struct `default`: AppIntent {
          static let title: LocalizedStringResource = "T"
          @Parameter(title: "A") var a: Int
          @Parameter(title: "B") private var b: Int
          @Dependency var store: Store
        }
      }
      """
    ]).swift
    #expect(swift.contains("import AppIntents\n"))
    #expect(swift.contains("@section(\"oai_records\") @used"))
    #expect(swift.contains("Tasks.`default`.self"))
    #expect(swift.contains(#"parameters: { [("a", $0.$a)] }"#))
    #expect(swift.contains("dependencies: { [$0.$store] }"))
  }

  @Test("leaves what is isolated to the main actor to reflection")
  func isolated() throws {
    let swift = try generate([
      "A.swift": """
      \(framework)
      @MainActor struct A: AppIntent {
        static let title: LocalizedStringResource = "T"
        @Parameter(title: "A") var a: Int
      }
      """
    ]).swift
    #expect(swift.contains("A.self"))
    #expect(!swift.contains("$0.$a"))
  }

  @Test("is the same whatever the order of the files")
  func stable() throws {
    let title = "static let title: LocalizedStringResource = \"T\""
    let files = (0..<8).map { number in
      SourceFile(path: "\(number).swift", text: "struct I\(number): AppIntent { \(title) }")
    }
    let configuration = SourceConfiguration(modules: ["AppIntents"])
    let first = try GeneratedSource(
      SourceModule(name: "Acme", files: files), configuration: configuration)
    let second = try GeneratedSource(
      SourceModule(name: "Acme", files: files.reversed()), configuration: configuration)
    #expect(first.texts == second.texts)
    #expect(first.swift == second.swift)
  }

  @Test("holds both records where DEBUG makes a difference")
  func debug() throws {
    let title = "static let title: LocalizedStringResource = \"T\""
    let generated = try generate([
      "A.swift": """
      \(framework)
      struct A: AppIntent { \(title) }
      #if DEBUG
      struct Probe: AppIntent { \(title) }
      #endif
      """
    ])
    let parts = generated.swift.split(separator: "#else")
    #expect(generated.swift.contains("#if DEBUG"))
    #expect(parts.count == 2)
    #expect(parts.first?.contains("Probe.self") == true)
    #expect(parts.last?.contains("Probe.self") == false)
    #expect(generated.texts.manifest.contains("\"Probe\""))
    #expect(generated.release?.manifest.contains("\"Probe\"") == false)
    #expect(try generate(["A.swift": "import AppIntents\n// DEBUG"]).release == nil)
  }

  @Test("quotes a manifest that holds quotes and number signs")
  func rawStrings() throws {
    let swift = try generate([
      "A.swift": ##"""
      \##(framework)
      struct A: AppIntent { static let title: LocalizedStringResource = "a \"#\" b ##" }
      """##
    ]).swift
    #expect(swift.contains("###\"{"))
    #expect(swift.contains("}\"###"))
  }

  @Test(
    "writes its imports as the module does",
    arguments: [
      ("import AppIntents", "\nimport AppIntents\n"),
      ("public import AppIntents", "\ninternal import AppIntents\n"),
    ])
  func importStyle(_ written: String, _ expected: String) throws {
    let swift = try generate([
      "A.swift":
        "\(written)\nstruct A: AppIntent { static let title: LocalizedStringResource = \"T\" }"
    ]).swift
    #expect(swift.contains(expected))
  }

  @Test("declares names of Foundation that a file uses without their module")
  func aliases() throws {
    let swift = try generate([
      "A.swift": """
      \(foundation)
      // A HTTPURLResponse in a comment is no use.
      let text: LocalizedStringResource? = nil
      let session: URLSession? = nil
      """,
      "B.swift": "import FoundationNetworking\nlet request: URLRequest? = nil",
      "C.swift": "import Foundation\nfinal class UndoManager {}\nlet undo = UndoManager()",
    ]).swift
    #expect(
      swift.contains(
        "public typealias LocalizedStringResource = FoundationAdditions.LocalizedStringResource"))
    #expect(swift.contains("public typealias URLSession = FoundationNetworking.URLSession"))
    #expect(swift.contains("@_exported import FoundationNetworking\n"))
    #expect(!swift.contains("typealias URLRequest"))
    #expect(!swift.contains("HTTPURLResponse"))
    #expect(!swift.contains("typealias UndoManager"))
  }

  @Test("leaves FoundationNetworking alone when nothing uses it")
  func noNetworking() throws {
    let swift = try generate(["A.swift": "import AppIntents\nlet t: LocalizedStringResource? = nil"]
    )
    .swift
    #expect(!swift.contains("FoundationNetworking"))
    #expect(!swift.contains("typealias"))
  }

  @Test("keeps a warning with the module, so that every build can show it")
  func warnings() throws {
    let generated = try generate([
      "A.swift": """
      \(framework)
      struct A: AppIntent { static let title: LocalizedStringResource = "T" }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: A(), phrases: ["Do it"], shortTitle: "A", systemImageName: "a")
        }
      }
      """
    ])
    let supplement = try JSONDecoder().decode(
      ManifestSupplement.self, from: Data(generated.texts.supplement.utf8))
    #expect(
      supplement.warnings == [
        "A.swift:5:40: phrase \"Do it\" does not name the app and is left out; "
          + "add \\(.applicationName)"
      ])
  }

  @Test("reports names that the target's dependencies do not supply")
  func missingProduct() throws {
    let marked = MarkedSource(
      "import Foundation\nlet text: ↓LocalizedStringResource? = nil", file: "A.swift")
    let generated = try generate(["A.swift": marked.text], modules: [])
    #expect(generated.diagnostics.map(\.position) == marked.marks)
    #expect(
      generated.diagnostics.map(\.problem)
        == ["'LocalizedStringResource' is not in Foundation on Linux"])
  }

  @Test("reports a member of URL loading that only another product supplies")
  func missingNetworkingProduct() throws {
    let marked = MarkedSource(
      """
      \(foundation)
      func setUp(_ configuration: URLSessionConfiguration) {
        let waits = configuration.waitsForConnectivity
        configuration.↓waitsForConnectivity = !waits
      }
      """, file: "A.swift")
    let without = try generate(["A.swift": marked.text])
    #expect(without.diagnostics.map(\.position) == marked.marks)
    #expect(
      without.diagnostics.first?.remedy
        == "add .product(name: \"FoundationNetworkingAdditions\", package: \"OpenAppIntents\") to "
        + "the dependencies of this target")
    let with = try generate(
      ["A.swift": marked.text],
      modules: ["AppIntents", "FoundationAdditions", "FoundationNetworkingAdditions"])
    #expect(with.diagnostics == [])
  }
}
