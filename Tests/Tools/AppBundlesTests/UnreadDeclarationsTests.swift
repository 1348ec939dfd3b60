// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppBundles

@Suite("Declarations that the plugin does not read") struct UnreadDeclarationsTests {
  @Test(
    "are found by their conformance",
    arguments: [
      "public struct A: AppIntent {}", "enum A: String, AppIntents.AppEnum { case a }",
      "struct B {}\nextension A: AppEntity {}", "final class A: Base, AppIntent {}",
    ])
  func found(_ source: String) {
    #expect(UnreadDeclarations.firstDeclaration(in: source) == "A")
  }

  @Test(
    "are not what only mentions one",
    arguments: [
      "// struct A: AppIntent", "let text = \"struct A: AppIntent\"", "struct A<T: Sendable> {}",
      "func run(_ intent: some AppIntent) {}", "protocol P: AppIntent {}",
    ])
  func notFound(_ source: String) {
    #expect(UnreadDeclarations.firstDeclaration(in: source) == nil)
  }

  @Test("are told with the target, the file and what to add")
  func warning() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A: AppIntent {}", to: "Sources/Core/Main.swift")
    let warning = try #require(
      UnreadDeclarations.warning(
        Fixtures.target("Core"), folder: folder.path + "/Sources/Core"))
    for part in ["'A'", "Sources/Core/Main.swift", "target 'Core'", "add plugins: ["] {
      #expect(warning.contains(part))
    }
    try folder.write("struct A {}", to: "Sources/Core/Main.swift")
    #expect(
      UnreadDeclarations.warning(Fixtures.target("Core"), folder: folder.path + "/Sources/Core")
        == nil)
  }

  @Test("a package's target that dropped the plugin is not read any more")
  func dropped() {
    let root = SwiftPackage(
      name: "Pkg", path: "/p", targets: [Fixtures.target("Core"), Fixtures.target("More")],
      products: [])
    let packages = DescribedPackages(packages: [("pkg", root)], pluginUsers: ["pkg": ["Core"]])
    let used = root.targets.filter {
      packages.usesPlugin(ModuleReference(packageIdentity: "pkg", target: $0))
    }
    #expect(used.map(\.name) == ["Core"])
  }
}
