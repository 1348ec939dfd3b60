// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// Reads `parameterSummary`.
struct SummaryReader {
  let reading: Reading
  let type: DeclaredType
  let parameters: [ParameterDeclaration]

  func read() -> SummaryDeclaration? {
    guard let property = reading.constants.property("parameterSummary", of: type) else {
      return nil
    }
    let scope = property.scope
    let statements = property.statements ?? []
    guard let body = property.value ?? sole(statements, in: scope) else {
      reading.error(
        "the parameter summary of '\(type.nestedName)' is not one expression",
        at: property.binding, in: scope.file, "write one Summary, When or Switch")
      return nil
    }
    return summary(ScopedExpression(expression: body, scope: scope))
  }

  private func sole(_ items: [CodeBlockItemSyntax.Item], in scope: NameScope) -> ExprSyntax? {
    items.count == 1 ? items[0].soleExpression : nil
  }

  private func summary(_ written: ScopedExpression) -> SummaryDeclaration? {
    let constants = reading.constants
    if let call = constants.call(written, of: "Summary", "IntentParameterSummary") {
      return sentence(call)
    }
    if let call = constants.call(written, of: "When", "ParameterSummaryWhenCondition") {
      return when(call)
    }
    if let call = constants.call(written, of: "Switch", "ParameterSummarySwitchCondition") {
      return choice(call)
    }
    reading.error(
      "the parameter summary of '\(type.nestedName)' is not understood", at: written.expression,
      in: written.scope.file, "write Summary, When or Switch")
    return nil
  }

  // MARK: Sentences

  private func sentence(_ call: CallSite) -> SummaryDeclaration? {
    var template = PhraseReader.Template()
    let first = call.argument(nil)
    if let written = first, !written.expression.is(ClosureExprSyntax.self) {
      let literal = reading.constants.follow(written).expression.as(StringLiteralExprSyntax.self)
      var failing: Syntax?
      guard let literal,
        let found = PhraseReader(constants: reading.constants)
          .template(literal, failing: &failing)
      else {
        reading.error(
          "the parameter summary of '\(type.nestedName)' is not a string literal",
          at: failing ?? Syntax(written.expression), in: call.scope.file,
          "write Summary(\"…\") with only \\(\\.$parameter) in it")
        return nil
      }
      template = found
    }
    let others = call.closure().map { keyPaths(in: $0, call.scope) } ?? []
    for (name, node) in template.parameters + others { check(name, at: node, in: call.scope.file) }
    return .sentence(
      format: template.text, parameters: template.parameters.map(\.name),
      others: others.map(\.name))
  }

  private func keyPaths(
    in closure: ClosureExprSyntax, _ scope: NameScope
  ) -> [(name: String, node: Syntax)] {
    scope.file.items(closure.statements).compactMap { item in
      guard let expression = item.soleExpression else { return nil }
      if let name = KeyPathName.parameter(expression) { return (name, Syntax(expression)) }
      reading.error(
        "a parameter summary lists something that is no parameter", at: expression,
        in: scope.file, "write \\.$parameter")
      return nil
    }
  }

  private func check(_ name: String, at node: Syntax, in file: ParsedFile) {
    guard !parameters.contains(where: { $0.name == name }) else { return }
    reading.error(
      "the parameter summary of '\(type.nestedName)' names '\(name)', which is no parameter of it",
      at: node, in: file, "name one of \(parameters.map(\.name).joined(separator: ", "))")
  }

  // MARK: Branches

  private func block(_ closure: ClosureExprSyntax?, _ call: CallSite) -> SummaryDeclaration? {
    guard let closure,
      let body = sole(call.scope.file.items(closure.statements), in: call.scope)
    else {
      reading.error(
        "a branch of the parameter summary of '\(type.nestedName)' is not one expression",
        at: call.call, in: call.scope.file, "write one Summary, When or Switch in it")
      return nil
    }
    return summary(ScopedExpression(expression: body, scope: call.scope))
  }

  private func when(_ call: CallSite) -> SummaryDeclaration? {
    let then = block(call.closure(), call)
    let otherwise = block(call.closure("otherwise"), call)
    guard let then, let otherwise else { return nil }
    let condition = SummaryConditions(reading: reading, parameters: parameters).when(call)
    return .branches([
      .init(condition: condition, summary: then), .init(condition: nil, summary: otherwise),
    ])
  }

  private func choice(_ call: CallSite) -> SummaryDeclaration? {
    guard let subject = call.argument(nil), let closure = call.closure() else { return nil }
    let conditions = SummaryConditions(reading: reading, parameters: parameters)
    if let name = KeyPathName.parameter(subject.expression) {
      check(name, at: Syntax(subject.expression), in: call.scope.file)
    }
    var branches: [SummaryDeclaration.Branch] = []
    for item in call.scope.file.items(closure.statements) {
      guard let expression = item.soleExpression else { continue }
      let written = ScopedExpression(expression: expression, scope: call.scope)
      if let entry = reading.constants.call(
        written, of: "DefaultCase", "ParameterSummaryDefaultCaseCondition")
      {
        if let summary = block(entry.closure(), entry) {
          branches.append(.init(condition: nil, summary: summary))
        }
      } else if let entry = reading.constants.call(
        written, of: "Case", "ParameterSummaryCaseCondition")
      {
        if let summary = block(entry.closure(), entry) {
          branches.append(.init(condition: conditions.matching(subject, entry), summary: summary))
        }
      } else {
        reading.error(
          "a Switch of the parameter summary of '\(type.nestedName)' holds something else than "
            + "cases", at: expression, in: call.scope.file, "write Case and DefaultCase in it")
      }
    }
    return .branches(branches)
  }
}
