// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentMetadata
package import ProjectModel
package import SourceModel
package import SwiftSyntax

/// A project as rules see it: its targets, the syntax that matters, and what it declares.
///
/// A class, because syntax trees and the index over them are shared; it lives on one thread.
package final class CheckedProject {
  package let project: Project
  package let baseline: Baseline?
  /// The parsed files, each once, however many targets compile it.
  package let files: [ParsedFile]
  package let index: DeclarationIndex
  package let constants: ConstantReader

  /// By absolute path of the file.
  private let owners: [String: [Target]]
  private let texts: SourceTexts

  package var resolver: NameResolver { constants.resolver }
  package var conformances: Conformances { constants.conformances }

  /// Every declared type that a protocol of the framework makes known to the system.
  package private(set) lazy var declarations: [Declaration] = index.ordered.compactMap { type in
    let protocols = conformances.frameworkProtocols(of: type)
    guard !protocols.isDisjoint(with: FrameworkProtocols.markers) else { return nil }
    return Declaration(
      type: type, protocols: protocols, targets: targets(of: type.file),
      ancestors: conformances.ancestors(of: type))
  }

  package private(set) lazy var intents = declarations(of: "AppIntent")
  package private(set) lazy var entities = declarations(of: "AppEntity")
  package private(set) lazy var enums = declarations(of: "AppEnum")
  package private(set) lazy var queries = declarations(of: "EntityQuery")
  package private(set) lazy var providers = declarations(of: "AppShortcutsProvider")

  /// The shortcuts of each provider, in the order of the source.
  package private(set) lazy var shortcutLists: [ShortcutList] = providers.map {
    ShortcutList(of: $0, in: self)
  }
  package private(set) lazy var shortcuts: [Shortcut] = shortcutLists.flatMap(\.shortcuts)

  /// What runs when the system runs an intent or a query.
  private(set) lazy var intentCode = IntentCode(self)

  /// - Parameter owners: the targets that compile a file, by its absolute path.
  package init(
    project: Project, files: [ParsedFile], index: DeclarationIndex, owners: [String: [Target]],
    texts: SourceTexts, baseline: Baseline?
  ) {
    self.project = project
    self.texts = texts
    self.files = files
    self.index = index
    self.owners = owners
    self.baseline = baseline
    constants = ConstantReader(resolver: NameResolver(index: index))
  }

  // MARK: Looking up

  /// Concrete declarations; protocols that refine one of the framework's are none.
  package func declarations(of protocolName: String) -> [Declaration] {
    declarations.filter { $0.protocols.contains(protocolName) && $0.type.kind != .contract }
  }

  package func declaration(of type: DeclaredType) -> Declaration? {
    declarations.first { $0.type === type }
  }

  /// The targets that compile the file; empty for a file that is in none.
  package func targets(of file: ParsedFile) -> [Target] { owners[file.path] ?? [] }

  /// The declared type that is written, behind optionals and arrays.
  package func declaredType(_ written: TypeSyntax, in scope: NameScope) -> DeclaredType? {
    element(resolver.resolve(written, in: scope))
  }

  private func element(_ type: ResolvedType) -> DeclaredType? {
    switch type {
    case .declared(let type): type
    case .optional(let inner), .array(let inner): element(inner)
    default: nil
    }
  }

  /// The text of a file beside the sources, nil where it cannot be read.
  package func text(ofResource path: String) -> String? { try? texts.read(path) }

  /// The persistent identifier, by default the type's name.
  package func identifier(of declaration: Declaration) -> String {
    TypeIdentifiers(constants: constants).identifier(of: declaration.type)
  }

  /// What all modules together tell the system.
  package private(set) lazy var manifest: Manifest = ModuleReader.manifest(of: index)

  // MARK: Findings

  package func finding<R: Rule>(
    _ rule: R.Type, at node: some SyntaxProtocol, in file: ParsedFile, _ message: Finding.Message,
    severity: Severity? = nil, fix: Finding.Fix? = nil
  ) -> Finding {
    Finding(
      rule: rule.id, severity: severity ?? rule.severity, range: file.range(of: node),
      message: message, fix: fix)
  }

  /// A finding about a file as a whole, or about a line of one that is no Swift.
  package func finding<R: Rule>(
    _ rule: R.Type, in path: String, line: Int = 1, _ message: Finding.Message,
    severity: Severity? = nil
  ) -> Finding {
    let start = SourcePosition(file: path, line: line, column: 1)
    return Finding(
      rule: rule.id, severity: severity ?? rule.severity,
      range: SourceRange(start: start, end: start), message: message)
  }
}
