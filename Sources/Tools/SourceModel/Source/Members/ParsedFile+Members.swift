// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import SwiftSyntax

extension ParsedFile {
  /// The members of a type, in the order of the source, without the branches of `#if` that are not
  /// compiled.
  package func members(of block: MemberBlockSyntax) -> [DeclaredType.Member] {
    let open = declarations(block.members).map { DeclaredType.Member(declaration: $0, file: self) }
    let place = block.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    return merged(open, closedMembers.indices(inBlock: place))
  }

  /// The first member that is written, in a branch of `#if` or not.
  package func firstMember(of block: MemberBlockSyntax) -> DeclSyntax? {
    let place = block.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    let closed = closedMembers.indices(inBlock: place).first.map {
      DeclaredType.Member(closed: $0, in: self)
    }
    let open = block.members.first.map { DeclaredType.Member(declaration: $0.decl, file: self) }
    let found = [closed, open].compactMap { $0 }
    return found.min { $0.range.lowerBound < $1.range.lowerBound }?.declaration
  }

  /// The functions that the file itself declares.
  package var functions: [DeclaredType.Member] {
    let open = items(tree.statements).compactMap { item -> DeclaredType.Member? in
      guard case .decl(let declaration) = item, declaration.is(FunctionDeclSyntax.self) else {
        return nil
      }
      return DeclaredType.Member(declaration: declaration, file: self)
    }
    let closed = closedMembers.indices(inBlock: nil).filter {
      closedMembers.all[$0].kind == .function
    }
    return merged(open, closed)
  }

  private func merged(
    _ open: [DeclaredType.Member], _ closed: [Int]
  ) -> [DeclaredType.Member] {
    guard !closed.isEmpty else { return open }
    let members = closed.map { DeclaredType.Member(closed: $0, in: self) }
    guard !open.isEmpty else { return members }
    return (open + members).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The trees that together hold whatever in the file has one of the words: what is parsed
  /// anyway, and the members that have one.
  ///
  /// - Parameter words: of each list one.
  package func trees(mentioning words: [WordSearch]) -> [Syntax] {
    var text = text
    return text.withUTF8 { bytes in
      guard words.allSatisfy({ $0.occurs(in: bytes) }) else { return [] }
      let found = closedMembers.all.indices.filter { index in
        let member = closedMembers.all[index]
        let source = UnsafeBufferPointer(rebasing: bytes[member.range])
        return words.allSatisfy { $0.occurs(in: source) } && isCompiled(member)
      }
      return [Syntax(tree)]
        + found.map { Syntax(closedMembers.declaration(at: $0, in: self.text)) }
    }
  }

  /// Whether the source of a node has one of the words, comments and strings included.
  package func mentions(_ words: WordSearch, in node: some SyntaxProtocol) -> Bool {
    let start = closedMembers.offset(of: node)
    return mentions(
      words,
      in: (start + node.position.utf8Offset)..<(start + node.endPosition.utf8Offset))
  }

  func mentions(_ words: WordSearch, in range: Range<Int>) -> Bool {
    var text = text
    return text.withUTF8 { words.occurs(in: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private func isCompiled(_ member: ClosedMember) -> Bool {
    guard member.isConditional, let block = member.block else { return true }
    return compiledBlocks.contains(block)
  }

  /// The places of the braces of types that are compiled.
  func findCompiledBlocks() -> Set<Int> {
    var found: Set<Int> = []
    func add(_ declaration: DeclSyntax) {
      let members =
        NominalDeclaration(declaration)?.members
        ?? declaration.as(ExtensionDeclSyntax.self)?.memberBlock
      guard let members else { return }
      found.insert(members.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
      for inner in declarations(members.members) { add(inner) }
    }
    for case .decl(let declaration) in items(tree.statements) { add(declaration) }
    return found
  }
}
