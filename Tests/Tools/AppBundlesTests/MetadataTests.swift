// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import Testing

@testable import AppBundles

@Suite("The manifest of a bundle from those of its modules") struct MetadataTests {
  @Test("declarations of all modules are there, with their positions")
  func merge() throws {
    let merged = try ManifestMerge(
      [
        Fixtures.module("Core", intents: [Fixtures.intent("A")]),
        Fixtures.module("More", intents: [Fixtures.intent("B", module: "More")]),
      ], shortcuts: [])
    #expect(merged.manifest.intents.keys.sorted() == ["A", "B"])
    #expect(merged.supplement.modules == ["Core", "More"])
    #expect(merged.supplement.positions["intent/B"]?.file == "More.swift")
  }

  @Test("one identifier in two modules is an error with both places")
  func twice() {
    let error = #expect(throws: BundleBuildError.self) {
      try ManifestMerge(
        [
          Fixtures.module("Core", intents: [Fixtures.intent("A")]),
          Fixtures.module("More", intents: [Fixtures.intent("A", module: "More")]),
        ], shortcuts: [])
    }
    #expect(error?.message.contains("Core.swift:1:1") == true)
    #expect(error?.message.contains("More.swift:1:1") == true)
  }

  @Test("only the shortcuts of the app's modules count, and only one provider may be there")
  func providers() throws {
    let intents = [Fixtures.intent("A")]
    let core = Fixtures.module(
      "Core", intents: intents, shortcuts: [Fixtures.shortcut("A", "Do ${applicationName}")])
    let other = Fixtures.module(
      "More", intents: [Fixtures.intent("B", module: "More")],
      shortcuts: [Fixtures.shortcut("B", "Make ${applicationName}")])
    let merged = try ManifestMerge([core, other], shortcuts: ["Core"])
    #expect(merged.manifest.shortcuts.map(\.intentIdentifier) == ["A"])
    let error = #expect(throws: BundleBuildError.self) {
      try ManifestMerge([core, other], shortcuts: ["Core", "More"])
    }
    #expect(error?.message.contains("2 AppShortcutsProviders") == true)
    #expect(error?.message.contains("Core.swift:100:5") == true)
  }

  @Test(
    "one phrase on two intents is an error with both places, however it is written",
    arguments: [
      ("Do it in ${applicationName}", "do  IT, in ${applicationName}!"),
      ("Open ${a} in ${applicationName}", "Open ${b} in ${applicationName}"),
      ("Open a ${a} with ${applicationName}", "Open the ${b} in ${applicationName}"),
      ("Start my run in ${applicationName}", "Ask ${applicationName} to start the run"),
      ("New ${applicationName} note", "New note in ${applicationName}"),
    ])
  func conflict(_ first: String, _ second: String) {
    func parameter(_ name: String) -> ParameterDeclaration {
      ParameterDeclaration(
        name: name, title: LocalizedText(name), valueType: .string, isOptional: false)
    }
    let module = Fixtures.module(
      "Core",
      intents: [
        Fixtures.intent("A") { $0.parameters = [parameter("a")] },
        Fixtures.intent("B") { $0.parameters = [parameter("b")] },
      ], shortcuts: [Fixtures.shortcut("A", first), Fixtures.shortcut("B", second)])
    let error = #expect(throws: BundleBuildError.self) {
      try PhraseConflicts(module.manifest, of: module).check()
    }
    #expect(error?.message.contains("Core.swift:100:5") == true)
    #expect(error?.message.contains("Core.swift:101:5") == true)
  }

  @Test("phrases that differ, or stand twice on one intent, are no conflict")
  func noConflict() throws {
    func parameter(_ type: ValueType) -> ParameterDeclaration {
      ParameterDeclaration(
        name: "it", title: LocalizedText("It"), valueType: type, isOptional: false)
    }
    let module = Fixtures.module(
      "Core",
      intents: [
        Fixtures.intent("A") { $0.parameters = [parameter(.entity("Note"))] },
        Fixtures.intent("B") { $0.parameters = [parameter(.entity("Folder"))] },
      ],
      shortcuts: [
        Fixtures.shortcut(
          "A", "Do ${applicationName}", "do ${applicationName}", "Open ${it} in ${applicationName}"),
        Fixtures.shortcut(
          "B", "Redo in ${applicationName}", "Open ${it} in ${applicationName}"),
      ])
    try PhraseConflicts(module.manifest, of: module).check()
  }
}
