// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import Testing

@testable import AppBundles

@Suite("The bundle executables of a package") struct BundleTargetsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("@main struct A: App {}", to: "Sources/Acme/Main.swift")
    try folder.write("@main struct E: AppIntentsExtension {}", to: "Sources/Ext/Main.swift")
    try folder.write("print(1)", to: "Sources/Tool/Main.swift")
  }

  private func packages(
    _ targets: [SwiftPackage.Target]? = nil, other: SwiftPackage? = nil
  ) -> DescribedPackages {
    let own =
      targets ?? [
        Fixtures.target("Acme", type: "executable", uses: ["Core"]),
        Fixtures.target("Ext", type: "executable", uses: ["Core"]),
        Fixtures.target("Tool", type: "executable"), Fixtures.target("Core"),
      ]
    let root = SwiftPackage(name: "AcmePackage", path: folder.path, targets: own, products: [])
    return DescribedPackages(
      packages: [("acme", root)] + (other.map { [("other", $0)] } ?? []))
  }

  private func message(_ packages: DescribedPackages, app: String? = nil) -> String? {
    do {
      _ = try BundleTargets(packages, appName: app)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("sources alone make an app and its extension; a tool is neither")
  func fromSources() throws {
    let targets = try BundleTargets(packages(), appName: nil)
    #expect(targets.app.target.name == "Acme")
    #expect(targets.app.bundleIdentifier == "local.acmepackage.acme")
    #expect(targets.extensions.map(\.bundlePath) == ["PlugIns/Ext.appex"])
    #expect(targets.extensions[0].bundleIdentifier == "local.acmepackage.acme.Ext")
    #expect(targets.app.executable.modules == ["Acme", "Core"])
  }

  @Test("an Info.plist makes a bundle executable of any target, and its keys win")
  func fromFile() throws {
    try folder.plist(
      [("CFBundleIdentifier", "com.acme.tool")], in: "Sources/Tool/Info.plist")
    try folder.write(
      "<plist><dict><key>com.apple.security.application-groups</key>"
        + "<array><string>group.acme</string></array><key>keychain-access-groups</key>"
        + "<array><string>$(AppIdentifierPrefix)com.acme.shared</string></array></dict></plist>",
      to: "Sources/Tool/Tool.entitlements")
    let targets = try BundleTargets(packages(), appName: "Tool")
    #expect(targets.app.bundleIdentifier == "com.acme.tool")
    #expect(targets.app.appGroups == ["group.acme"])
    #expect(targets.app.executable.keychainGroups == ["com.acme.shared"])
  }

  @Test("two apps are a choice, which the message names")
  func twoApps() throws {
    try folder.write("@main struct B: App {}", to: "Sources/Tool/Main.swift")
    #expect(message(packages())?.contains("'Acme', 'Tool'; choose one with --target") == true)
    #expect(message(packages(), app: "Tool")?.contains("must begin") != true)
    #expect(message(packages(), app: "None")?.contains("no app target 'None'") == true)
  }

  @Test("no app is an error that says how to make one")
  func noApp() {
    let tool = [Fixtures.target("Tool", type: "executable")]
    #expect(message(packages(tool))?.contains("has no app: add an executable target") == true)
  }

  @Test("an extension's identifier begins with its app's")
  func prefix() throws {
    try folder.plist([("CFBundleIdentifier", "com.other")], in: "Sources/Ext/Info.plist")
    #expect(message(packages())?.contains("must begin with the app's") == true)
  }

  @Test("modules of products of other packages are linked in too")
  func closure() throws {
    let other = SwiftPackage(
      name: "Other", path: "/other",
      targets: [Fixtures.target("Kit", uses: ["Base"]), Fixtures.target("Base")],
      products: [SwiftPackage.Product(name: "KitProduct", targets: ["Kit"])])
    let own = [
      Fixtures.target("Acme", type: "executable", uses: ["Core"]),
      Fixtures.target("Core", products: ["KitProduct", "Unknown"]),
    ]
    let modules = packages(own, other: other).closure(of: "Acme").map(\.target.name)
    #expect(Set(modules) == ["Acme", "Core", "Kit", "Base"])
    #expect(modules.first == "Acme")
  }
}
