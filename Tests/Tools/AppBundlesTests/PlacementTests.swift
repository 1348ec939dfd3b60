// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import Testing

@testable import AppBundles

@Suite("Which executable runs an intent") struct PlacementTests {
  private func place(
    _ intent: IntentDeclaration, app: [String] = ["Core"], appex: [String]? = ["Core"],
    widget: [String]? = nil
  ) throws -> IntentPlacement? {
    var executables = [try Fixtures.bundleTarget("App", .app, modules: app)]
    if let appex {
      executables.append(
        try Fixtures.bundleTarget("Ext", .appIntentsExtension, modules: appex))
    }
    if let widget {
      executables.append(try Fixtures.bundleTarget("Wid", .widgetExtension, modules: widget))
    }
    var manifest = Manifest(generator: "test", generatorVersion: "1")
    manifest.intents = [intent.identifier: intent]
    return try PlacementDecision(executables: executables)
      .placements(
        of: manifest,
        positions: ["intent/A": SourcePosition(file: "A.swift", line: 3, column: 8)])["A"]
  }

  @Test("a plain intent runs in the App Intents extension that has it")
  func plain() throws {
    #expect(try place(Fixtures.intent("A"))?.bundleIdentifier == "local.acme.Ext")
  }

  @Test("without such an extension it runs in the app, and the reason says why")
  func background() throws {
    let none = try place(Fixtures.intent("A"), appex: nil)
    #expect(none?.bundleIdentifier == "local.acme")
    #expect(none?.reason.contains("no App Intents extension") == true)
    let other = try place(Fixtures.intent("A"), appex: ["Other"])
    #expect(other?.bundleIdentifier == "local.acme")
    #expect(other?.reason.contains("not compiled") == true)
  }

  @Test("what is in front, plays or lasts runs in the app")
  func foreground() throws {
    let changes: [(inout IntentDeclaration) -> Void] = [
      { $0.openAppWhenRun = true }, { $0.supportedModes = [.background, .foreground] },
      { $0.systemProtocols = [.openEntity] }, { $0.systemProtocols = [.liveActivity] },
      { $0.systemProtocols = [.audioPlayback] },
    ]
    for change in changes {
      #expect(try place(Fixtures.intent("A", change))?.bundleIdentifier == "local.acme")
    }
  }

  @Test(
    "what belongs to a widget or a control runs in the widget extension that has it",
    arguments: ["WidgetConfiguration", "ControlConfiguration"])
  func widget(_ name: String) throws {
    let intent = Fixtures.intent("A") {
      $0.systemProtocols = [SystemProtocol(rawValue: "com.apple.link.systemProtocol.\(name)")]
    }
    #expect(try place(intent, widget: ["Core"])?.bundleIdentifier == "local.acme.Wid")
    #expect(try place(intent)?.bundleIdentifier == "local.acme")
  }

  @Test("allowedExecutionTargets overrides")
  func targets() throws {
    let intent = Fixtures.intent("A") {
      $0.openAppWhenRun = true
      $0.object["allowedExecutionTargets"] = ["appIntentsExtension"]
    }
    #expect(try place(intent)?.bundleIdentifier == "local.acme.Ext")
  }

  @Test("a type that is missing where it must run is an error with place and target")
  func missing() {
    let error = #expect(throws: BundleBuildError.self) {
      try place(Fixtures.intent("A") { $0.openAppWhenRun = true }, app: ["Other"])
    }
    #expect(error?.message.hasPrefix("A.swift:3:8: ") == true)
    #expect(error?.message.contains("not linked into target 'App'") == true)
  }

  @Test("an intent that only the extension has runs there")
  func extensionOnly() throws {
    #expect(try place(Fixtures.intent("A"), app: [])?.bundleIdentifier == "local.acme.Ext")
  }
}
