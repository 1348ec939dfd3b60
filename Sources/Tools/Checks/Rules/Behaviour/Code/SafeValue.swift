// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// Knows the expressions whose value is there whenever the app is built rightly.
enum SafeValue {
  /// Whether all arguments of a call are fixed in the source: what it gives does not change.
  static func isFixed(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
      call.trailingClosure == nil, !call.arguments.isEmpty,
      call.calleeName?.first?.isUppercase == true || call.calleeName == "init"
    else { return false }
    return call.arguments.allSatisfy { isLiteral($0.expression) }
  }

  private static func isLiteral(_ expression: ExprSyntax) -> Bool {
    if let text = expression.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.base == nil }
    if let array = expression.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
    return expression.is(IntegerLiteralExprSyntax.self)
      || expression.is(BooleanLiteralExprSyntax.self)
      || expression.is(FloatLiteralExprSyntax.self)
  }

  /// Calls whose result Apple declares optional and that give one for every sensible argument.
  private static let sure: Set<String> = [
    "containerURL", "date", "dateInterval", "nextDate", "dateComponents", "startOfDay",
    "urls", "url", "dataDetector",
  ]
  /// Properties that are nil only for objects that were made in an unusual way: the sealed box of a
  /// cipher with a nonce of its own.
  private static let usual: Set<String> = ["combined", "baseAddress"]
  private static let ofBuild: Set<String> = [
    "bundleIdentifier", "infoDictionary", "resourceURL", "resourcePath", "builtInPlugInsURL",
  ]

  /// Whether an optional surely has a value.
  static func isThere(_ expression: ExprSyntax) -> Bool {
    let inner = expression.unwrapped
    if isFixed(inner) { return true }
    if let call = inner.as(FunctionCallExprSyntax.self) { return givesAlways(call) }
    if let member = inner.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.plainName
      if ofBuild.contains(name) || usual.contains(name) || isConstant(member) { return true }
      guard ["first", "last"].contains(name), let base = member.base else {
        return false
      }
      return isNeverEmpty(base.unwrapped)
    }
    if let access = inner.as(SubscriptCallExprSyntax.self) {
      return access.calledExpression.unwrapped.lastName.map(ofBuild.contains) ?? false
    }
    return false
  }

  /// `Key.power.code`: it is the same each time.
  private static func isConstant(_ member: MemberAccessExprSyntax) -> Bool {
    guard let names = WrittenName(ExprSyntax(member))?.names, names.count > 1 else { return false }
    return names[0].first?.isUppercase == true
      && !names.contains { ["shared", "current", "default", "standard", "main"].contains($0) }
  }

  private static func givesAlways(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calleeName else { return false }
    switch name {
    case "data":
      return ["utf8", "utf16", "unicode"].contains(
        call.arguments.argument("using")?.lastName ?? "")
    case "UserDefaults": return true
    case "string": return ["from", "for"].contains(call.arguments.first?.label?.plainName)
    case "next": return call.receiver?.lastName?.lowercased().hasSuffix("group") == true
    case "randomElement", "max", "min":
      return call.receiver.map { isNeverEmpty($0.unwrapped) } ?? false
    case "date", "dateInterval", "nextDate", "range", "ordinality":
      // Nothing but a calendar has these, whatever it is called.
      let first = call.arguments.first?.label?.plainName ?? ""
      if name == "date", first.hasPrefix("bySetting") || first == "byAdding" { return true }
      if name == "nextDate", first == "after" { return true }
      let around = call.receiver.map { $0.trimmedDescription.lowercased() } ?? ""
      return around.contains("calendar")
    case "url", "path": return call.receiver?.trimmedDescription.hasPrefix("Bundle.") == true
    default: return sure.contains(name) && name != "url"
    }
  }

  private static func isNeverEmpty(_ expression: ExprSyntax) -> Bool {
    if let name = expression.lastName, name == "allCases" { return true }
    if let call = expression.as(FunctionCallExprSyntax.self) { return call.calleeName == "urls" }
    if let array = expression.as(ArrayExprSyntax.self) { return !array.elements.isEmpty }
    if let text = expression.as(StringLiteralExprSyntax.self) {
      return text.trimmedDescription.count > 2
    }
    return expression.is(SequenceExprSyntax.self)
  }

  /// Casts that Apple's documentation promises.
  static func isSafeCast(_ cast: UnresolvedAsExprSyntax, to type: String) -> Bool {
    if type == "HTTPURLResponse" || type == "Self" { return true }
    if ["CF", "Sec", "AX", "CG", "CT"].contains(where: type.hasPrefix) { return true }
    guard let list = cast.parent?.as(ExprListSyntax.self),
      let before = list.last(where: { $0.position < cast.position })
    else { return false }
    let name = before.unwrapped.as(FunctionCallExprSyntax.self)?.calleeName
    return ["copy", "mutableCopy"].contains(name)
  }
}

