// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import IntentMetadata
import Testing

@testable import AppBundles

@Suite("Writing a bundle") struct BundleWritingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("@main struct A: App {}", to: "Sources/Acme/Main.swift")
    try folder.write("\"a\" = \"b\";", to: "Sources/Acme/en.lproj/AppShortcuts.strings")
    try folder.write("@main struct E: AppIntentsExtension {}", to: "Sources/Ext/Main.swift")
    try folder.write("\"a\" = \"c\";", to: "Sources/Core/Resources/en.lproj/AppShortcuts.strings")
    try folder.write("\"d\" = \"e\";", to: "Sources/Core/Resources/en.lproj/Localizable.strings")
    try folder.write("app", to: "bin/Acme", executable: true)
    try folder.write("appex", to: "bin/Ext", executable: true)
    try folder.write("x", to: "bin/Pkg_Core.resources/file.txt")
  }

  private var packages: DescribedPackages {
    let root = SwiftPackage(
      name: "Pkg", path: folder.path,
      targets: [
        Fixtures.target("Acme", type: "executable", uses: ["Core"]),
        Fixtures.target("Ext", type: "executable", uses: ["Core"]), Fixtures.target("Core"),
      ], products: [])
    return DescribedPackages(packages: [("pkg", root)])
  }

  private func write() throws -> String {
    let packages = packages
    let targets = try BundleTargets(packages, appName: nil)
    let core = Fixtures.module("Core", intents: [Fixtures.intent("A")])
    let reference = try #require(targets.app.modules.first { $0.target.name == "Core" })
    let metadata = try BundleMetadata(targets, modules: [reference: core], package: packages.root)
    return try BundleWriter(
      targets: targets, metadata: metadata, packages: packages, binaryPath: folder.path + "/bin"
    ).write(into: folder.path + "/out")
  }

  @Test("a bundle looks as on iOS")
  func layout() throws {
    #expect(try write() == folder.path + "/out/Acme.app")
    for name in [
      "Acme", "Info.plist", "Pkg_Core.resources/file.txt", "en.lproj/AppShortcuts.strings",
      "en.lproj/Localizable.strings", "Metadata.appintents/extract.actionsdata",
      "Metadata.appintents/openappintents.json", "Metadata.appintents/version.json",
      "PlugIns/Ext.appex/Ext", "PlugIns/Ext.appex/Info.plist",
      "PlugIns/Ext.appex/Metadata.appintents/extract.actionsdata",
      "PlugIns/Ext.appex/Pkg_Core.resources/file.txt",
    ] {
      #expect(folder.contains("out/Acme.app/\(name)"), "\(name) is missing")
    }
    let strings = try String(
      contentsOfFile: folder.path + "/out/Acme.app/en.lproj/AppShortcuts.strings", encoding: .utf8)
    #expect(strings.contains("b"), "the app's own table wins")
  }

  @Test("the supplement names the executables and the placement of each intent")
  func supplement() throws {
    let path = try write() + "/Metadata.appintents/openappintents.json"
    let supplement = try JSONDecoder().decode(
      ManifestSupplement.self, from: Data(contentsOf: URL(filePath: path)))
    #expect(supplement.executables.map(\.executable) == ["Acme", "Ext"])
    #expect(supplement.executables[1].bundlePath == "PlugIns/Ext.appex")
    #expect(supplement.placements["A"]?.bundleIdentifier == "local.pkg.acme.Ext")
  }

  @Test("a second build replaces the first and leaves nothing beside it")
  func replace() throws {
    _ = try write()
    try folder.write("old", to: "out/Acme.app/leftover")
    _ = try write()
    #expect(!folder.contains("out/Acme.app/leftover"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out") == ["Acme.app"])
  }

  @Test("drafts of builds that were killed go away, those of running builds stay")
  func drafts() throws {
    // No process has the largest number, and the first one is always there.
    try folder.write("old", to: "out/.Acme.app.\(Int32.max)/leftover")
    try folder.write("new", to: "out/.Acme.app.1/leftover")
    _ = try write()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted()
        == [".Acme.app.1", "Acme.app"])
  }

  @Test("dynamic libraries that an executable names stand beside it")
  func libraries() throws {
    try folder.write("…libPkg.so\0…", to: "bin/Acme", executable: true)
    try folder.write("library", to: "bin/libPkg.so", executable: true)
    try folder.write("library", to: "bin/libOther.so", executable: true)
    _ = try write()
    #expect(folder.contains("out/Acme.app/libPkg.so"))
    #expect(!folder.contains("out/Acme.app/libOther.so"))
    #expect(!folder.contains("out/Acme.app/PlugIns/Ext.appex/libPkg.so"))
  }

  @Test("a missing executable is named, and the old bundle stays")
  func missing() throws {
    _ = try write()
    try FileManager.default.removeItem(atPath: folder.path + "/bin/Ext")
    let error = #expect(throws: BundleBuildError.self) { try write() }
    #expect(error?.message.contains("/bin/Ext") == true)
    #expect(folder.contains("out/Acme.app/PlugIns/Ext.appex/Ext"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out") == ["Acme.app"])
  }

  @Test("what was left out of a module's manifest is a warning, and not kept in the bundle")
  func warnings() throws {
    let targets = try BundleTargets(packages, appName: nil)
    var module = Fixtures.module("Acme", intents: [Fixtures.intent("A", module: "Acme")])
    module.supplement.warnings = ["Acme.swift:7:5: 'B' is left out; mend it"]
    let metadata = try BundleMetadata(
      targets, modules: [targets.app.modules[0]: module], package: packages.root)
    #expect(metadata.warnings == ["Acme.swift:7:5: 'B' is left out; mend it"])
    #expect(metadata.contents[""]?.supplement.warnings == nil)
  }

  @Test("a package without the plugin, or without intents, is told so")
  func nothingDeclared() throws {
    let targets = try BundleTargets(packages, appName: nil)
    func message(_ modules: [ModuleReference: ModuleMetadata]) -> String? {
      do {
        _ = try BundleMetadata(targets, modules: modules, package: packages.root)
        return nil
      } catch { return error.message }
    }
    #expect(message([:])?.contains("uses the plugin AppIntentsMetadata; add") == true)
    let reference = targets.app.modules[0]
    #expect(message([reference: Fixtures.module("Acme")])?.contains("declares no intents") == true)
  }
}
