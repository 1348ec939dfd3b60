// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import Testing

private func generate(
  _ files: [String: String], modules: Set<String> = ["AppIntents", "FoundationAdditions"]
) throws -> GeneratedSource {
  let configuration = SourceConfiguration(modules: modules)
  let module = SourceModule(
    name: "Acme",
    files: files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) })
  let declarations = ModuleReader.read(module, configuration: configuration)
  #expect(declarations.diagnostics.map(\.description) == [])
  return try GeneratedSource(declarations, module: module, configuration: configuration)
}

@Suite("The generated file") struct GeneratedSourceTests {
  @Test("names the types and what is not private in them")
  func record() throws {
    let swift = try generate([
      "A.swift": """
      import AppIntents
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
      import AppIntents
      @MainActor struct A: AppIntent {
        static let title: LocalizedStringResource = "T"
        @Parameter(title: "A") var a: Int
      }
      """
    ]).swift
    #expect(swift.contains("A.self"))
    #expect(!swift.contains("$0.$a"))
  }

  @Test("is the same for the same sources in another order of declarations' files")
  func stable() throws {
    let a =
      "import AppIntents\nstruct A: AppIntent { static let title: LocalizedStringResource = \"T\" }"
    let first = try generate(["A.swift": a, "B.swift": "import AppIntents"])
    let second = try generate(["A.swift": a, "B.swift": "import AppIntents"])
    #expect(first.swift == second.swift)
    #expect(first.manifest == second.manifest)
  }

  @Test("quotes a manifest that holds quotes and number signs")
  func rawStrings() throws {
    let swift = try generate([
      "A.swift": ##"""
      import AppIntents
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
      import Foundation
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
}
