// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentMetadata
import SwiftParser
package import SwiftSyntax

/// An expression and the scope that its names are looked up in.
package struct ScopedExpression {
  package var expression: ExprSyntax
  package var scope: NameScope

  package init(expression: ExprSyntax, scope: NameScope) {
    self.expression = expression
    self.scope = scope
  }

  package func with(_ expression: ExprSyntax) -> ScopedExpression {
    ScopedExpression(expression: expression, scope: scope)
  }
}

/// Reads values that are fixed in the source: literals, and constants that are literals.
package struct ConstantReader {
  package let resolver: NameResolver
  package let conformances: Conformances

  package init(resolver: NameResolver) {
    self.resolver = resolver
    conformances = Conformances(resolver: resolver)
  }

  // MARK: Properties

  /// A property of the type, else of a superclass or of a protocol extension of this package.
  package func property(_ name: String, of type: DeclaredType, isStatic: Bool = true)
    -> DeclaredProperty?
  {
    for candidate in [type] + conformances.ancestors(of: type) {
      let found = candidate.properties(named: name, isStatic: isStatic)
      if let property = found.first(where: { !$0.isRequirement }) { return property }
    }
    return nil
  }

  /// The expression behind parentheses, `as` and names of constants.
  package func follow(_ written: ScopedExpression, depth: Int = 0) -> ScopedExpression {
    guard depth < 16 else { return written }
    let expression = written.expression
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      return follow(written.with(only.expression), depth: depth + 1)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let first = sequence.elements.first
    {
      return follow(written.with(first), depth: depth + 1)
    }
    guard let value = constant(written) else { return written }
    return follow(value, depth: depth + 1)
  }

  private func constant(_ written: ScopedExpression) -> ScopedExpression? {
    guard let name = WrittenName(written.expression), let last = name.names.last else { return nil }
    if name.names.count == 1 { return unqualifiedConstant(last, in: written.scope) }
    guard case .declared(let type)? = resolver.lookUp(name.names.dropLast(), in: written.scope)
    else { return nil }
    return property(last, of: type).flatMap(scoped)
  }

  private func unqualifiedConstant(_ name: String, in scope: NameScope) -> ScopedExpression? {
    for count in stride(from: scope.enclosing.count, to: 0, by: -1) {
      let key = ([scope.file.module] + scope.enclosing.prefix(count)).joined(separator: ".")
      if let type = resolver.index.types[key], let found = property(name, of: type) {
        return scoped(found)
      }
    }
    for module in [scope.file.module] + resolver.index.modules {
      if let global = resolver.index.globals["\(module).\(name)"],
        let value = global.binding.initializer?.value
      {
        return ScopedExpression(expression: value, scope: global.scope)
      }
    }
    return nil
  }

  private func scoped(_ property: DeclaredProperty) -> ScopedExpression? {
    property.value.map { ScopedExpression(expression: $0, scope: property.scope) }
  }

  // MARK: Literals

  package func string(_ written: ScopedExpression) -> String? {
    follow(written).expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  package func bool(_ written: ScopedExpression) -> Bool? {
    follow(written).expression.as(BooleanLiteralExprSyntax.self)
      .map { $0.literal.tokenKind == .keyword(.true) }
  }

  package func isNil(_ written: ScopedExpression) -> Bool {
    follow(written).expression.is(NilLiteralExprSyntax.self)
  }

  /// An integer or a floating point literal, with its sign.
  package func number(_ written: ScopedExpression) -> JSONValue? {
    let expression = follow(written).expression
    if let negated = expression.as(PrefixOperatorExprSyntax.self), negated.operator.text == "-" {
      switch number(written.with(negated.expression)) {
      case .int(let value): return .int(-value)
      case .double(let value): return .double(-value)
      default: return nil
      }
    }
    if let integer = expression.as(IntegerLiteralExprSyntax.self) {
      return integer.representedLiteralValue.map { .int(Int64($0)) }
    }
    return expression.as(FloatLiteralExprSyntax.self)?.representedLiteralValue
      .map { .double($0) }
  }

  package func literal(_ written: ScopedExpression) -> JSONValue? {
    if let text = string(written) { return .string(text) }
    if let flag = bool(written) { return .bool(flag) }
    return number(written)
  }

  /// `low` for `.low` and `Priority.low`.
  package func memberName(_ written: ScopedExpression) -> String? {
    guard let access = written.expression.as(MemberAccessExprSyntax.self) else { return nil }
    return access.declName.baseName.plainName
  }

  package func elements(_ written: ScopedExpression) -> [ScopedExpression]? {
    let followed = follow(written)
    return followed.expression.as(ArrayExprSyntax.self)?.elements.map {
      followed.with($0.expression)
    }
  }

  // MARK: Calls

  /// A call whose callee is one of `names` or `.init`.
  package func call(_ written: ScopedExpression, of names: String...) -> CallSite? {
    let followed = follow(written)
    guard let call = followed.expression.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression
    let bare = WrittenName(callee)?.names.filter { $0 != "init" }.last
    let isImplicit =
      callee.as(MemberAccessExprSyntax.self).map {
        $0.base == nil && $0.declName.baseName.plainName == "init"
      } ?? false
    guard isImplicit || bare.map(names.contains) == true else { return nil }
    return CallSite(call: call, scope: followed.scope)
  }

  /// A localised string that is fixed in the source.
  package func localizedText(_ written: ScopedExpression) -> LocalizedText? {
    let followed = follow(written)
    if let literal = followed.expression.as(StringLiteralExprSyntax.self) {
      return PhraseReader(constants: self).placeholderText(literal).map { LocalizedText($0) }
    }
    guard let call = call(followed, of: "LocalizedStringResource", "LocalizationValue") else {
      return nil
    }
    guard let key = (call.argument(nil) ?? call.argument("stringLiteral")).flatMap({ string($0) })
    else {
      return call.argument(nil).flatMap { localizedText($0) }
    }
    return LocalizedText(
      key, defaultValue: call.argument("defaultValue").flatMap { string($0) },
      table: call.argument("table").flatMap { string($0) })
  }

  package func localizedTexts(_ written: ScopedExpression) -> [LocalizedText]? {
    guard let elements = elements(written) else { return nil }
    let texts = elements.compactMap(localizedText)
    return texts.count == elements.count ? texts : nil
  }
}

/// A call and the scope that it stands in.
package struct CallSite {
  package var call: FunctionCallExprSyntax
  package var scope: NameScope

  package init(call: FunctionCallExprSyntax, scope: NameScope) {
    self.call = call
    self.scope = scope
  }

  package func argument(_ label: String?) -> ScopedExpression? {
    call.arguments.argument(label).map { ScopedExpression(expression: $0, scope: scope) }
  }

  /// The closure that follows, or that `label` names.
  package func closure(_ label: String? = nil) -> ClosureExprSyntax? {
    if let label {
      if let trailing = call.additionalTrailingClosures.first(where: { $0.label.text == label }) {
        return trailing.closure
      }
      return call.arguments.argument(label)?.as(ClosureExprSyntax.self)
    }
    return call.trailingClosure
      ?? call.arguments.last { $0.label == nil }?.expression.as(ClosureExprSyntax.self)
  }
}
