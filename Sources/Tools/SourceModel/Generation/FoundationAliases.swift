// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// Which names of Apple's Foundation a module uses in files that do not import where Linux has
/// them, and the declarations that make those files compile.
///
/// A type alias in the module is seen by every file of it, and the imports of one file make
/// extension members visible in all.
struct FoundationAliases {
  /// Modules that bring another one along.
  private static let providers: [FoundationName.Module: Set<String>] = [
    .foundationAdditions: ["FoundationAdditions", "AppIntents", "UIKit", "AppIntentsTesting"],
    .foundationNetworking: ["FoundationNetworking", "FoundationNetworkingAdditions"],
    .foundationXML: ["FoundationXML"],
  ]

  private(set) var names: [FoundationName] = []
  private(set) var diagnostics: [SourceDiagnostic] = []
  private let importable: Set<String>

  init(_ module: SourceModule, configuration: SourceConfiguration) {
    importable = configuration.modules
    let all = FoundationName.all
    let words = Set(all.keys).union([NetworkingMember.waitsForConnectivity])
    var uses: [String: SourcePosition] = [:]
    var declared: Set<String> = []
    for file in module.files {
      let outline = DeclarationOutline(file.text, lookingFor: words)
      guard !outline.found.isEmpty else { continue }
      // Comments and strings mention names too, and an alias for nothing would link a module.
      let parsed = ParsedFile(file, module: module.name, configuration: configuration)
      let scan = FoundationNameScan(parsed, names: outline.found)
      declared.formUnion(scan.declared)
      if outline.found.contains(NetworkingMember.waitsForConnectivity), !hasNetworkingAdditions {
        diagnostics += NetworkingMember.assignments(in: parsed).map(NetworkingMember.diagnostic)
      }
      for (name, position) in scan.used.sorted(by: { $0.key < $1.key }) {
        guard let entry = all[name] else { continue }
        let isProvided = !scan.imports.isDisjoint(with: Self.providers[entry.module] ?? [])
        guard entry.replacesFoundation || !isProvided else { continue }
        uses[name] = uses[name] ?? position
      }
    }
    for (name, position) in uses.sorted(by: { $0.key < $1.key }) where !declared.contains(name) {
      if let entry = all[name] { add(entry, at: position) }
    }
  }

  private mutating func add(_ entry: FoundationName, at position: SourcePosition) {
    if entry.module == .foundationAdditions, !hasAdditions {
      // Where Foundation has a type of that name too, its own is what such a target means.
      guard !entry.replacesFoundation else { return }
      diagnostics.append(
        SourceDiagnostic(
          position: position, severity: .error,
          problem: "'\(entry.name)' is not in Foundation on Linux",
          remedy: "add .product(name: \"FoundationAdditions\", package: \"OpenAppIntents\") to the "
            + "dependencies of this target"))
      return
    }
    names.append(entry)
  }

  private var hasNetworkingAdditions: Bool {
    importable.contains("FoundationNetworkingAdditions")
  }

  private var hasAdditions: Bool {
    importable.contains("FoundationAdditions") || importable.contains("AppIntents")
  }

  /// The imports and declarations of the generated file, empty for none.
  func text(_ style: ImportStyle) -> String {
    let modules = Set(names.map(\.module.rawValue))
    // Exported, since public aliases need a public import, and a plain `import` beside a
    // `public import` in another file is an error.
    var lines = modules.sorted().map { "@_exported import \($0)" }
    if hasAdditions, !modules.contains("FoundationAdditions") {
      lines.append(style.line("FoundationAdditions"))
    }
    if modules.contains("FoundationNetworking"), hasNetworkingAdditions {
      lines.append(style.line("FoundationNetworkingAdditions"))
    }
    if !names.isEmpty { lines += [""] + names.map(\.declaration) }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }
}

/// The imports of a file, and which of some names it uses or declares at its top level.
private struct FoundationNameScan {
  private(set) var imports: Set<String> = []
  private(set) var used: [String: SourcePosition] = [:]
  private(set) var declared: Set<String> = []

  init(_ file: ParsedFile, names: Set<String>) {
    for item in file.items(file.tree.statements) {
      if case .decl(let declaration) = item {
        if let found = declaration.as(ImportDeclSyntax.self), let first = found.path.first {
          imports.insert(first.name.plainName)
          continue
        }
        if let name = Self.declaredName(declaration) { declared.insert(name) }
      }
      for token in item.node.tokens(viewMode: .sourceAccurate) {
        guard case .identifier = token.tokenKind, names.contains(token.plainName) else { continue }
        if used[token.plainName] == nil { used[token.plainName] = file.position(of: token) }
      }
    }
  }

  private static func declaredName(_ declaration: DeclSyntax) -> String? {
    NominalDeclaration(declaration)?.name.plainName
      ?? declaration.as(TypeAliasDeclSyntax.self)?.name.plainName
      ?? declaration.as(FunctionDeclSyntax.self)?.name.plainName
  }
}
