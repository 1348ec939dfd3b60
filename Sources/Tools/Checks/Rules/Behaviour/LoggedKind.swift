// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// Why a value must not be public, nil where nothing says that it must not.
enum LoggedKind {
  case error
  case secret(String)
  case person(String)
  /// What a person said or typed.
  case spoken(String)
  /// A dictionary that callers fill.
  case dictionary(String)
  /// The message of a function that only logs.
  case everyMessage(String)

  init?(_ value: PublicLogValue, in file: ParsedFile, spoken: SpokenTexts) {
    let expression = Self.described(value.expression.unwrapped)
    let code = FunctionAround(value.literal)
    if let name = spoken.name(in: value) {
      self = .spoken(name)
    } else if Self.isErrorText(expression) {
      self = .error
    } else if let name = expression.lastName, !code.isHarmless(name) {
      if let kind = Self.named(name) {
        self = kind
      } else if expression.is(DeclReferenceExprSyntax.self), let type = code.parameterType(name) {
        guard let kind = Self.passed(name, type, to: code, in: value) else { return nil }
        self = kind
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  // MARK: Errors

  /// The value behind `String(describing:)`, `"\(value)"`, `value.description`.
  private static func described(_ expression: ExprSyntax) -> ExprSyntax {
    if let call = expression.as(FunctionCallExprSyntax.self), call.calleeName == "String",
      let first = call.arguments.first, call.arguments.count == 1,
      ["describing", "reflecting", nil].contains(first.label?.plainName)
    {
      return described(first.expression.unwrapped)
    }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      let holes = literal.segments.compactMap { $0.as(ExpressionSegmentSyntax.self) }
      if holes.count == 1, let only = holes[0].expressions.first, literal.isOnly(holes[0]) {
        return described(only.expression.unwrapped)
      }
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      ["description", "debugDescription"].contains(member.declName.baseName.plainName)
    {
      return described(base.unwrapped)
    }
    return expression
  }

  private static func isErrorText(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.lastName else { return false }
    if ["localizedDescription", "failureReason", "errorDescription"].contains(name),
      let base = expression.as(MemberAccessExprSyntax.self)?.base?.unwrapped
    {
      return isError(base) || base.is(SequenceExprSyntax.self)
    }
    return expression.is(DeclReferenceExprSyntax.self) && isErrorName(name)
  }

  private static func isError(_ expression: ExprSyntax) -> Bool {
    if let name = expression.lastName { return isErrorName(name) }
    return false
  }

  private static func isErrorName(_ name: String) -> Bool {
    name.first?.isLowercase == true && ["error", "err"].contains(NameWords(name).words.last)
  }

  // MARK: Names

  private static let secrets = [
    "password", "passcode", "passphrase", "secret", "credential", "credentials", "cookie",
    "api key", "private key", "token", "authorization",
  ]
  private static let persons = [
    "email", "email address", "mail address", "phone number", "username", "user name",
    "full name", "first name", "last name", "given name", "family name", "street address",
    "postal address", "latitude", "longitude", "coordinate", "coordinates", "birthday",
  ]
  private static let questions: Set<String> = ["is", "has", "should", "can", "needs", "did", "was"]

  /// Only the end of a name says what the value is: `tokenCount` is a number.
  private static func named(_ name: String) -> LoggedKind? {
    let words = NameWords(name).words
    guard name.first?.isLowercase == true, let first = words.first, !questions.contains(first)
    else { return nil }
    func ends(_ phrase: String) -> Bool {
      let wanted = phrase.split(separator: " ").map(String.init)
      return words.suffix(wanted.count) == wanted[...]
    }
    if secrets.contains(where: ends) { return .secret(name) }
    return persons.contains(where: ends) ? .person(name) : nil
  }

  // MARK: Parameters

  private static let levels: Set<String> = [
    "log", "trace", "debug", "info", "notice", "warning", "warn", "error", "fault", "critical",
    "verbose",
  ]

  private static func passed(
    _ name: String, _ type: TypeSyntax, to code: FunctionAround, in value: PublicLogValue
  ) -> LoggedKind? {
    if let dictionary = type.unwrappedOptional.as(DictionaryTypeSyntax.self),
      ["String", "Any", "any Sendable"].contains(dictionary.value.trimmedDescription)
    {
      return .dictionary(name)
    }
    guard type.trimmedDescription == "String", value.isWholeMessage,
      code.name.map(levels.contains) == true
    else { return nil }
    return .everyMessage(name)
  }
}

/// The function that a log statement stands in.
private struct FunctionAround {
  let function: FunctionDeclSyntax?

  init(_ node: some SyntaxProtocol) { function = node.ancestor(FunctionDeclSyntax.self) }

  var name: String? { function?.name.plainName }

  func parameterType(_ name: String) -> TypeSyntax? {
    function?.signature.parameterClause.parameters.first { $0.innerName == name }?.type
  }

  /// Whether the parameter of that name is a number, a flag or a fixed text.
  func isHarmless(_ name: String) -> Bool {
    guard let type = parameterType(name)?.unwrappedOptional.trimmedDescription else {
      return false
    }
    return Self.harmless.contains(type)
  }

  private static let harmless: Set<String> = [
    "Int", "Bool", "Double", "Float", "UInt", "Int32", "Int64", "UInt32", "UInt64", "UInt8",
    "StaticString", "TimeInterval", "Duration",
  ]
}

extension StringLiteralExprSyntax {
  /// Whether nothing but the interpolation is in it.
  fileprivate func isOnly(_ hole: ExpressionSegmentSyntax) -> Bool {
    segments.allSatisfy { segment in
      guard case .stringSegment(let plain) = segment else { return true }
      return plain.content.text.isEmpty
    }
  }
}

/// Where the bodies are that know what a person said.
struct SpokenTexts {
  private var flows: [SyntaxIdentifier: TextFlow] = [:]

  init(_ code: IntentCode) {
    for entry in code.entries where !entry.spokenNames.isEmpty {
      flows[entry.callable.id] = TextFlow(
        sources: entry.spokenNames, code: CodeContext(entry.callable))
    }
  }

  /// The text of a person that a value repeats.
  func name(in value: PublicLogValue) -> String? {
    guard let function = value.literal.ancestor(FunctionDeclSyntax.self),
      let body = function.body, let flow = flows[body.statements.id],
      flow.carries(value.expression)
    else { return nil }
    return value.expression.trimmedDescription
  }
}
