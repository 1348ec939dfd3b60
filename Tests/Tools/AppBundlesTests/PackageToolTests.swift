// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Testing

@testable import AppBundles

@Suite("What SwiftPM says") struct PackageToolTests {
  @Test("of a failed build the errors are shown, once each and with their context")
  func errors() {
    let output = """
      [1/3] Compiling A a.swift
      /p/a.swift:3:5: error: cannot find 'x' in scope
      1 | let a = 1
      3 | x
        | `- error: cannot find 'x' in scope
      [2/3] Emitting module A
      /p/a.swift:3:5: error: cannot find 'x' in scope
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """
    let lines = PackageTool.errorLines(output)
    #expect(lines.filter { $0.contains("/p/a.swift:3:5: error:") }.count == 1)
    #expect(lines.contains("3 | x"))
    #expect(!lines.contains { $0.contains("emit-module") || $0.hasPrefix("[") })
  }

  @Test("output without an error line is shown from its end")
  func unknown() {
    #expect(PackageTool.errorLines("what\nwent wrong") == ["what", "went wrong"])
  }

  @Test("a description of SwiftPM decodes")
  func describe() throws {
    let json = """
      {"name": "Pkg", "path": "/p", "tools_version": "6.0", "products":
      [{"name": "App", "targets": ["App"], "type": {"executable": null}}], "targets":
      [{"c99name": "My_App", "module_type": "SwiftTarget", "name": "My-App", "path": "Sources/App",
      "product_memberships": ["App"], "sources": ["a.swift"], "target_dependencies": ["Core"],
      "type": "executable"}]}
      """
    let package = try JSONDecoder().decode(SwiftPackage.self, from: Data(json.utf8))
    #expect(package.targets[0].targetDependencies == ["Core"])
    #expect(package.targets[0].productDependencies == nil)
    #expect(package.folder(of: package.targets[0]) == "/p/Sources/App")
  }

  @Test("a manifest tells which targets use a plugin")
  func plugins() throws {
    let json = """
      {"name": "Pkg", "targets": [{"name": "Core", "pluginUsages":
      [{"plugin": ["AppIntentsMetadata", "OpenAppIntents"]}]}, {"name": "Own", "pluginUsages":
      [{"plugin": ["AppIntentsMetadata", null]}]}, {"name": "Other", "pluginUsages":
      [{"plugin": ["Lint", null]}]}, {"name": "Plain"}]}
      """
    let manifest = try JSONDecoder().decode(PackageManifest.self, from: Data(json.utf8))
    #expect(manifest.targets(using: "AppIntentsMetadata") == ["Core", "Own"])
  }

  @Test("a graph lists each package once, the root first")
  func graph() {
    func node(_ name: String, _ uses: PackageGraph...) -> PackageGraph {
      PackageGraph(identity: name, path: "/\(name)", dependencies: uses)
    }
    let base = node("base")
    #expect(node("root", node("a", base), base).all.map(\.identity) == ["root", "a", "base"])
  }
}
