// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A predicate over values of which the names are known, so that a wrong name is found when it is
/// read and not by finding nothing.
package struct PredicateFormat {
  private let node: PredicateNode

  /// - Throws: what is wrong, and where.
  package init(
    _ format: String, names: some PredicateNames
  ) throws(PredicateFormatError) {
    node = try PredicateParser.parse(format, []).resolved(names)
  }

  package func matches(_ subject: any PredicateSubject) -> Bool { node.evaluate(with: subject) }

  /// The text that a property has to be equal to, whatever else is asked; nil when there is none.
  package func requiredText(of key: String) -> String? { node.requiredText(of: key) }
}

/// The names that a predicate may use.
package protocol PredicateNames {
  func isName(_ name: String) -> Bool

  /// What a constant means that is compared with a property: itself, or a word or number that the
  /// property has a meaning for.
  func constant(
    _ constant: PredicateConstant, comparedWith name: String, place: Int
  ) throws(PredicateFormatError) -> Any?

  /// What to say of a word that is no name.
  func problem(ofName name: String) -> String
}

/// What stands beside a property in a comparison.
package enum PredicateConstant {
  /// Written without quotes.
  case word(String)
  case value(Any?)
}

extension PredicateNode {
  fileprivate func resolved(
    _ names: some PredicateNames
  ) throws(PredicateFormatError) -> PredicateNode {
    switch self {
    case .constant: return self
    case .not(let node): return .not(try node.resolved(names))
    case .and(let a, let b): return .and(try a.resolved(names), try b.resolved(names))
    case .or(let a, let b): return .or(try a.resolved(names), try b.resolved(names))
    case .comparison(var comparison):
      let (left, right) = (comparison.left.name(names), comparison.right.name(names))
      comparison.left = try comparison.left.resolved(names, beside: right)
      comparison.right = try comparison.right.resolved(names, beside: left)
      try comparison.checkPattern()
      return .comparison(comparison)
    }
  }

  fileprivate func requiredText(of key: String) -> String? {
    switch self {
    case .and(let a, let b): return a.requiredText(of: key) ?? b.requiredText(of: key)
    case .comparison(let comparison):
      guard case .equal = comparison.operation, comparison.options.isEmpty,
        comparison.quantifier == nil
      else { return nil }
      switch (comparison.left.kind, comparison.right.kind) {
      case (.keyPath(key), .value(let value)), (.value(let value), .keyPath(key)):
        return value as? String
      default: return nil
      }
    case .constant, .not, .or: return nil
    }
  }
}

extension PredicateComparison {
  /// A regular expression that cannot be read would match nothing.
  fileprivate func checkPattern() throws(PredicateFormatError) {
    guard case .matches = operation, case .value(let value) = right.kind,
      let pattern = value as? String
    else { return }
    if (try? NSRegularExpression(pattern: pattern)) == nil {
      throw PredicateFormatError(
        description: "the text behind MATCHES is no regular expression", place: right.place)
    }
  }
}

extension PredicateOperand {
  fileprivate func name(_ names: some PredicateNames) -> String? {
    guard case .keyPath(let name) = kind, names.isName(name) else { return nil }
    return name
  }

  /// - Parameter name: the property on the other side.
  fileprivate func resolved(
    _ names: some PredicateNames, beside name: String?
  ) throws(PredicateFormatError) -> PredicateOperand {
    var result = self
    switch kind {
    case .keyPath(let word) where names.isName(word): return self
    case .keyPath(let word):
      guard let name else {
        throw PredicateFormatError(description: names.problem(ofName: word), place: place)
      }
      result.kind = .value(
        try names.constant(.word(word), comparedWith: name, place: place))
    case .value(let value):
      guard let name else { return self }
      result.kind = .value(
        try names.constant(.value(value), comparedWith: name, place: place))
    case .list(let operands):
      var elements: [PredicateOperand] = []
      for operand in operands { elements.append(try operand.resolved(names, beside: name)) }
      result.kind = .list(elements)
    }
    return result
  }
}
