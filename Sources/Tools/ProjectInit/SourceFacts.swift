// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata
internal import SourceModel
internal import SwiftSyntax

/// What decides whether a file builds on Linux: its imports, and whether it is an entry point.
struct SourceFacts {
  struct Import: Hashable {
    var module: String
    var line: Int
  }

  /// Those that stand outside of inactive `#if` branches.
  private(set) var imports: [Import] = []
  /// Where `@main` stands.
  private(set) var entryLine: Int?
  /// Whether URL loading is named, which Linux keeps in a module of its own.
  let loadsURLs: Bool

  /// - Parameter modules: what `#if canImport` finds beside the toolchain's modules.
  init(_ text: String, path: String, modules: Set<String>) {
    let outline = DeclarationOutline(
      text, lookingFor: ["URLSession", "URLRequest", "HTTPURLResponse"])
    loadsURLs = !outline.found.isEmpty
    let file = ParsedFile(
      SourceFile(path: path, text: text), module: "",
      configuration: SourceConfiguration(platform: .linux, modules: modules, languageMode: 5))
    for item in file.items(file.tree.statements) {
      guard case .decl(let declaration) = item else { continue }
      if let imported = declaration.as(ImportDeclSyntax.self) {
        guard let name = imported.path.first?.name.text else { continue }
        imports.append(Import(module: name, line: file.position(of: imported).line))
      } else if let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?
        .attributes,
        let main = file.attributes(attributes).first(where: {
          $0.attributeName.trimmedDescription == "main"
        })
      {
        entryLine = file.position(of: main).line
      }
    }
  }
}
