// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// Tells whether an expression has a value for a reader that runs no code.
///
/// What it does not know, such as a name of another module, it takes for readable.
struct LiteralReader {
  enum Reason {
    case isInterpolated, isPutTogether, isConditional, isCalled, isElsewhere, hasStatements
    case hasBundle

    /// A clause after a colon.
    var text: String {
      switch self {
      case .isInterpolated: "it holds an interpolation"
      case .isPutTogether: "it is put together"
      case .isConditional: "it depends on a condition"
      case .isCalled: "a function makes it"
      case .isElsewhere: "it is a constant that is declared elsewhere"
      case .hasStatements: "its getter has statements"
      case .hasBundle: "it names a bundle"
      }
    }
  }

  struct Problem {
    let reason: Reason
    let node: Syntax
    let file: ParsedFile
  }

  let constants: ConstantReader

  func problems(_ written: ScopedExpression) -> [Problem] {
    let expression = written.expression
    func problem(_ reason: Reason, _ node: some SyntaxProtocol) -> [Problem] {
      [Problem(reason: reason, node: Syntax(node), file: written.scope.file)]
    }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return isFixed(literal) ? [] : problem(.isInterpolated, literal)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first?.expression
    {
      return problems(written.with(only))
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return problems(of: sequence, written).map { problem($0, sequence) } ?? []
    }
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      return problem(.isConditional, expression)
    }
    if let list = expression.as(DictionaryExprSyntax.self),
      case .elements(let elements) = list.content
    {
      return elements.flatMap { problems(written.with($0.value)) }
    }
    if let list = expression.as(ArrayExprSyntax.self) {
      return list.elements.flatMap { problems(written.with($0.expression)) }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return problems(of: call, written)
    }
    return isConstantOfProject(written) ? problem(.isElsewhere, expression) : []
  }

  /// A format such as `\(placeholder: .int)` is fixed, and the app's name is a token.
  private func isFixed(_ literal: StringLiteralExprSyntax) -> Bool {
    literal.segments.allSatisfy { segment in
      guard case .expressionSegment(let interpolation) = segment,
        let first = interpolation.expressions.first
      else { return true }
      return first.label?.text == "placeholder"
        || first.expression.trimmedDescription.hasSuffix(".applicationName")
        || first.expression.is(KeyPathExprSyntax.self)
    }
  }

  private func problems(of sequence: SequenceExprSyntax, _ written: ScopedExpression) -> Reason? {
    if sequence.elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      return .isConditional
    }
    let isAddition = sequence.elements.contains { element in
      element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
    }
    return isAddition ? .isPutTogether : nil
  }

  private static let makers: Set<String> = [
    "LocalizedStringResource", "IntentDescription", "TypeDisplayRepresentation",
    "DisplayRepresentation", "LocalizationValue", "AppShortcutPhrase",
  ]
  /// Arguments that the build reads; images and synonyms are none of them.
  private static let readLabels: Set<String> = [
    "", "stringLiteral", "defaultValue", "table", "name", "title", "subtitle", "numericFormat",
    "categoryName", "searchKeywords", "resultValueName", "descriptionText",
  ]
  private static let functions: Set<String> = ["NSLocalizedString", "String", "Dictionary"]

  private func problems(
    of call: FunctionCallExprSyntax, _ written: ScopedExpression
  ) -> [Problem] {
    func problem(_ reason: Reason, _ node: some SyntaxProtocol) -> [Problem] {
      [Problem(reason: reason, node: Syntax(node), file: written.scope.file)]
    }
    let callee = call.calledExpression
    if callee.is(ClosureExprSyntax.self) { return problem(.isCalled, call) }
    if let member = callee.as(MemberAccessExprSyntax.self),
      member.base?.is(StringLiteralExprSyntax.self) == true
    {
      return problem(.isCalled, call)
    }
    guard let last = makerName(callee) else {
      let name = WrittenName(callee)?.names
      let isMade = name.map { isFunction($0, written.scope) } ?? false
      return isMade ? problem(.isCalled, call) : []
    }
    if last != "init", !Self.makers.contains(last) { return [] }
    var found: [Problem] = []
    for argument in call.arguments {
      let label = argument.label?.plainName ?? ""
      if label == "bundle", !argument.expression.is(MacroExpansionExprSyntax.self) {
        found += problem(.hasBundle, argument.expression)
      } else if Self.readLabels.contains(label) {
        found += problems(written.with(argument.expression))
      }
    }
    return found
  }

  /// `init` for an implicit one, else the name of the type that is made.
  private func makerName(_ callee: ExprSyntax) -> String? {
    if let member = callee.as(MemberAccessExprSyntax.self), member.base == nil {
      return member.declName.baseName.plainName == "init" ? "init" : nil
    }
    let names = WrittenName(callee)?.names.filter { $0 != "init" }
    return names?.last.flatMap { Self.makers.contains($0) ? $0 : nil }
  }

  /// A function of the standard library, Foundation or the project that makes texts.
  private func isFunction(_ names: [String], _ scope: NameScope) -> Bool {
    guard let last = names.last else { return false }
    if names.count == 1 {
      return Self.functions.contains(last) || (last.first?.isLowercase == true && last != "init")
    }
    guard last != "init", last.first?.isLowercase == true,
      case .declared(let type)? = constants.resolver.lookUp(names.dropLast(), in: scope)
    else { return false }
    return !type.functions(named: last).isEmpty
  }

  /// Whether the name is one of a property or global constant that is declared in the project.
  private func isConstantOfProject(_ written: ScopedExpression) -> Bool {
    guard WrittenName(written.expression) != nil else { return false }
    let followed = constants.follow(written)
    return followed.expression.id != written.expression.id
      && followed.expression.is(StringLiteralExprSyntax.self)
  }
}
