// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// Reads one `AppShortcutsProvider`.
struct ShortcutsReader {
  /// A shortcut before its place in the whole is checked.
  struct Found {
    var shortcut: ShortcutDeclaration
    var phrases: [(text: String, node: Syntax, file: ParsedFile)]
  }

  let reading: Reading
  let type: DeclaredType
  let intents: [String: IntentDeclaration]

  func read() -> [Found] {
    guard let property = reading.constants.property("appShortcuts", of: type) else {
      reading.error(
        "'\(type.nestedName)' has no appShortcuts", at: type.name, in: type.file,
        "declare static var appShortcuts: [AppShortcut]")
      return []
    }
    if let initial = property.binding.initializer?.value {
      return items(ScopedExpression(expression: initial, scope: property.scope))
    }
    return items(property.statements ?? [], property.scope)
  }

  // MARK: The builder

  private func items(_ list: [CodeBlockItemSyntax.Item], _ scope: NameScope) -> [Found] {
    list.flatMap { item -> [Found] in
      guard let expression = item.soleExpression else {
        reading.error(
          "the shortcuts of '\(type.nestedName)' are not a plain list", at: item.node,
          in: scope.file, "write AppShortcut(…) entries only, under if #available at most")
        return []
      }
      return items(ScopedExpression(expression: expression, scope: scope))
    }
  }

  private func items(_ written: ScopedExpression) -> [Found] {
    if let condition = written.expression.as(IfExprSyntax.self) {
      return conditional(condition, written.scope)
    }
    if let elements = reading.constants.elements(written) { return elements.flatMap(items) }
    guard let call = reading.constants.call(written, of: "AppShortcut") else {
      reading.error(
        "the shortcuts of '\(type.nestedName)' hold something else than AppShortcut(…)",
        at: written.expression, in: written.scope.file,
        "write AppShortcut(intent:phrases:shortTitle:systemImageName:)")
      return []
    }
    return shortcut(call).map { [$0] } ?? []
  }

  /// `#available` names versions of Apple's systems; elsewhere the condition holds.
  private func conditional(_ condition: IfExprSyntax, _ scope: NameScope) -> [Found] {
    let kinds = condition.conditions.map { entry -> TokenKind? in
      guard case .availability(let check) = entry.condition else { return nil }
      return check.availabilityKeyword.tokenKind
    }
    guard kinds.allSatisfy({ $0 != nil }) else {
      reading.error(
        "a condition in the shortcuts of '\(type.nestedName)' is not #available",
        at: condition.conditions, in: scope.file, "remove the condition")
      return []
    }
    if kinds.allSatisfy({ $0 == .poundAvailable }) {
      return items(scope.file.items(condition.body.statements), scope)
    }
    switch condition.elseBody {
    case .codeBlock(let block): return items(scope.file.items(block.statements), scope)
    case .ifExpr(let inner): return conditional(inner, scope)
    default: return []
    }
  }

  // MARK: One shortcut

  private func shortcut(_ call: CallSite) -> Found? {
    guard let intent = intent(of: call) else { return nil }
    guard let list = call.argument("phrases") else {
      reading.error(
        "a shortcut of '\(type.nestedName)' has no phrases", at: call.call, in: call.scope.file,
        "add phrases: [\"… \\(.applicationName)\"]")
      return nil
    }
    let phrases = ShortcutPhrases(reading: reading, intent: intent).read(list)
    var title: LocalizedText?
    if let written = call.argument("shortTitle") {
      title = reading.constants.localizedText(written)
      if title == nil {
        reading.error(
          "the short title of a shortcut is not fixed in the source", at: written.expression,
          in: call.scope.file, "write a string literal")
      }
    }
    let image = reading.optional(
      "systemImageName", of: call, "a string literal", reading.constants.string)
    let shortcut = ShortcutDeclaration(
      intentIdentifier: intent.identifier, phrases: phrases.map { PhraseTemplate($0.text) },
      shortTitle: title, systemImageName: image)
    reading.note("shortcut/\(intent.identifier)", at: call.call, in: call.scope.file)
    return Found(shortcut: shortcut, phrases: phrases)
  }

  private func intent(of call: CallSite) -> IntentDeclaration? {
    guard let written = call.argument("intent") else {
      reading.error(
        "a shortcut of '\(type.nestedName)' names no intent", at: call.call, in: call.scope.file,
        "add intent: …()")
      return nil
    }
    let followed = reading.constants.follow(written)
    var names: [String]?
    if let made = followed.expression.as(FunctionCallExprSyntax.self) {
      names = WrittenName(made.calledExpression)?.names
    }
    if names?.last == "init" { names?.removeLast() }
    if let names, case .declared(let type)? = reading.resolver.lookUp(names, in: followed.scope) {
      if let intent = intents[reading.identifiers.identifier(of: type)] { return intent }
      reading.error(
        "'\(type.nestedName)' in a shortcut is no intent that the system is told of",
        at: written.expression, in: call.scope.file, "make it a type that conforms to AppIntent")
      return nil
    }
    reading.error(
      "the intent of a shortcut is not made on the spot, or its type is not declared here",
      at: written.expression, in: call.scope.file,
      "write intent: Type() with a type of this module or of a target that it depends on")
    return nil
  }
}
