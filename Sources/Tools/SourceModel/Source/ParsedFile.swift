// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentMetadata
import SwiftIfConfig
import SwiftParser
package import SwiftSyntax

/// A parsed file, seen through one build configuration: inactive `#if` branches are not there.
///
/// The members of its types may be closed: nothing of them is in the tree, and each is parsed when
/// something asks for it. Positions are those in the file all the same.
package final class ParsedFile {
  package let path: String
  package let module: String
  package let text: String
  /// Everything but the closed members.
  package let tree: SourceFileSyntax
  /// The line of the first conflict that git left in it: what two branches have is not in the tree.
  package let conflict: Int?
  let closedMembers: ClosedMembers
  private let configuration: SourceConfiguration

  private lazy var lines = LineTable(text)
  private var activeClauses: [SyntaxIdentifier: IfConfigClauseSyntax?] = [:]
  private(set) lazy var compiledBlocks = findCompiledBlocks()
  /// The file with all its members, for what has to see every token.
  package private(set) lazy var wholeTree =
    closedMembers.all.isEmpty ? tree : Parser.parse(source: text)

  /// - Parameter isWhole: given to close members: whether a type whose heading has this word is
  ///   parsed with all its members, since all are looked at.
  package init(
    _ file: SourceFile, module: String, configuration: SourceConfiguration,
    closingUnless isWhole: ((String) -> Bool)? = nil
  ) {
    path = file.path
    self.module = module
    self.configuration = configuration
    conflict = SourceConflict.line(in: file.text)
    var text = file.text
    // What two branches have in common may be half a declaration.
    let mayClose = conflict == nil
    (tree, closedMembers) = text.withUTF8 { bytes in
      guard mayClose, let isWhole, let found = MemberScan.members(of: bytes, isWhole: isWhole),
        !found.isEmpty
      else { return (Parser.parse(source: bytes), ClosedMembers([])) }
      let members = ClosedMembers(found)
      return (members.rest(of: bytes).withUnsafeBufferPointer { Parser.parse(source: $0) }, members)
    }
    self.text = text
  }

  /// - Returns: nil where the code is nested so deeply that reading it would not end well.
  package convenience init?(
    shallow file: SourceFile, module: String, configuration: SourceConfiguration,
    closingUnless isWhole: ((String) -> Bool)? = nil
  ) {
    guard !NestingLimit.isExceeded(by: file.text) else { return nil }
    self.init(file, module: module, configuration: configuration, closingUnless: isWhole)
    if NestingLimit.isExceeded(by: tree) { return nil }
  }

  /// Whether a member was asked for that is nested so deeply that it was left out.
  package var hasTooDeepMember: Bool { closedMembers.isTooDeep }

  package func position(of node: some SyntaxProtocol) -> SourcePosition {
    position(node.positionAfterSkippingLeadingTrivia, of: node)
  }

  /// Where a node starts and ends; the end is the place after its last character.
  package func range(of node: some SyntaxProtocol) -> SourceRange {
    SourceRange(
      start: position(of: node), end: position(node.endPositionBeforeTrailingTrivia, of: node))
  }

  private func position(
    _ position: AbsolutePosition, of node: some SyntaxProtocol
  ) -> SourcePosition {
    let place = lines.place(of: position.utf8Offset + closedMembers.offset(of: node))
    return SourcePosition(file: path, line: place.line, column: place.column)
  }

  /// What is compiled of an `#if`, nil for nothing.
  package func activeElements(of block: IfConfigDeclSyntax) -> Syntax? {
    activeClause(of: block)?.elements.map { Syntax($0) }
  }

  private func activeClause(of block: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    if let known = activeClauses[block.id] { return known }
    let clause = block.activeClause(in: configuration).clause
    activeClauses[block.id] = .some(clause)
    return clause
  }

  // MARK: Lists without their inactive branches

  package func declarations(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { item -> [DeclSyntax] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      guard case .decls(let inner)? = activeClause(of: block)?.elements else { return [] }
      return declarations(inner)
    }
  }

  package func items(_ list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax.Item] {
    list.flatMap { item -> [CodeBlockItemSyntax.Item] in
      guard case .decl(let declaration) = item.item,
        let block = declaration.as(IfConfigDeclSyntax.self)
      else { return [item.item] }
      guard case .statements(let inner)? = activeClause(of: block)?.elements else {
        return []
      }
      return items(inner)
    }
  }

  package func cases(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    list.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let one): return [one]
      case .ifConfigDecl(let block):
        guard case .switchCases(let inner)? = activeClause(of: block)?.elements else {
          return []
        }
        return cases(inner)
      @unknown default: return []
      }
    }
  }

  package func attributes(_ list: AttributeListSyntax) -> [AttributeSyntax] {
    list.flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let one): return [one]
      case .ifConfigDecl(let block):
        guard case .attributes(let inner)? = activeClause(of: block)?.elements else {
          return []
        }
        return attributes(inner)
      @unknown default: return []
      }
    }
  }
}
