// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SourceModel
import Testing

private let intents = """
  struct Add: AppIntent {
    static let title: LocalizedStringResource = "Add"
    @Parameter(title: "K") var kind: Kind
  }
  enum Nested {
    struct Remove: AppIntent { static let title: LocalizedStringResource = "Remove" }
  }
  enum Kind: String, AppEnum {
    case one
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
    static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.one: "One"]
  }
  """

private func manifest(_ provider: String) -> Manifest {
  let declarations = read("struct P: AppShortcutsProvider {\n\(provider)\n}\n\(intents)")
  #expect(declarations.diagnostics.map(\.description) == [])
  return declarations.manifest
}

@Suite("Reading App Shortcuts") struct ShortcutReadingTests {
  static let add =
    #"AppShortcut(intent: Add(), phrases: ["Add in \(.applicationName)"], shortTitle: "Add", systemImageName: "plus")"#
  static let remove =
    #"AppShortcut(intent: Nested.Remove(), phrases: ["Remove from \(.applicationName)"], shortTitle: "R", systemImageName: "minus")"#

  @Test(
    "takes a builder, an array and names of them",
    arguments: [
      "static var appShortcuts: [AppShortcut] {\n\(add)\n\(remove)\n}",
      "@AppShortcutsBuilder static var appShortcuts: [AppShortcut] {\n\(add)\n\(remove)\n}",
      "static var appShortcuts: [AppShortcut] { [\(add), \(remove)] }",
      "static var appShortcuts: [AppShortcut] { return [\(add), \(remove)] }",
      "static let appShortcuts = [\(add), \(remove)]",
      "static var appShortcuts: [AppShortcut] {\nfirst\n\(remove)\n}\nstatic let first = \(add)",
      "static var appShortcuts: [AppShortcut] {\n\(add)\nif #available(iOS 17, *) {\n\(remove)\n}\n}",
      "static var appShortcuts: [AppShortcut] {\n\(add)\n#if os(iOS)\n\(add)\n#else\n\(remove)\n#endif\n}",
    ])
  func forms(_ provider: String) {
    let shortcuts = manifest(provider).shortcuts
    #expect(shortcuts.map(\.intentIdentifier) == ["Add", "Remove"])
    #expect(shortcuts.map { $0.shortTitle?.key } == ["Add", "R"])
    #expect(shortcuts.map(\.systemImageName) == ["plus", "minus"])
    #expect(shortcuts[0].phrases.map(\.text) == ["Add in ${applicationName}"])
  }

  @Test(
    "takes phrases",
    arguments: [
      (#""Add \(\.$kind) in \(.applicationName)""#, "Add ${kind} in ${applicationName}"),
      (#""\(.applicationName)""#, "${applicationName}"),
      (#""\(AppShortcutPhraseToken.applicationName) it""#, "${applicationName} it"),
      (#""Say \"\(\Add.$kind)\" to \(.applicationName)""#, #"Say "${kind}" to ${applicationName}"#),
      (#"AppShortcutPhrase("Go \(.applicationName)")"#, "Go ${applicationName}"),
    ])
  func phrases(_ phrase: String, _ template: String) {
    let provider = """
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Add(), phrases: [\(phrase)], shortTitle: "A", systemImageName: "a")
      }
      """
    #expect(manifest(provider).shortcuts.first?.phrases.map(\.text) == [template])
  }

  @Test("takes tile colour, negative phrases and the provider's name")
  func details() {
    let manifest = manifest(
      """
      static var shortcutTileColor: ShortcutTileColor = .navy
      static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Add up", "\\(.applicationName) sum"])
      }
      static var appShortcuts: [AppShortcut] { \(Self.add) }
      """)
    #expect(manifest.object["shortcutTileColor"] == 8)
    #expect(manifest.negativePhrases == ["Add up", "${applicationName} sum"])
    #expect(manifest.shortcutsProvider == "4Acme1PV")
  }

  @Test("knows the intents of modules that this one uses")
  func context() {
    let kit = SourceModule(name: "Kit", files: [SourceFile(path: "Kit.swift", text: intents)])
    let declarations = read(
      "struct P: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { \(Self.add) } }",
      context: [kit])
    #expect(declarations.diagnostics.map(\.description) == [])
    #expect(declarations.manifest.shortcuts.map(\.intentIdentifier) == ["Add"])
    #expect(declarations.manifest.intents.isEmpty)
  }

  @Test("takes packages and what they include")
  func packages() {
    let manifest = manifest(
      """
      static var appShortcuts: [AppShortcut] { \(Self.add) }
      }
      struct Whole: AppIntentsPackage {
        static var includedPackages: [any AppIntentsPackage.Type] { [Part.self, Kit.KitPackage.self] }
      }
      struct Part: AppIntentsPackage {
      """)
    #expect(
      manifest.object["openAppIntentsPackages"] == [
        [
          "fullyQualifiedTypeName": "Acme.Whole",
          "includedPackages": ["Acme.Part", "Kit.KitPackage"],
        ],
        ["fullyQualifiedTypeName": "Acme.Part", "includedPackages": []],
      ])
  }
}
