// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Where a name was written: its file, and the types around it, outermost first.
struct NameScope {
  var file: ParsedFile
  var enclosing: [String]
}

/// A type or protocol that a module declares, with all its extensions put together.
///
/// A class, because extensions are added while files are read; it never leaves one reading.
final class DeclaredType {
  enum Kind { case structure, reference, enumeration, contract, actor }

  /// A member, the file it stands in, and whether its extension makes it private.
  struct Member {
    var declaration: DeclSyntax
    var file: ParsedFile
    var isPrivate: Bool
  }

  struct Inheritance {
    var type: TypeSyntax
    var scope: NameScope
  }

  let module: String
  /// The nested name: `["Tasks", "Create"]`.
  let path: [String]
  let kind: Kind
  let file: ParsedFile
  let name: TokenSyntax
  let isGeneric: Bool
  /// Whether other files cannot name the type.
  let isPrivate: Bool
  /// Whether the type is nested in a type of another module.
  var isInForeignType = false
  let attributes: [AttributeSyntax]
  var inherited: [Inheritance] = []
  var members: [Member] = []

  init(
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
  var nestedName: String { path.joined(separator: ".") }
  /// `Acme.Tasks.Create`.
  var qualifiedName: String { "\(module).\(nestedName)" }
  /// `Create`.
  var bareName: String { path.last ?? "" }

  func scope(of member: Member) -> NameScope { NameScope(file: member.file, enclosing: path) }
}
