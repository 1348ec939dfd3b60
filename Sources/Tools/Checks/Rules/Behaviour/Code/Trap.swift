// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftParser
import SwiftSyntax

/// A place where a process ends if something is not as it was thought.
struct Trap {
  enum Kind {
    case stop(String)
    case unwrap(String)
    case cast(String)
    case attempt
    /// A part of a split text, by its number.
    case part
  }

  let kind: Kind
  let place: Syntax

  /// The traps of a body, those left out that cannot happen.
  ///
  /// - Parameter isEntry: whether the system calls the body itself.
  static func all(
    in callable: Callable, isEntry: Bool, resolver: CallResolver
  ) -> [Trap] {
    if !isEntry, isAbstract(callable) { return [] }
    let file = callable.file
    let numbers = RawNumbers(callable, resolver)
    // Most bodies force nothing.
    var known: TestedValues?
    func tested() -> TestedValues {
      let values = known ?? TestedValues(callable, resolver)
      known = values
      return values
    }
    var found: [Trap] = []
    ActiveWalk.through(callable.body, in: file) { node in
      if node.isTypeDeclaration { return .skipChildren }
      if let trap = Self.trap(node, tested), isEntry || !trap.isInvariant,
        !numbers.converts(node)
      {
        found.append(trap)
      }
      return .visitChildren
    }
    return found
  }

  /// Whether the body only says that subclasses have to replace it.
  private static func isAbstract(_ callable: Callable) -> Bool {
    guard callable.owner?.kind == .reference, callable.body.count == 1,
      case .expr(let only)? = callable.body.first?.item
    else { return false }
    return only.as(FunctionCallExprSyntax.self)?.calleeName == "fatalError"
  }

  /// Whether it stands for a case of a `switch` that its author holds impossible.
  private var isInvariant: Bool {
    guard case .stop = kind else { return false }
    return place.ancestor(SwitchCaseSyntax.self) != nil
  }

  private static let stops: Set<String> = ["fatalError", "preconditionFailure", "precondition"]

  private static func trap(_ node: Syntax, _ tested: () -> TestedValues) -> Trap? {
    if let call = node.as(FunctionCallExprSyntax.self) {
      guard call.isBare, let name = call.calleeName, stops.contains(name) else { return nil }
      return Trap(kind: .stop(name), place: node)
    }
    if let attempt = node.as(TryExprSyntax.self) {
      guard attempt.questionOrExclamationMark?.tokenKind == .exclamationMark,
        !SafeValue.isFixed(attempt.expression)
      else { return nil }
      return Trap(kind: .attempt, place: node)
    }
    if let cast = node.as(UnresolvedAsExprSyntax.self) {
      guard let mark = cast.questionOrExclamationMark, mark.tokenKind == .exclamationMark,
        let type = target(of: cast), !SafeValue.isSafeCast(cast, to: type)
      else { return nil }
      return Trap(kind: .cast(type), place: node)
    }
    if let forced = node.as(ForceUnwrapExprSyntax.self) {
      guard !SafeValue.isThere(forced.expression), !tested().hold(forced.expression) else {
        return nil
      }
      let text = forced.expression.trimmedDescription
      let shown = text.contains("\n") || text.count > 40 ? forced.expression.lastPart : text
      return Trap(kind: .unwrap(shown), place: Syntax(forced.exclamationMark))
    }
    return part(node)
  }

  private static func target(of cast: UnresolvedAsExprSyntax) -> String? {
    guard let list = cast.parent?.as(ExprListSyntax.self),
      let position = list.firstIndex(where: { $0.id == cast.id }),
      let next = list[position...].dropFirst().first?.as(TypeExprSyntax.self)
    else { return nil }
    return next.type.trimmedDescription
  }

  /// `text.split(separator: ",")[1]`.
  private static func part(_ node: Syntax) -> Trap? {
    guard let access = node.as(SubscriptCallExprSyntax.self),
      let call = access.calledExpression.as(FunctionCallExprSyntax.self),
      ["split", "components"].contains(call.calleeName),
      let only = access.arguments.first, access.arguments.count == 1,
      let number = only.expression.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue,
      number > 0
    else { return nil }
    return Trap(kind: .part, place: node)
  }
}

extension ExprSyntax {
  /// The last part of a long expression, as messages show it.
  fileprivate var lastPart: String {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calleeName.map { "\($0)(…)" } ?? "…"
    }
    if let access = self.as(SubscriptCallExprSyntax.self) {
      return access.calledExpression.lastName.map { "\($0)[…]" } ?? "…"
    }
    return lastName ?? "…"
  }
}
