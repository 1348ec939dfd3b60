// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import SwiftSyntax

extension TokenSyntax {
  /// The name without its backticks.
  package var plainName: String { identifier?.name ?? text }
}

extension AttributeSyntax {
  /// `Parameter` for `@Parameter` and `@AppIntents.Parameter`.
  package var bareName: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.plainName }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.plainName ?? ""
  }

  package var labeledArguments: LabeledExprListSyntax? {
    guard case .argumentList(let list)? = arguments else { return nil }
    return list
  }
}

extension LabeledExprListSyntax {
  package func argument(_ label: String?) -> ExprSyntax? {
    first { $0.label?.plainName == label }?.expression
  }
}

extension DeclModifierListSyntax {
  package func has(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }

  package var isPrivate: Bool {
    contains { modifier in
      modifier.detail == nil
        && (modifier.name.tokenKind == .keyword(.private)
          || modifier.name.tokenKind == .keyword(.fileprivate))
    }
  }

  package var isStatic: Bool { has(.static) || has(.class) }
}
