// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import Testing

@testable import AppBundles

@Suite("The entry point of an executable") struct EntryPointTests {
  struct SourceCase: CustomTestStringConvertible {
    var testDescription: String
    var kind: BundleExecutable.Kind?
    var sources: [String]

    init(_ name: String, _ kind: BundleExecutable.Kind?, _ sources: String...) {
      testDescription = name
      self.kind = kind
      self.sources = sources
    }
  }

  @Test(arguments: [
    SourceCase(
      "a delegate", .app,
      "@main final class AppDelegate: UIResponder, UIApplicationDelegate { var x = 1 }"),
    SourceCase("a SwiftUI app", .app, "@main\nstruct Acme: App {\n  var body: Int { 1 }\n}"),
    SourceCase("a qualified name", .app, "@main struct Acme: SwiftUI.App {}"),
    SourceCase("an extension", .appIntentsExtension, "@main struct E: AppIntentsExtension {}"),
    SourceCase("widgets", .widgetExtension, "@main struct W: WidgetBundle {}"),
    SourceCase(
      "a conformance in another file", .appIntentsExtension, "@main struct E {}",
      "extension E: AppIntentsExtension { }"),
    SourceCase(
      "attributes and modifiers between", .app,
      "@MainActor @main @available(iOS 16, *)\npublic final class D: NSObject, "
        + "UIApplicationDelegate where Int: Any {}"),
    SourceCase(
      "a call in main.swift", .app, "UIApplicationMain(0, nil, nil, \"AppDelegate\")"),
    SourceCase("a plain tool", nil, "@main struct Tool { static func main() {} }"),
    SourceCase("no entry point", nil, "final class D: UIApplicationDelegate {}"),
    SourceCase("a comment", nil, "// @main struct A: App {}\n/* @main /* x */ struct A: App {} */"),
    SourceCase(
      "a string", nil,
      "let a = \"@main struct A: App {}\"\nlet b = #\"\"\"\n@main \" struct A: App {}\n\"\"\"#"),
    SourceCase(
      "another type conforms", nil, "@main struct Tool {}\nstruct Other: App {}"),
  ])
  func kind(_ source: SourceCase) {
    #expect(EntryPoint.kind(of: source.sources) == source.kind)
  }

  @Test("an open string or comment ends at the end of the file")
  func unfinished() {
    #expect(SwiftText("a \"b\nc").tokens == ["a", "\"", "c"])
    #expect(SwiftText("a /* b").tokens == ["a"])
    #expect(SwiftText("\"\\\"\" x").tokens == ["\"", "x"])
  }
}
