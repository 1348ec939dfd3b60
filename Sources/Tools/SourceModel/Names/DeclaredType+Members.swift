// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import SwiftSyntax

extension DeclaredType {
  /// A member, the file it stands in, and whether its extension makes it private.
  ///
  /// It may be closed: then its source is parsed when its declaration is first asked for, so
  /// whoever wants some of a type's members says first which.
  package struct Member {
    package enum Kind { case function, initializer, variable }

    private enum Content {
      case open(DeclSyntax)
      /// Which of the closed members of the file it is.
      case closed(Int)
    }

    package let file: ParsedFile
    package private(set) var isPrivate = false
    private let content: Content

    package init(declaration: DeclSyntax, file: ParsedFile) {
      content = .open(declaration)
      self.file = file
    }

    init(closed index: Int, in file: ParsedFile) {
      content = .closed(index)
      self.file = file
    }

    func with(isPrivate: Bool) -> Member {
      var copy = self
      copy.isPrivate = isPrivate
      return copy
    }

    package var declaration: DeclSyntax {
      switch content {
      case .open(let declaration): declaration
      case .closed(let index): file.closedMembers.declaration(at: index, in: file.text)
      }
    }

    /// Nil for a closed one, which declares no type.
    package var openDeclaration: DeclSyntax? {
      if case .open(let declaration) = content { declaration } else { nil }
    }

    private var closed: ClosedMember? {
      if case .closed(let index) = content { file.closedMembers.all[index] } else { nil }
    }

    /// Where it stands in the file, in bytes, without what stands before it.
    var range: Range<Int> {
      switch content {
      case .open(let declaration):
        declaration.positionAfterSkippingLeadingTrivia
          .utf8Offset..<declaration.endPosition.utf8Offset
      case .closed(let index): file.closedMembers.all[index].range
      }
    }

    // MARK: Asking before it is parsed

    /// Whether it may be of the kind.
    package func mayBe(_ kind: Kind) -> Bool {
      guard let closed else { return true }
      return switch kind {
      case .function: closed.kind == .function
      case .initializer: closed.kind == .initializer
      case .variable: closed.kind == .variable
      }
    }

    /// What it is called by, if it is a function or a property; nil where that is not known yet.
    fileprivate var names: [String]? {
      if let closed {
        return closed.kind == .function || closed.kind == .variable
          ? closed.name.map { [$0] } : []
      }
      return functionName.map { [$0] } ?? propertyNames
    }

    /// Whether its source has one of the words, comments and strings included.
    package func mentions(_ words: WordSearch) -> Bool { file.mentions(words, in: range) }

    /// The name of a function, nil where it is none.
    package var functionName: String? {
      guard let closed else { return declaration.as(FunctionDeclSyntax.self)?.name.plainName }
      return closed.kind == .function ? closed.name : nil
    }

    /// The names of a property, or of several that are declared together.
    package var propertyNames: [String] {
      if let closed, closed.kind != .variable { return [] }
      if let name = closed?.name { return [name] }
      return declaration.as(VariableDeclSyntax.self)?.bindings.map {
        $0.pattern.trimmedDescription
      } ?? []
    }
  }

  // MARK: Members of a kind

  package var initializers: [(declaration: InitializerDeclSyntax, scope: NameScope)] {
    members.compactMap { member in
      guard member.mayBe(.initializer),
        let found = member.declaration.as(InitializerDeclSyntax.self)
      else { return nil }
      return (found, scope(of: member))
    }
  }

  package func functions(named name: String) -> [(
    declaration: FunctionDeclSyntax, scope: NameScope
  )] {
    members(named: name).compactMap { member in
      guard member.mayBe(.function),
        let found = member.declaration.as(FunctionDeclSyntax.self), found.name.plainName == name
      else { return nil }
      return (found, scope(of: member))
    }
  }

  /// The lines of cases, raw values included.
  package var cases: [EnumCaseDeclSyntax] {
    members.compactMap { $0.openDeclaration?.as(EnumCaseDeclSyntax.self) }
  }

  /// The type's own properties, those of extensions included, in the order of the source.
  package func properties(isStatic: Bool) -> [DeclaredProperty] {
    members.flatMap { properties(of: $0, isStatic: isStatic) }
  }

  /// The properties of this name.
  package func properties(named name: String, isStatic: Bool) -> [DeclaredProperty] {
    members(named: name).flatMap { properties(of: $0, isStatic: isStatic) }
      .filter { $0.name == name }
  }

  private func properties(of member: Member, isStatic: Bool) -> [DeclaredProperty] {
    guard member.mayBe(.variable), let variable = member.declaration.as(VariableDeclSyntax.self),
      variable.modifiers.isStatic == isStatic
    else { return [] }
    return variable.bindings.map { binding in
      DeclaredProperty(
        variable: variable, binding: binding, scope: scope(of: member),
        isPrivate: member.isPrivate || variable.modifiers.isPrivate)
    }
  }

  /// The functions and properties that may have this name.
  private func members(named name: String) -> [Member] {
    let byName = membersByName ?? MembersByName(members)
    membersByName = byName
    return byName.indices(of: name).map { members[$0] }
  }
}

/// Where the functions and properties of a type are among its members.
struct MembersByName {
  private var named: [String: [Int]] = [:]
  /// Those whose names are not known before they are parsed.
  private var others: [Int] = []

  fileprivate init(_ members: [DeclaredType.Member]) {
    for (index, member) in members.enumerated() {
      guard let names = member.names else {
        others.append(index)
        continue
      }
      for name in names { named[name, default: []].append(index) }
    }
  }

  func indices(of name: String) -> [Int] {
    guard let own = named[name] else { return others }
    return others.isEmpty ? own : (own + others).sorted()
  }
}
