// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SourceModel
import SwiftSyntax

extension Finding.Fix {
  /// Adds a member at the start of a type's body, and a protocol to what the type conforms to.
  ///
  /// Nil for a type that is written on one line, where nothing can be inserted neatly.
  static func adding(
    member text: String, conformance: String? = nil, to declaration: Declaration
  ) -> Finding.Fix? {
    guard let node = declaration.name.parent?.as(DeclSyntax.self),
      let type = NominalDeclaration(node),
      let first = declaration.file.firstMember(of: type.members)
    else { return nil }
    let file = declaration.file
    let brace = file.range(of: type.members.leftBrace)
    let place = file.position(of: first)
    guard place.line > brace.start.line else { return nil }
    let indent = String(repeating: " ", count: place.column - 1)
    let member = "{\n\(indent)\(text)"
    guard let conformance else {
      return Finding.Fix(range: brace, replacement: member)
    }
    let inherited = type.inheritance?.inheritedTypes.last?.type
    let end = inherited.map { file.range(of: $0).end } ?? file.range(of: type.name).end
    return Finding.Fix(
      range: SourceRange(start: end, end: brace.end),
      replacement: "\(inherited == nil ? ":" : ",") \(conformance) \(member)")
  }
}
