// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentMetadata
import SwiftIfConfig
import SwiftParser
package import SwiftSyntax

/// A parsed file, seen through one build configuration: inactive `#if` branches are not there.
package final class ParsedFile {
  package let path: String
  package let module: String
  package let text: String
  package let tree: SourceFileSyntax
  /// The line of the first conflict that git left in it: what two branches have is not in the tree.
  package let conflict: Int?
  private let configuration: SourceConfiguration

  // Each walks the whole tree, and most files need neither.
  private lazy var converter = SourceLocationConverter(fileName: path, tree: tree)
  private lazy var regions = tree.configuredRegions(in: configuration)

  package init(_ file: SourceFile, module: String, configuration: SourceConfiguration) {
    path = file.path
    text = file.text
    self.module = module
    self.configuration = configuration
    tree = Parser.parse(source: file.text)
    conflict = SourceConflict.line(in: file.text)
  }

  /// - Returns: nil where the code is nested so deeply that reading it would not end well.
  package convenience init?(
    shallow file: SourceFile, module: String, configuration: SourceConfiguration
  ) {
    guard !NestingLimit.isExceeded(by: file.text) else { return nil }
    self.init(file, module: module, configuration: configuration)
    if NestingLimit.isExceeded(by: tree) { return nil }
  }

  package func position(of node: some SyntaxProtocol) -> SourcePosition {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return SourcePosition(file: path, line: place.line, column: place.column)
  }

  /// Where a node starts and ends; the end is the place after its last character.
  package func range(of node: some SyntaxProtocol) -> SourceRange {
    let end = converter.location(for: node.endPositionBeforeTrailingTrivia)
    return SourceRange(
      start: position(of: node),
      end: SourcePosition(file: path, line: end.line, column: end.column))
  }

  /// What is compiled of an `#if`, nil for nothing.
  package func activeElements(of block: IfConfigDeclSyntax) -> Syntax? {
    regions.activeClause(for: block)?.elements.map { Syntax($0) }
  }

  // MARK: Lists without their inactive branches

  package func declarations(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { item -> [DeclSyntax] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      guard case .decls(let inner)? = regions.activeClause(for: block)?.elements else { return [] }
      return declarations(inner)
    }
  }

  package func items(_ list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax.Item] {
    list.flatMap { item -> [CodeBlockItemSyntax.Item] in
      guard case .decl(let declaration) = item.item,
        let block = declaration.as(IfConfigDeclSyntax.self)
      else { return [item.item] }
      guard case .statements(let inner)? = regions.activeClause(for: block)?.elements else {
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
        guard case .switchCases(let inner)? = regions.activeClause(for: block)?.elements else {
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
        guard case .attributes(let inner)? = regions.activeClause(for: block)?.elements else {
          return []
        }
        return attributes(inner)
      @unknown default: return []
      }
    }
  }
}