/// The values that a body tests before it takes them for granted.
struct TestedValues {
  private let code: CodeContext
  private let conditions: [(text: String, position: AbsolutePosition)]

  init(_ callable: Callable, _ resolver: CallResolver) {
    code = resolver.context(of: callable)
    var found: [(String, AbsolutePosition)] = []
    ActiveWalk.through(callable.body, in: callable.file) { node in
      if let list = node.as(ConditionElementListSyntax.self) {
        found.append((list.trimmedDescription, list.position))
      } else if let ternary = node.as(UnresolvedTernaryExprSyntax.self),
        let sequence = ternary.parent?.parent
      {
        found.append((sequence.trimmedDescription, sequence.position))
      } else if let sequence = node.as(SequenceExprSyntax.self),
        sequence.elements.contains(where: {
          ["&&", "||", "!=", "=="].contains(
            $0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
        })
      {
        found.append((sequence.trimmedDescription, sequence.position))
      } else if let clause = node.as(WhereClauseSyntax.self) {
        found.append((clause.trimmedDescription, clause.position))
      } else if let call = node.as(FunctionCallExprSyntax.self), call.calleeName == "filter" {
        found.append((call.trimmedDescription, call.position))
      } else if let assignment = node.as(SequenceExprSyntax.self),
        assignment.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let left = assignment.elements.first
      {
        found.append((left.trimmedDescription, assignment.position))
      } else if let chain = node.as(OptionalChainingExprSyntax.self) {
        found.append((chain.expression.trimmedDescription, chain.position))
      } else if let subject = node.as(SwitchExprSyntax.self)?.subject {
        found.append((subject.trimmedDescription, subject.position))
      }
      return .visitChildren
    }
    conditions = found.map { (text: $0.0, position: $0.1) }
  }

  /// Whether something before an expression speaks of it.
  func hold(_ expression: ExprSyntax) -> Bool {
    let inner = expression.unwrapped
    if isComposedURL(inner) { return true }
    if let name = inner.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      code.binding(name)?.value?.is(SequenceExprSyntax.self) == true
    {
      return true
    }
    var texts = [inner.trimmedDescription]
    if let base = inner.as(MemberAccessExprSyntax.self)?.base {
      texts.append(base.trimmedDescription)
    }
    if let access = inner.as(SubscriptCallExprSyntax.self) {
      texts.append(access.calledExpression.trimmedDescription)
    }
    return conditions.contains { condition in
      condition.position <= expression.position
        && texts.contains { text in
          !text.hasPrefix("$0") && text != "self" && condition.text.speaks(of: text)
        }
    }
  }

  /// Whether it is a `URL` of a text that the body or a function of the app has put together: what
  /// is not allowed in it is escaped, so that it fails in the first run or never.
  private func isComposedURL(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.calleeName == "URL",
      let argument = call.arguments.argument("string")
    else { return false }
    let text =
      argument.as(DeclReferenceExprSyntax.self)
      .flatMap { code.binding($0.baseName.plainName)?.value } ?? argument
    if let literal = text.as(StringLiteralExprSyntax.self) {
      return literal.segments.first?.as(StringSegmentSyntax.self)?.content.text.contains(":")
        == true
    }
    return text.is(FunctionCallExprSyntax.self)
  }
}

extension String {
  /// Whether a piece of source occurs with no letter or digit of a longer name beside it: `image`
  /// does not in `outline.images`.
  fileprivate func speaks(of text: String) -> Bool {
    var rest = self[...]
    while let found = rest.firstRange(of: text) {
      let before = found.lowerBound > startIndex ? self[index(before: found.lowerBound)] : " "
      let after = found.upperBound < endIndex ? self[found.upperBound] : " "
      if !(before.isNamePart && text.first?.isNamePart == true),
        !(after.isNamePart && text.last?.isNamePart == true)
      {
        return true
      }
      rest = self[index(after: found.lowerBound)...]
    }
    return false
  }
}

extension Character {
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}
