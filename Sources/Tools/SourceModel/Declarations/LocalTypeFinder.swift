// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Finds intents, entities and the like that are declared inside a function, where neither the
/// system nor generated code can name them.
final class LocalTypeFinder: SyntaxVisitor {
  private let file: ParsedFile
  private let reading: Reading
  private var depth = 0

  static func report(in file: ParsedFile, to reading: Reading) {
    let finder = LocalTypeFinder(file, reading)
    finder.walk(file.tree)
  }

  private init(_ file: ParsedFile, _ reading: Reading) {
    self.file = file
    self.reading = reading
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let active = file.activeElements(of: node) { walk(active) }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockSyntax) { depth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

  /// The short form of a getter, which has no block of its own.
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node.name, node.inheritanceClause)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node.name, node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node.name, node.inheritanceClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node.name, node.inheritanceClause)
  }

  private func check(
    _ name: TokenSyntax, _ clause: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard depth > 0 else { return .visitChildren }
    let names = (clause?.inheritedTypes ?? []).compactMap { WrittenName($0.type)?.names.last }
    if !FrameworkProtocols.markers.isDisjoint(with: names) {
      reading.warning(
        "'\(name.plainName)' is declared inside a function, where the system cannot find it",
        at: name, in: file, "move it out of the function")
    }
    return .visitChildren
  }
}
