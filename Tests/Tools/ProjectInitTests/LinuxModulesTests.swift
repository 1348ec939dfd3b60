// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProjectInit

@Suite("Modules for Linux") struct LinuxModulesTests {
  /// Products that are programs or for building are not imported.
  @Test("are the library products of this package")
  func products() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let entries = manifest.split(separator: "Module(\n").flatMap { $0.split(separator: "Module(") }
    let products = entries.filter {
      $0.contains("isProduct: true") && !$0.contains("kind: .executable")
    }.compactMap { entry in
      entry.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
    }
    #expect(!products.isEmpty)
    #expect(Set(products.map(String.init)).isSubset(of: LinuxModules.products))
  }

  @Test("that Apple has and Linux lacks are not both")
  func disjoint() {
    for product in LinuxModules.products { #expect(!LinuxModules.isApples(product)) }
    #expect(LinuxModules.isAvailable("Foundation"))
    #expect(!LinuxModules.isAvailable("SwiftUI"))
  }

  @Test(
    "paths between folders",
    arguments: [
      ("/a/b", "/a/c/d", "../c/d"), ("/a", "/a", "."), ("/a", "/a/b", "b"), ("/a/b", "/", "../.."),
    ])
  func relative(_ folder: String, _ target: String, _ expected: String) {
    #expect(RelativePath.from(folder, to: target) == expected)
  }
}
