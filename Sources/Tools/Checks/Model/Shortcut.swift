// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import SourceModel
package import SwiftSyntax

/// One `AppShortcut(…)` of a provider.
package struct Shortcut {
  package let provider: Declaration
  package let call: CallSite
  /// Nil where the intent's type is not declared in the project.
  package let intent: Declaration?
  /// Empty where the list of phrases is not written out.
  package let phrases: [Phrase]

  package var file: ParsedFile { call.scope.file }
}

/// One phrase as it is written.
package struct Phrase {
  /// The expression in the list: the place of a finding.
  package let expression: ExprSyntax
  package let file: ParsedFile
  /// Nil where the phrase is not a string literal.
  package let literal: StringLiteralExprSyntax?
  /// Nil where the literal holds something that is neither the app's name nor a parameter.
  package let template: PhraseReader.Template?

  init(_ written: ScopedExpression, constants: ConstantReader) {
    expression = written.expression
    file = written.scope.file
    var inner = written
    if let call = constants.call(written, of: "AppShortcutPhrase"),
      let text = call.argument(nil) ?? call.argument("stringLiteral")
    {
      inner = text
    }
    literal = constants.follow(inner).expression.as(StringLiteralExprSyntax.self)
    var failing: Syntax?
    template = literal.flatMap {
      PhraseReader(constants: constants).template($0, failing: &failing)
    }
  }

  /// Whether `\(.applicationName)` is in it.
  package var namesApp: Bool { template?.text.contains("${applicationName}") ?? false }
}

/// What a provider offers, with the branches of its builder.
package struct ShortcutList {
  /// A part of the builder.
  package indirect enum Item {
    case shortcut(Shortcut)
    /// Of an `if`, each branch; one without `else` has an empty last branch.
    case branches([[Item]])
  }

  package let provider: Declaration
  package let items: [Item]

  package var shortcuts: [Shortcut] { Self.all(items) }

  /// The most shortcuts that one way through the builder makes.
  package var longestPath: Int { Self.longest(items) }

  private static func all(_ items: [Item]) -> [Shortcut] {
    items.flatMap { item -> [Shortcut] in
      switch item {
      case .shortcut(let one): [one]
      case .branches(let branches): branches.flatMap(all)
      }
    }
  }

  private static func longest(_ items: [Item]) -> Int {
    items.reduce(0) { count, item in
      switch item {
      case .shortcut: count + 1
      case .branches(let branches): count + (branches.map(longest).max() ?? 0)
      }
    }
  }
}

extension ShortcutList {
  init(of provider: Declaration, in project: CheckedProject) {
    self.provider = provider
    let reader = ShortcutListReader(provider: provider, project: project)
    items = reader.read()
  }
}

/// Reads the builder of a provider; what it does not understand it leaves out.
private struct ShortcutListReader {
  let provider: Declaration
  let project: CheckedProject

  private var constants: ConstantReader { project.constants }

  func read() -> [ShortcutList.Item] {
    guard let property = provider.property("appShortcuts", isStatic: true) else { return [] }
    if let initial = property.binding.initializer?.value {
      return items(ScopedExpression(expression: initial, scope: property.scope))
    }
    return items(property.statements ?? [], property.scope)
  }

  private func items(
    _ list: [CodeBlockItemSyntax.Item], _ scope: NameScope
  ) -> [ShortcutList.Item] {
    list.flatMap { item -> [ShortcutList.Item] in
      guard let expression = item.soleExpression else { return [] }
      return items(ScopedExpression(expression: expression, scope: scope))
    }
  }

  private func items(_ written: ScopedExpression) -> [ShortcutList.Item] {
    if let condition = written.expression.as(IfExprSyntax.self) {
      return [.branches(branches(condition, written.scope))]
    }
    if let elements = constants.elements(written) { return elements.flatMap(items) }
    guard let call = constants.call(written, of: "AppShortcut") else { return [] }
    return [.shortcut(shortcut(call))]
  }

  private func branches(_ condition: IfExprSyntax, _ scope: NameScope) -> [[ShortcutList.Item]] {
    let body = items(scope.file.items(condition.body.statements), scope)
    switch condition.elseBody {
    case .codeBlock(let block): return [body, items(scope.file.items(block.statements), scope)]
    case .ifExpr(let inner): return [body] + branches(inner, scope)
    default: return [body, []]
    }
  }

  private func shortcut(_ call: CallSite) -> Shortcut {
    let phrases = call.argument("phrases").flatMap { constants.elements($0) } ?? []
    return Shortcut(
      provider: provider, call: call, intent: intent(of: call),
      phrases: phrases.map { Phrase($0, constants: constants) })
  }

  private func intent(of call: CallSite) -> Declaration? {
    guard let written = call.argument("intent") else { return nil }
    let followed = constants.follow(written)
    guard let made = followed.expression.as(FunctionCallExprSyntax.self),
      var names = WrittenName(made.calledExpression)?.names
    else { return nil }
    if names.last == "init" { names.removeLast() }
    guard case .declared(let type)? = project.resolver.lookUp(names, in: followed.scope) else {
      return nil
    }
    return project.declaration(of: type)
  }
}
