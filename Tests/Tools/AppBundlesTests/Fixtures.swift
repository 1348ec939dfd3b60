// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata

@testable import AppBundles

/// Modules and packages that tests make up.
enum Fixtures {
  static func intent(
    _ name: String, module: String = "Core", _ change: (inout IntentDeclaration) -> Void = { _ in }
  ) -> IntentDeclaration {
    var intent = IntentDeclaration(
      identifier: name, fullyQualifiedTypeName: "\(module).\(name)", mangledTypeName: name)
    change(&intent)
    return intent
  }

  static func module(
    _ name: String, intents: [IntentDeclaration] = [], shortcuts: [ShortcutDeclaration] = []
  ) -> ModuleMetadata {
    var manifest = Manifest(generator: "test", generatorVersion: "1")
    manifest.intents = Dictionary(uniqueKeysWithValues: intents.map { ($0.identifier, $0) })
    manifest.shortcuts = shortcuts
    var supplement = ManifestSupplement()
    supplement.modules = [name]
    for (line, intent) in intents.enumerated() {
      supplement.positions["intent/\(intent.identifier)"] = SourcePosition(
        file: "\(name).swift", line: line + 1, column: 1)
    }
    for (line, shortcut) in shortcuts.enumerated() {
      supplement.positions["shortcut/\(shortcut.intentIdentifier)"] = SourcePosition(
        file: "\(name).swift", line: 100 + line, column: 5)
    }
    return ModuleMetadata(module: name, manifest: manifest, supplement: supplement)
  }

  static func shortcut(_ intent: String, _ phrases: String...) -> ShortcutDeclaration {
    ShortcutDeclaration(
      intentIdentifier: intent, phrases: phrases.map { PhraseTemplate($0) }, shortTitle: nil,
      systemImageName: nil)
  }

  static func target(
    _ name: String, type: String = "library", uses: [String] = [], products: [String] = []
  ) -> SwiftPackage.Target {
    SwiftPackage.Target(
      name: name, c99name: name, type: type, path: "Sources/\(name)", sources: ["Main.swift"],
      targetDependencies: uses, productDependencies: products)
  }

  static func bundleTarget(
    _ name: String, _ kind: BundleExecutable.Kind, modules: [String]
  ) throws -> BundleTarget {
    let target = target(name, type: "executable")
    return BundleTarget(
      target: target, folder: "/none", kind: kind,
      infoPlist: try InfoPlist(
        file: nil, path: "Info.plist", target: target, kind: kind,
        defaultIdentifier: kind == .app ? "local.acme" : "local.acme.\(name)"),
      appGroups: [],
      modules: modules.map {
        ModuleReference(packageIdentity: "acme", target: Self.target($0))
      })
  }
}
