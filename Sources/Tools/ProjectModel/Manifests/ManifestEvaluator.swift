// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import SwiftParser
internal import SwiftSyntax

/// Reads a `Package.swift` or a Tuist `Project.swift` without running it: constants, literals,
/// calls, and what is appended to a collection afterwards.
struct ManifestEvaluator {
  private var values: [String: ManifestValue] = [:]
  private let converter: SourceLocationConverter

  /// - Parameter path: the name for positions.
  init(_ text: String, path: String) {
    let tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    run(tree.statements)
  }

  /// The value of the first constant that is a call of this name: `Package(…)`.
  func value(callOf name: String) -> ManifestValue? {
    values.keys.sorted().lazy.compactMap { values[$0] }.first { $0.name == name }
  }

  // MARK: Statements

  private mutating func run(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): run(declaration)
      case .expr(let expression): run(expression)
      case .stmt(let statement): run(statement)
      @unknown default: continue
      }
    }
  }

  private mutating func run(_ declaration: DeclSyntax) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = binding.initializer?.value
        else { continue }
        values[name] = evaluate(value)
      }
    } else if let block = declaration.as(IfConfigDeclSyntax.self) {
      // What any of the branches adds may be there.
      for clause in block.clauses {
        if case .statements(let inner)? = clause.elements { run(inner) }
      }
    }
  }

  private mutating func run(_ statement: StmtSyntax) {
    guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression else { return }
    run(expression)
  }

  private mutating func run(_ expression: ExprSyntax) {
    if let branch = expression.as(IfExprSyntax.self) {
      run(branch.body.statements)
      if case .codeBlock(let block)? = branch.elseBody { run(block.statements) }
    } else if let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "append", let base = member.base,
      let argument = call.arguments.first
    {
      let value = evaluate(argument.expression)
      append(argument.label == nil ? .array([value]) : value, to: base)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count >= 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self),
        sign.operator.text == "+="
      else { return }
      append(evaluate(parts: Array(parts[2...])), to: parts[0])
    }
  }

  /// Adds to `name` or to `package.targets`.
  private mutating func append(_ added: ManifestValue, to place: ExprSyntax) {
    if let name = place.as(DeclReferenceExprSyntax.self)?.baseName.text {
      values[name] = Self.sum(values[name] ?? .array([]), added, line: line(place))
    } else if let member = place.as(MemberAccessExprSyntax.self),
      let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .call(let call, var arguments, let line)? = values[name]
    {
      let label = member.declName.baseName.text
      if let index = arguments.firstIndex(where: { $0.label == label }) {
        arguments[index].value = Self.sum(arguments[index].value, added, line: line)
      } else {
        arguments.append(.init(label: label, value: added))
      }
      values[name] = .call(name: call, arguments: arguments, line: line)
    }
  }

  private static func sum(
    _ left: ManifestValue, _ right: ManifestValue, line: Int
  ) -> ManifestValue {
    switch (left, right) {
    case (.string(let one), .string(let other)): return .string(one + other)
    case (.dictionary(let one), .dictionary(let other)):
      return .dictionary(one.merging(other) { $1 })
    case (.array(let one), .array(let other)): return .array(one + other)
    // What is known of a list is worth keeping.
    case (.array(let one), _): return .array(one + [.unknown(line: line)])
    case (_, .array(let other)): return .array([.unknown(line: line)] + other)
    default: return .unknown(line: line)
    }
  }

  // MARK: Expressions

  private func evaluate(_ expression: ExprSyntax) -> ManifestValue {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return evaluate(literal)
    case .booleanLiteralExpr(let literal): return .boolean(literal.literal.text == "true")
    case .integerLiteralExpr(let literal): return .string(literal.literal.text)
    case .floatLiteralExpr(let literal): return .string(literal.literal.text)
    case .arrayExpr(let array): return .array(array.elements.map { evaluate($0.expression) })
    case .dictionaryExpr(let dictionary): return evaluate(dictionary)
    case .functionCallExpr(let call): return evaluate(call)
    case .memberAccessExpr(let member): return evaluate(member)
    case .declReferenceExpr(let name):
      return values[name.baseName.text] ?? .unknown(line: line(expression))
    case .sequenceExpr(let sequence): return evaluate(parts: Array(sequence.elements))
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return tuple.elements.first.map { evaluate($0.expression) } ?? .unknown(line: 0)
    default: return .unknown(line: line(expression))
    }
  }

  private func evaluate(parts: [ExprSyntax]) -> ManifestValue {
    guard var result = parts.first.map(evaluate) else { return .array([]) }
    for index in stride(from: 1, to: parts.count - 1, by: 2) {
      if let sign = parts[index].as(BinaryOperatorExprSyntax.self), sign.operator.text == "+" {
        result = Self.sum(result, evaluate(parts[index + 1]), line: line(parts[index]))
      } else if let choice = parts[index].as(UnresolvedTernaryExprSyntax.self) {
        return Self.either(evaluate(choice.thenExpression), evaluate(parts[index + 1]))
      } else {
        return .unknown(line: line(parts[index]))
      }
    }
    return result
  }

  /// Of two lists that may be meant, the longer one.
  private static func either(_ one: ManifestValue, _ other: ManifestValue) -> ManifestValue {
    (one.array?.count ?? 0) >= (other.array?.count ?? 0) ? one : other
  }

  private func evaluate(_ literal: StringLiteralExprSyntax) -> ManifestValue {
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part): text += part.content.text
      case .expressionSegment(let part):
        guard let expression = part.expressions.first?.expression,
          let value = evaluate(expression).string
        else { return .unknown(line: line(literal)) }
        text += value
      @unknown default: return .unknown(line: line(literal))
      }
    }
    return .string(text)
  }

  private func evaluate(_ dictionary: DictionaryExprSyntax) -> ManifestValue {
    guard case .elements(let elements) = dictionary.content else { return .dictionary([:]) }
    var result: [String: ManifestValue] = [:]
    for element in elements {
      if let key = evaluate(element.key).string { result[key] = evaluate(element.value) }
    }
    return .dictionary(result)
  }

  private func evaluate(_ call: FunctionCallExprSyntax) -> ManifestValue {
    let arguments = call.arguments.map {
      ManifestValue.Argument(label: $0.label?.text, value: evaluate($0.expression))
    }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      // A function of the manifest's own may do anything.
      return name.first?.isUppercase == true
        ? .call(name: name, arguments: arguments, line: line(call)) : .unknown(line: line(call))
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return .unknown(line: line(call))
    }
    let name = member.declName.baseName.text
    guard let base = member.base, !Self.isType(base) else {
      return .call(name: name, arguments: arguments, line: line(call))
    }
    // `.init()` of settings and the like refine what they are called on.
    let value = evaluate(base)
    switch value {
    case .dictionary: return value
    case .string(let text) where name == "lowercased": return .string(text.lowercased())
    default: return .unknown(line: line(call))
    }
  }

  private func evaluate(_ member: MemberAccessExprSyntax) -> ManifestValue {
    if let base = member.base, !Self.isType(base) { return .unknown(line: line(member)) }
    return .call(name: member.declName.baseName.text, arguments: [], line: line(member))
  }

  /// `Target` in `Target.target(…)`, also `Package.Dependency`.
  private static func isType(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isUppercase == true
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
    return member.declName.baseName.text.first?.isUppercase == true
      && (member.base.map(isType) ?? false)
  }

  private func line(_ node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }
}
