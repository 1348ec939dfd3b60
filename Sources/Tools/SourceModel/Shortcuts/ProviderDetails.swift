// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// Reads what an `AppShortcutsProvider` says beside its shortcuts.
struct ProviderDetails {
  let reading: Reading
  let type: DeclaredType

  /// Apple's number of each tile colour is its place in the declaration of the enum.
  private static let colors = [
    "red", "orange", "tangerine", "yellow", "lime", "teal", "lightBlue", "blue", "navy", "grape",
    "purple", "pink", "grayBlue", "grayGreen", "grayBrown",
  ]

  func tileColor() -> Int? {
    reading.staticValue(
      "shortcutTileColor", of: type, expecting: "a case such as .navy"
    ) { written in
      reading.constants.memberName(reading.constants.follow(written))
        .flatMap(Self.colors.firstIndex)
    }
  }

  func negativePhrases() -> [String] {
    guard let property = reading.constants.property("negativePhrases", of: type) else { return [] }
    let scope = property.scope
    guard let value = property.value else {
      return strings(property.statements ?? [], scope, at: Syntax(property.binding))
    }
    let scoped = ScopedExpression(expression: value, scope: scope)
    if let call = reading.constants.call(scoped, of: "NegativeAppShortcutPhrases") {
      if let list = call.argument("phrases").flatMap(reading.constants.elements) {
        return list.compactMap(phrase)
      }
      if let closure = call.closure() {
        return strings(scope.file.items(closure.statements), scope, at: Syntax(value))
      }
    }
    if let list = reading.constants.elements(scoped) { return list.compactMap(phrase) }
    return phrase(scoped).map { [$0] } ?? []
  }

  private func strings(
    _ items: [CodeBlockItemSyntax.Item], _ scope: NameScope, at node: Syntax
  ) -> [String] {
    items.compactMap { item in
      guard let expression = item.soleExpression else {
        reading.error(
          "the negative phrases of '\(type.nestedName)' are not a plain list", at: node,
          in: scope.file, "write string literals only")
        return nil
      }
      return phrase(ScopedExpression(expression: expression, scope: scope))
    }
  }

  private func phrase(_ written: ScopedExpression) -> String? {
    var literal = written
    if let call = reading.constants.call(written, of: "NegativeAppShortcutPhrase"),
      let inner = call.argument(nil)
    {
      literal = inner
    }
    var failing: Syntax?
    if let string = reading.constants.follow(literal).expression.as(StringLiteralExprSyntax.self),
      let template = PhraseReader(constants: reading.constants)
        .template(string, failing: &failing)
    {
      return template.text
    }
    reading.error(
      "a negative phrase is not fixed in the source", at: failing ?? Syntax(written.expression),
      in: written.scope.file, "write a string literal")
    return nil
  }
}
