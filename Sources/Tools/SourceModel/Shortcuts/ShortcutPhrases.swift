// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// Reads the phrases of one shortcut.
struct ShortcutPhrases {
  typealias Phrase = (text: String, node: Syntax, file: ParsedFile)

  let reading: Reading
  let intent: IntentDeclaration

  func read(_ list: ScopedExpression) -> [Phrase] {
    guard let elements = reading.constants.elements(list) else {
      reading.error(
        "the phrases of '\(intent.identifier)' are not an array literal", at: list.expression,
        in: list.scope.file, "write phrases: [\"… \\(.applicationName)\"]")
      return []
    }
    return elements.compactMap(phrase)
  }

  private func phrase(_ written: ScopedExpression) -> Phrase? {
    var literal = written
    if let call = reading.constants.call(written, of: "AppShortcutPhrase"),
      let inner = call.argument(nil) ?? call.argument("stringLiteral")
    {
      literal = inner
    }
    literal = reading.constants.follow(literal)
    let file = written.scope.file
    var failing: Syntax?
    guard let string = literal.expression.as(StringLiteralExprSyntax.self),
      let template = PhraseReader(constants: reading.constants)
        .template(string, failing: &failing)
    else {
      reading.error(
        "a phrase of '\(intent.identifier)' is not fixed in the source",
        at: failing ?? Syntax(written.expression), in: file,
        "write a string literal with only \\(.applicationName) and \\(\\.$parameter) in it")
      return nil
    }
    for parameter in template.parameters where !check(parameter, in: file) { return nil }
    guard template.text.contains("${applicationName}") else {
      reading.warning(
        "phrase \"\(template.text)\" does not name the app and is left out",
        at: written.expression, in: file, "add \\(.applicationName)")
      return nil
    }
    return (template.text, Syntax(written.expression), file)
  }

  private func check(_ parameter: (name: String, node: Syntax), in file: ParsedFile) -> Bool {
    guard let declared = intent.parameter(parameter.name) else {
      reading.error(
        "a phrase names '\(parameter.name)', which is no parameter of '\(intent.identifier)'",
        at: parameter.node, in: file,
        "name one of its parameters, or leave the phrase without one")
      return false
    }
    switch declared.valueType.element {
    case .entity, .enumeration: return true
    default:
      reading.error(
        "a phrase names '\(parameter.name)' of type \(declared.valueType.displayName); only "
          + "entities and enums can be spoken in a phrase", at: parameter.node, in: file,
        "leave it out of the phrase; the system asks for it")
      return false
    }
  }
}
