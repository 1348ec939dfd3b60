// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import SourceModel
package import SwiftSyntax

/// Visits the syntax below a node, in order, without the branches of `#if` that are not compiled.
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

  private init(_ file: ParsedFile, _ onNode: @escaping (Syntax) -> SyntaxVisitorContinueKind) {
    self.file = file
    self.onNode = onNode
    super.init(viewMode: .sourceAccurate)
  }

  override package func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind { onNode(node) }

  override package func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let active = file.activeElements(of: node) { walk(active) }
    return .skipChildren
  }
}
