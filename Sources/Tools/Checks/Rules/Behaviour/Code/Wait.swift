// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftParser
import SwiftSyntax

/// A call that may keep an intent longer than it may run.
struct Wait {
  enum Kind { case sleep, endless, request }

  let kind: Kind
  let call: FunctionCallExprSyntax

  static func all(in reached: IntentCode.Reached, resolver: CallResolver) -> [Wait] {
    let callable = reached.callable
    let code = resolver.context(of: callable)
    let parameters =
      reached.depth == 0 ? Set(reached.entry.declaration.parameters.map(\.name)) : []
    return callable.body.all(FunctionCallExprSyntax.self, in: callable.file).compactMap { call in
      guard !isBeside(call, of: callable) else { return nil }
      if let kind = kind(call, callable, code, parameters) { return Wait(kind: kind, call: call) }
      let wrapped = resolver.callee(of: call, in: code).map {
        sleepsLong($0, for: call, parameters)
      }
      return wrapped == true ? Wait(kind: .sleep, call: call) : nil
    }
  }

  /// Whether the call runs beside the body: in a task of its own, or as the limit of another.
  private static func isBeside(_ call: FunctionCallExprSyntax, of callable: Callable) -> Bool {
    var next = call.parent
    while let node = next, node.id != callable.body.id {
      if node.is(ClosureExprSyntax.self) {
        let around = node.ancestor(FunctionCallExprSyntax.self)
        if beside.contains(around?.calleeName ?? "") || around?.calleeNames.first == "Task" {
          return true
        }
      }
      next = node.parent
    }
    return false
  }

  private static let beside: Set<String> = [
    "addTask", "addTaskUnlessCancelled", "Task", "detached", "async", "asyncAfter",
  ]

  private static func kind(
    _ call: FunctionCallExprSyntax, _ callable: Callable, _ code: CodeContext,
    _ parameters: Set<String>
  ) -> Kind? {
    switch call.calleeNames {
    case ["Task", "sleep"], ["Thread", "sleep"], ["sleep"], ["usleep"]:
      return isLong(call, parameters) ? .sleep : nil
    case ["URLSession", "shared", "data"], ["URLSession", "shared", "upload"],
      ["URLSession", "shared", "download"], ["URLSession", "shared", "bytes"]:
      return isUnlimited(call, callable, code) ? .request : nil
    default: break
    }
    guard call.calleeName == "wait", call.arguments.isEmpty, call.trailingClosure == nil,
      let name = call.receiver?.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      let made = code.binding(name)?.value?.unwrapped.as(FunctionCallExprSyntax.self)
    else { return nil }
    return ["DispatchSemaphore", "DispatchGroup"].contains(made.calleeName) ? .endless : nil
  }

  // MARK: Sleeping

  private static let sleeping = WordSearch(["sleep", "usleep"])

  /// Whether a function of the project sleeps for as long as its caller says, and that is long.
  private static func sleepsLong(
    _ callee: Callable, for call: FunctionCallExprSyntax, _ parameters: Set<String>
  ) -> Bool {
    guard callee.file.mentions(sleeping, in: callee.body), let pairs = callee.match(call) else {
      return false
    }
    return callee.body.all(FunctionCallExprSyntax.self, in: callee.file).contains { inner in
      guard
        [["Task", "sleep"], ["Thread", "sleep"], ["sleep"], ["usleep"]].contains(
          inner.calleeNames), !isBeside(inner, of: callee),
        let (unit, amount) = span(inner),
        let factors = factors(of: amount),
        let pair = pairs.first(where: { factors.names == [$0.0.innerName] })
      else { return false }
      if let given = number(pair.1) { return given * factors.number * unit >= 3 }
      return pair.1.tokens(viewMode: .sourceAccurate).contains {
        parameters.contains($0.plainName)
      }
    }
  }

