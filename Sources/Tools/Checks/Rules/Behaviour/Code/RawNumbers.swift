// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftParser
import SwiftSyntax

/// Knows the conversions of raw values that cannot fail: `Int(size.rawValue)!` of an enum whose
/// raw values are all written as numbers.
struct RawNumbers {
  private let code: CodeContext
  private let resolver: CallResolver

  init(_ callable: Callable, _ resolver: CallResolver) {
    code = resolver.context(of: callable)
    self.resolver = resolver
  }

  /// Whether a force unwrap is of such a conversion.
  func converts(_ node: Syntax) -> Bool {
    guard let forced = node.as(ForceUnwrapExprSyntax.self),
      let call = forced.expression.unwrapped.as(FunctionCallExprSyntax.self),
      let name = call.calleeName, call.isBare, call.arguments.count == 1,
      let only = call.arguments.first, only.label == nil,
      let raw = source(of: only.expression).as(MemberAccessExprSyntax.self),
      raw.declName.baseName.plainName == "rawValue", let base = raw.base,
      let type = resolver.type(of: base, in: code), type.kind == .enumeration
    else { return false }
    let cases = type.cases.flatMap(\.elements)
    return !cases.isEmpty && cases.allSatisfy { Self.isNumber($0.rawValue?.value, of: name) }
  }

  /// What a name of the body stands for.
  private func source(of expression: ExprSyntax) -> ExprSyntax {
    let inner = expression.unwrapped
    guard let name = inner.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      let value = code.binding(name)?.value
    else { return inner }
    return value.unwrapped
  }

  private static func isNumber(_ raw: ExprSyntax?, of type: String) -> Bool {
    guard let text = raw?.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      return false
    }
    switch type {
    case "Int": return Int(text) != nil
    case "Double", "Float", "CGFloat": return Double(text) != nil
    default: return false
    }
  }
}
