// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Two operands and how they are compared.
struct PredicateComparison {
  enum Operation {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case beginsWith, endsWith, contains, like, matches, isIn, between
  }
  enum Quantifier { case any, all, none }

  var left: PredicateOperand
  var operation: Operation
  var right: PredicateOperand
  /// `c`: letter case does not matter; `d`: accents do not matter.
  var options = ""
  /// How many elements of a collection on the left have to match.
  var quantifier: Quantifier?

  func evaluate(with object: Any?) -> Bool {
    let left = Self.unwrapped(left.value(in: object))
    let right = Self.unwrapped(right.value(in: object))
    guard let quantifier else { return compare(left, right) }
    let elements = (left as? [Any]) ?? []
    switch quantifier {
    case .any: return elements.contains { compare(Self.unwrapped($0), right) }
    case .all: return elements.allSatisfy { compare(Self.unwrapped($0), right) }
    case .none: return !elements.contains { compare(Self.unwrapped($0), right) }
    }
  }

  private func compare(_ left: Any?, _ right: Any?) -> Bool {
    switch operation {
    case .equal: return areEqual(left, right)
    case .notEqual: return !areEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(left, right))
    case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(left, right))
    case .isIn:
      if let text = right as? String { return (left as? String).map { has(text, $0) } ?? false }
      return elements(right).contains { areEqual(left, Self.unwrapped($0)) }
    case .contains:
      if let text = left as? String { return (right as? String).map { has(text, $0) } ?? false }
      return elements(left).contains { areEqual(Self.unwrapped($0), right) }
    case .between:
      let bounds = elements(right)
      guard bounds.count == 2 else { return false }
      return order(left, Self.unwrapped(bounds[0])) != .orderedAscending
        && [.orderedAscending, .orderedSame].contains(order(left, Self.unwrapped(bounds[1])))
    case .beginsWith, .endsWith, .like, .matches:
      guard let text = left as? String, let pattern = right as? String else { return false }
      return matches(text, pattern)
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    switch operation {
    case .beginsWith: return folded(text).hasPrefix(folded(pattern))
    case .endsWith: return folded(text).hasSuffix(folded(pattern))
    case .like:
      let expression = NSRegularExpression.escapedPattern(for: folded(pattern))
        .replacing("\\*", with: ".*").replacing("\\?", with: ".")
      return isWhole(folded(text), expression, [.dotMatchesLineSeparators])
    default:
      return isWhole(text, pattern, options.contains("c") ? [.caseInsensitive] : [])
    }
  }

  private func isWhole(
    _ text: String, _ pattern: String, _ options: NSRegularExpression.Options
  ) -> Bool {
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options)
    else { return false }
    let range = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: range) != nil
  }

  private func has(_ text: String, _ part: String) -> Bool { folded(text).contains(folded(part)) }

  private func folded(_ text: String) -> String {
    var folding: String.CompareOptions = []
    if options.contains("c") { folding.insert(.caseInsensitive) }
    if options.contains("d") { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
  }

  private func elements(_ value: Any?) -> [Any] {
    switch value {
    case let value as [Any]: value
    case let value as Set<AnyHashable>: Array(value)
    case let value as NSArray: (0..<value.count).map { value.object(at: $0) }
    default: []
    }
  }

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    if let left = left as? String, let right = right as? String {
      return folded(left) == folded(right)
    }
    guard let left, let right else { return left == nil && right == nil }
    if let result = order(left, right) { return result == .orderedSame }
    guard let left = left as? AnyHashable, let right = right as? AnyHashable else {
      return left as AnyObject === right as AnyObject
    }
    return left == right
  }

  /// `nil` for values that have no order between them.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = left as? String, let right = right as? String {
      let (left, right) = (folded(left), folded(right))
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
    if let left = Self.number(left), let right = Self.number(right) {
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
    return nil
  }

  /// A number, a truth value or a date as a number.
  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Date: value.timeIntervalSinceReferenceDate
    case let value as NSDate: value.timeIntervalSinceReferenceDate
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// Takes the value out of an optional that is hidden in `Any`, a Swift string out of a Foundation
  /// one.
  private static func unwrapped(_ value: Any?) -> Any? {
    if let text = value as? String { return text }
    guard let value, !(value is NSNull) else { return nil }
    if let text = value as? NSString { return text as String }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }
}
