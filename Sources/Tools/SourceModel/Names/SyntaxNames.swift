// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension TokenSyntax {
  /// The name without its backticks.
  var plainName: String { identifier?.name ?? text }
}

extension AttributeSyntax {
  /// `Parameter` for `@Parameter` and `@AppIntents.Parameter`.
  var bareName: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.plainName }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.plainName ?? ""
  }

  var labeledArguments: LabeledExprListSyntax? {
    guard case .argumentList(let list)? = arguments else { return nil }
    return list
  }
}

extension LabeledExprListSyntax {
  func argument(_ label: String?) -> ExprSyntax? {
    first { $0.label?.plainName == label }?.expression
  }
}

extension DeclModifierListSyntax {
  func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }

  var isPrivate: Bool {
    contains { modifier in
      modifier.detail == nil
        && (modifier.name.tokenKind == .keyword(.private)
          || modifier.name.tokenKind == .keyword(.fileprivate))
    }
  }

  var isStatic: Bool { has(.static) || has(.class) }
}
