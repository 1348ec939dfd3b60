// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// Follows a text through the expressions that are made of it.
struct TextFlow {
  /// The names that hold the text.
  let sources: Set<String>
  let code: CodeContext

  /// Members that a text keeps its words in.
  private static let keeping: Set<String> = [
    "prefix", "suffix", "dropFirst", "dropLast", "lowercased", "uppercased", "capitalized",
    "localizedLowercase", "localizedUppercase", "localizedCapitalized", "trimmingCharacters",
    "trimmed", "replacingOccurrences", "replacing", "appending", "padding", "folding",
    "components", "split", "joined", "description", "debugDescription", "addingPercentEncoding",
    "applyingTransform", "reversed", "sorted", "utf8", "utf16", "unicodeScalars", "data",
    "first", "last",
  ]

  /// What is made of a text with its words: `String(title)`.
  private static let makers: Set<String> = [
    "String", "Substring", "NSString", "AttributedString", "Optional", "Array",
  ]

  private static let joining: Set<String> = ["+", "??"]

  /// Whether the value of an expression holds words of the text.
  func carries(_ expression: ExprSyntax, depth: Int = 0) -> Bool {
    guard depth < 12 else { return false }
    func again(_ inner: ExprSyntax) -> Bool { carries(inner, depth: depth + 1) }

    let inner = expression.unwrapped
    if let reference = inner.as(DeclReferenceExprSyntax.self) {
      return names(reference.baseName.plainName, depth)
    }
    if let member = inner.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.plainName
      if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
        return sources.contains(name)
      }
      return Self.keeping.contains(name) && again(base)
    }
    if let call = inner.as(FunctionCallExprSyntax.self) { return made(by: call, depth) }
    if let literal = inner.as(StringLiteralExprSyntax.self) {
      return literal.segments.contains { segment in
        guard case .expressionSegment(let hole) = segment else { return false }
        return hole.expressions.first.map { again($0.expression) } ?? false
      }
    }
    if let array = inner.as(ArrayExprSyntax.self) {
      return array.elements.contains { again($0.expression) }
    }
    if let dictionary = inner.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content
    {
      return elements.contains { again($0.value) || again($0.key) }
    }
    if let sequence = inner.as(SequenceExprSyntax.self) {
      return joined(Array(sequence.elements), depth)
    }
    return false
  }

  private func names(_ name: String, _ depth: Int) -> Bool {
    guard code.binds(name) else { return sources.contains(name) }
    guard let binding = code.binding(name) else { return false }
    if binding.parameter != nil { return sources.contains(name) }
    guard let value = binding.value else { return false }
    // `if let title = title`: the name outside is another one.
    if value.lastName == name { return sources.contains(name) }
    return carries(value, depth: depth + 1)
  }

  private func made(by call: FunctionCallExprSyntax, _ depth: Int) -> Bool {
    guard let name = call.calleeName else { return false }
    if call.isBare {
      return Self.makers.contains(name)
        && call.arguments.contains { carries($0.expression, depth: depth + 1) }
    }
    guard let receiver = call.receiver, Self.keeping.contains(name) else { return false }
    return carries(receiver, depth: depth + 1)
  }

  /// `a + b`, `a ?? b`, `condition ? a : b`; a comparison has no words.
  private func joined(_ elements: [ExprSyntax], _ depth: Int) -> Bool {
    if let position = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[position].as(UnresolvedTernaryExprSyntax.self)
    {
      return carries(ternary.thenExpression, depth: depth + 1)
        || joined(Array(elements[(position + 1)...]), depth)
    }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard operators.allSatisfy(Self.joining.contains) else { return false }
    return elements.contains {
      !$0.is(BinaryOperatorExprSyntax.self) && carries($0, depth: depth + 1)
    }
  }
}

extension EntryPoint {
  /// The names under which the body knows what a person said or typed: the String parameters of an
  /// intent, and what a query is asked for.
  var spokenNames: Set<String> {
    var names = Set(
      declaration.parameters.filter { $0.property.type?.isText == true }.map(\.name))
    if callable.name == "entities" {
      names.formUnion(
        callable.parameters.filter { $0.firstName.plainName == "matching" && $0.type.isText }
          .map(\.innerName))
    }
    return names
  }
}

extension TypeSyntax {
  /// Whether it is written as a text, optional or not, or as a list of texts.
  var isText: Bool {
    let inner = unwrappedOptional
    if let array = inner.as(ArrayTypeSyntax.self) { return array.element.isText }
    return ["String", "AttributedString", "Substring"].contains(inner.trimmedDescription)
  }

  var unwrappedOptional: TypeSyntax {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType
    }
    return self
  }
}