  /// The names and the product of the numbers of `seconds * 1_000_000_000`.
  private static func factors(of amount: ExprSyntax) -> (number: Double, names: [String])? {
    var number = 1.0
    var names: [String] = []
    let elements = amount.unwrapped.as(SequenceExprSyntax.self).map { Array($0.elements) }
    for element in elements ?? [amount.unwrapped] {
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        guard sign.operator.text == "*" else { return nil }
      } else if let known = Self.number(element) {
        number *= known
      } else {
        var inner = element.unwrapped
        if let made = inner.as(FunctionCallExprSyntax.self), made.arguments.count == 1,
          made.calleeName?.first?.isUppercase == true, let only = made.arguments.first
        {
          guard let within = factors(of: only.expression) else { return nil }
          number *= within.number
          names += within.names
          continue
        }
        if let member = inner.as(MemberAccessExprSyntax.self), let base = member.base {
          inner = base.unwrapped
        }
        guard let name = inner.as(DeclReferenceExprSyntax.self) else { return nil }
        names.append(name.baseName.plainName)
      }
    }
    return (number, names)
  }

  /// Whether a sleep takes a tenth of the time that an intent has, or as long as a person says.
  private static func isLong(_ call: FunctionCallExprSyntax, _ parameters: Set<String>) -> Bool {
    guard let (unit, amount) = span(call) else { return false }
    if let number = number(amount) { return number * unit >= 3 }
    return amount.tokens(viewMode: .sourceAccurate).contains { parameters.contains($0.plainName) }
  }

  /// What a sleep is measured in, in seconds, and how much of it.
  private static func span(
    _ call: FunctionCallExprSyntax
  ) -> (unit: Double, amount: ExprSyntax)? {
    guard let first = call.arguments.first else { return nil }
    switch (call.calleeNames[0], first.label?.plainName) {
    case ("Task", "nanoseconds"), ("Task", nil): return (1e-9, first.expression)
    case ("usleep", _): return (1e-6, first.expression)
    case ("Task", "for"):
      guard let made = first.expression.unwrapped.as(FunctionCallExprSyntax.self),
        let known = units[made.calleeName ?? ""], let only = made.arguments.first
      else { return nil }
      return (known, only.expression)
    case ("sleep", nil), ("Thread", "forTimeInterval"): return (1, first.expression)
    default: return nil
    }
  }

  private static let units = [
    "seconds": 1, "milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9,
  ]

  /// A literal, or a product of literals.
  private static func number(_ expression: ExprSyntax) -> Double? {
    let inner = expression.unwrapped
    if let whole = inner.as(IntegerLiteralExprSyntax.self) {
      return whole.representedLiteralValue.map(Double.init)
    }
    if let part = inner.as(FloatLiteralExprSyntax.self) { return part.representedLiteralValue }
    if let call = inner.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.calleeName?.first?.isUppercase == true, let only = call.arguments.first
    {
      return number(only.expression)
    }
    guard let sequence = inner.as(SequenceExprSyntax.self) else { return nil }
    var product = 1.0
    for element in sequence.elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        guard sign.operator.text == "*" else { return nil }
      } else {
        guard let factor = number(element) else { return nil }
        product *= factor
      }
    }
    return product
  }

  // MARK: Requests

  /// Whether the request has the 60 seconds that it has by default.
  private static func isUnlimited(
    _ call: FunctionCallExprSyntax, _ callable: Callable, _ code: CodeContext
  ) -> Bool {
    guard let first = call.arguments.first else { return false }
    if first.label?.plainName == "from" { return true }
    guard first.label?.plainName == "for" else { return false }
    if let name = first.expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName {
      guard let value = code.binding(name)?.value, isPlainRequest(value) else { return false }
      return !changes(name, in: callable)
    }
    return isPlainRequest(first.expression)
  }

  private static func isPlainRequest(_ expression: ExprSyntax) -> Bool {
    guard let made = expression.unwrapped.as(FunctionCallExprSyntax.self) else { return false }
    return made.calleeName == "URLRequest" && made.arguments.argument("timeoutInterval") == nil
  }

  /// Whether something else may set the limit: an assignment, or a function that gets the request.
  private static func changes(_ name: String, in callable: Callable) -> Bool {
    let sets = callable.body.all(MemberAccessExprSyntax.self, in: callable.file).contains {
      $0.declName.baseName.plainName == "timeoutInterval"
        && $0.base?.trimmedDescription == name
    }
    return sets
      || callable.body.all(InOutExprSyntax.self, in: callable.file).contains {
        $0.expression.trimmedDescription == name
      }
  }
}
