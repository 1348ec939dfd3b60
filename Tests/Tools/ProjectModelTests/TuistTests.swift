// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProjectModel

@Suite("A Tuist manifest") struct TuistTests {
  @Test("gives targets where no project was generated")
  func targets() throws {
    let folder = try TemporaryFolder()
    try folder.touch(
      "App/Sources/Main.swift", "App/Sources/Deep/Er/X.swift", "App/Sources/Old/Y.swift",
      "Widget/W.swift", "App/Resources/de.lproj/Localizable.strings")
    try folder.write(
      """
      import ProjectDescription
      let bundle = "com.acme"
      let project = Project(
        name: "Acme",
        settings: .settings(base: ["SWIFT_VERSION": "6.0"]),
        targets: [
          .target(
            name: "App", destinations: [.iPhone, .iPad], product: .app, bundleId: bundle,
            deploymentTargets: .iOS("17.0"),
            infoPlist: .extendingDefault(with: ["CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)"]),
            sources: [.glob("App/Sources/**", excluding: ["App/Sources/Old/**"])],
            resources: ["App/Resources/**"],
            entitlements: .dictionary([
              "com.apple.security.application-groups": .array([.string("group.\\(bundle)")])]),
            dependencies: [.target(name: "Widget"), .external(name: "Log")]),
          .target(
            name: "Widget", destinations: .iOS, product: .appExtension,
            bundleId: "\\(bundle).widget",
            infoPlist: .dictionary(["NSExtension":
              ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]]),
            sources: "Widget/*.swift"),
        ])
      """, to: "Project.swift")
    let project = try folder.read()
    #expect(project.kind == .xcodeProject)
    #expect(project.name == "Acme")
    #expect(project.sources("App") == ["App/Sources/Deep/Er/X.swift", "App/Sources/Main.swift"])
    let app = try #require(project.target("App"))
    #expect(app.product == .application)
    #expect(app.platforms == [.iOS])
    #expect(app.deploymentTargets == [.iOS: "17.0"])
    #expect(app.embeds == ["Widget"])
    #expect(app.packageProducts == ["Log"])
    #expect(app.appGroups == ["group.com.acme"])
    #expect(app.infoPlist?["CFBundleIdentifier"]?.string == "com.acme")
    #expect(app.settings["SWIFT_VERSION"] == "6.0")
    #expect(app.localizations == ["de"])
    #expect(project.target("Widget")?.product == .widgetExtension)
    #expect(project.sources("Widget") == ["Widget/W.swift"])
  }
}

@Suite("An XcodeGen manifest") struct XcodeGenTests {
  @Test("without a project leaves the sources as one target, and says what to do")
  func ungenerated() throws {
    let folder = try TemporaryFolder()
    try folder.touch("App/Main.swift")
    try folder.write("name: App\ntargets:\n  App:\n    type: application\n", to: "project.yml")
    let project = try folder.read()
    #expect(project.targets.map(\.product) == [.folder])
    #expect(project.targets.first?.sources.map(project.shown) == ["App/Main.swift"])
    #expect(
      project.shownProblems == [
        "project.yml: the Xcode project of this XcodeGen manifest is not there; "
          + "run 'xcodegen generate' first; until then its targets are unknown"
      ])
  }
}
