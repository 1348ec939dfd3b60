// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import SwiftSyntax

/// Where a name was written: its file, and the types around it, outermost first.
package struct NameScope {
  package var file: ParsedFile
  package var enclosing: [String]

  package init(file: ParsedFile, enclosing: [String]) {
    self.file = file
    self.enclosing = enclosing
  }
}

/// A type or protocol that a module declares, with all its extensions put together.
///
/// A class, because extensions are added while files are read; it never leaves one reading.
package final class DeclaredType {
  package enum Kind { case structure, reference, enumeration, contract, actor }

  package struct Inheritance {
    package var type: TypeSyntax
    package var scope: NameScope
  }

  package let module: String
  /// The nested name: `["Tasks", "Create"]`.
  package let path: [String]
  package let kind: Kind
  package let file: ParsedFile
  package let name: TokenSyntax
  package let isGeneric: Bool
  /// Whether other files cannot name the type.
  package let isPrivate: Bool
  /// Whether the type is nested in a type of another module.
  package var isInForeignType = false
  package let attributes: [AttributeSyntax]
  package var inherited: [Inheritance] = []
  package var members: [Member] = [] { didSet { membersByName = nil } }
  /// Made when one is first looked for: most members are never asked for.
  var membersByName: MembersByName?

  package init(
    module: String, path: [String], kind: Kind, file: ParsedFile, name: TokenSyntax,
    isGeneric: Bool, isPrivate: Bool, attributes: [AttributeSyntax]
  ) {
    self.module = module
    self.path = path
    self.kind = kind
    self.file = file
    self.name = name
    self.isGeneric = isGeneric
    self.isPrivate = isPrivate
    self.attributes = attributes
  }

  /// `Tasks.Create`.
  package var nestedName: String { path.joined(separator: ".") }
  /// `Acme.Tasks.Create`.
  package var qualifiedName: String { "\(module).\(nestedName)" }
  /// `Create`.
  package var bareName: String { path.last ?? "" }

  package func scope(of member: Member) -> NameScope {
    NameScope(file: member.file, enclosing: path)
  }
}
