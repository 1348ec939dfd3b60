// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProjectModel

@Suite("Targets of a Swift package") struct PackageReadingTests {
  private func read(_ manifest: String, tools: String = "6.0", _ files: [String]) throws -> Project
  {
    let folder = try TemporaryFolder()
    try folder.write(
      "// swift-tools-version: \(tools)\nimport PackageDescription\n\(manifest)\n",
      to: "Package.swift")
    for file in files { try folder.touch(file) }
    return try folder.read()
  }

  @Test("lie where SwiftPM looks for them, or where they say")
  func places() throws {
    let project = try read(
      """
      let name = "Core"
      let package = Package(
        name: "Acme", defaultLocalization: "de",
        platforms: [.iOS(.v17), .macOS(.v14_4), .watchOS("10.1")],
        targets: [
          .target(name: name, dependencies: [.product(name: "Log", package: "log"), "Base"]),
          .target(name: "Base", path: "Base", exclude: ["Old", "Note.swift"]),
          .target(name: "Part", path: ".", sources: ["parts/One.swift", "parts/more"]),
          .testTarget(name: "\\(name)Tests", dependencies: [.target(name: "Core")]),
          .plugin(name: "Plug", capability: .buildTool()),
          .binaryTarget(name: "Binary", path: "Binary.xcframework"),
        ])
      """,
      [
        "Sources/Core/A.swift", "Sources/Core/en.lproj/Localizable.strings", "Base/B.swift",
        "Base/Old/C.swift", "Base/Note.swift", "Tests/CoreTests/T.swift", "parts/One.swift",
        "parts/Two.swift", "parts/more/Three.swift", "Plugins/Plug/P.swift",
      ])
    #expect(project.kind == .swiftPackage)
    #expect(project.name == "Acme")
    #expect(project.developmentRegion == "de")
    #expect(project.sources("Core") == ["Sources/Core/A.swift"])
    #expect(project.target("Core")?.localizations == ["en"])
    #expect(project.target("Core")?.dependencies == ["Base"])
    #expect(project.target("Core")?.packageProducts == ["Log"])
    #expect(
      project.target("Core")?.deploymentTargets == [.iOS: "17", .macOS: "14.4", .watchOS: "10.1"])
    #expect(project.sources("Base") == ["Base/B.swift"])
    #expect(project.sources("Part") == ["parts/One.swift", "parts/more/Three.swift"])
    #expect(project.target("CoreTests")?.product == .unitTest)
    #expect(project.target("CoreTests")?.dependencies == ["Core"])
    #expect(project.target("Plug")?.product == .buildTool)
    #expect(
      project.unowned.map(project.shown) == [
        "Base/Note.swift", "Base/Old/C.swift", "parts/Two.swift",
      ])
    #expect(project.problems.isEmpty)
  }

  @Test("may be appended afterwards, under any condition")
  func appended() throws {
    let project = try read(
      """
      var shared: [Target] = [.target(name: "A")]
      shared.append(.target(name: "B"))
      let package = Package(name: "P", targets: shared + [.target(name: "C")])
      #if os(Linux)
      package.targets += [.target(name: "D")]
      #endif
      if true { package.targets.append(contentsOf: [.target(name: "E")]) }
      """,
      [
        "Sources/A/a.swift", "Sources/B/b.swift", "Sources/C/c.swift", "Sources/D/d.swift",
        "Sources/E/e.swift",
      ])
    #expect(project.targets.map(\.name) == ["A", "B", "C", "D", "E"])
    #expect(project.problems.isEmpty)
  }

  @Test("that are computed are taken from the folders, and that is told")
  func computed() throws {
    let project = try read(
      """
      let package = Package(name: "P", targets: [.target(name: "A", path: "Sources/A")]
        + names.map { .target(name: $0) })
      """,
      ["Sources/A/a.swift", "Sources/B/b.swift", "Tests/BTests/t.swift"])
    #expect(project.targets.map(\.name) == ["A", "B", "BTests"])
    #expect(project.target("BTests")?.product == .unitTest)
    #expect(
      project.shownProblems == [
        "Package.swift:4: the manifest computes its targets; write them as literals; "
          + "until then the folders of Sources and Tests count"
      ])
  }

  @Test("may fill the folder of sources, being the only one")
  func single() throws {
    let project = try read(
      "let package = Package(name: \"P\", targets: [.target(name: \"P\")])", ["Sources/a.swift"])
    #expect(project.sources("P") == ["Sources/a.swift"])
    let old = try read(
      "let package = Package(name: \"P\", targets: [.target(name: \"P\")])", tools: "5.7",
      ["Sources/a.swift"])
    #expect(
      old.shownProblems == [
        "Package.swift:3: the folder of target 'P' is not there; add it, or give the target's path"
      ])
  }

  @Test("may be in C, and files named Package.swift may be sources")
  func otherLanguages() throws {
    let project = try read(
      "let package = Package(name: \"P\", targets: [.target(name: \"C\"), .target(name: \"P\")])",
      ["Sources/C/c.c", "Sources/P/Package.swift"])
    #expect(project.shownProblems == [])
    #expect(project.sources("P") == ["Sources/P/Package.swift"])
  }

  @Test("are apps and extensions by their entry points and Info.plists")
  func executables() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [
        .executableTarget(name: "App"), .executableTarget(name: "Ext"),
        .executableTarget(name: "Tool"), .executableTarget(name: "Widget")])
      """, to: "Package.swift")
    try folder.write("@main struct A: App {}", to: "Sources/App/A.swift")
    try folder.write("@main struct E: AppIntentsExtension {}", to: "Sources/Ext/E.swift")
    try folder.write("@main enum Tool { static func main() {} }", to: "Sources/Tool/T.swift")
    try folder.touch("Sources/Widget/W.swift")
    try folder.write(
      """
      <plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.widgetkit-extension</string></dict></dict></plist>
      """, to: "Sources/Widget/Info.plist")
    let project = try folder.read()
    #expect(
      project.targets.map(\.product) == [
        .application, .appIntentsExtension, .tool, .widgetExtension,
      ]
    )
    #expect(project.target("Widget")?.infoPlist?["CFBundleName"]?.string == "Widget")
  }

  @Test("of the package that init wrote are the project's own")
  func generated() throws {
    let folder = try TemporaryFolder()
    try folder.touch(
      "App/A.swift", "Linux/Sources/AppHeadless/Delegate.swift", "Linux/Tests/T/T.swift")
    try folder.write(
      """
      // swift-tools-version: 5.9
      \(GeneratedPackage.mark): the intents of App.
      import PackageDescription
      let package = Package(name: "AppHeadless", targets: [.target(name: "App")])
      """, to: "Linux/Package.swift")
    try folder.link("Linux/Sources/App", to: "../../App")
    try folder.project(
      """
      ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (T, ); };
      MAIN = {isa = PBXGroup; children = (SYNC, ); };
      SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };
      T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (SYNC, ); };
      """)
    let project = try folder.read()
    #expect(project.targets.map(\.manifest).map(project.shown) == ["App.xcodeproj/project.pbxproj"])
    #expect(project.unowned.isEmpty)
    #expect(project.problems.isEmpty)
    // Asked for by name, it is a package like any other.
    let package = try folder.read("Linux")
    #expect(package.sources("App") == ["Sources/App/A.swift"])
  }

  @Test("of a package beside a project are not counted twice")
  func besideProject() throws {
    let folder = try TemporaryFolder()
    try folder.touch("Sources/Kit/K.swift", "Sources/Other/O.swift")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "Kit"), .target(name: "Other")])
      """, to: "Package.swift")
    try folder.project(
      """
      ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (T, ); };
      MAIN = {isa = PBXGroup; children = (SYNC, ); };
      SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources/Kit; };
      T = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
        fileSystemSynchronizedGroups = (SYNC, ); };
      """)
    let project = try folder.read()
    #expect(project.kind == .xcodeProject)
    #expect(project.targets.map(\.product) == [.framework, .packageLibrary])
  }
}
