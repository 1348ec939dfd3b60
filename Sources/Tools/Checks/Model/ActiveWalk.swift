// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import SourceModel
package import SwiftSyntax

/// Visits the syntax below a node but for tokens, in order, without the branches of `#if` that are not compiled.
package final class ActiveWalk: SyntaxAnyVisitor {
  private let file: ParsedFile
  private let onNode: (Syntax) -> SyntaxVisitorContinueKind

  /// - Parameter onNode: called for each node before its children; says whether these are visited.
  package static func through(
    _ root: some SyntaxProtocol, in file: ParsedFile,
    _ onNode: @escaping (Syntax) -> SyntaxVisitorContinueKind
  ) {
    ActiveWalk(file, onNode).walk(root)
  }

  /// Visits what is parsed of a file anyway, and the members that have one of the words, and one of
  /// the others; nothing of a file that has none.
  package static func through(
    _ file: ParsedFile, mentioning words: WordSearch, and others: WordSearch? = nil,
    _ onNode: @escaping (Syntax) -> SyntaxVisitorContinueKind
  ) {
    for tree in file.trees(mentioning: [words] + (others.map { [$0] } ?? [])) {
      through(tree, in: file, onNode)
    }
  }

  private init(_ file: ParsedFile, _ onNode: @escaping (Syntax) -> SyntaxVisitorContinueKind) {
    self.file = file
    self.onNode = onNode
    super.init(viewMode: .sourceAccurate)
  }

  /// Tokens are half of all nodes, and whoever wants one asks the node around it.
  override package func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override package func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind { onNode(node) }

  override package func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let active = file.activeElements(of: node) { walk(active) }
    return .skipChildren
  }
}
