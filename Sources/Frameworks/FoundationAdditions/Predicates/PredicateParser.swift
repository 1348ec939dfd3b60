// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads a predicate's format. Source: Apple's "Predicate Format String Syntax".
///
/// Functions, subqueries and aggregate operators are an error.
struct PredicateParser {
  private var tokens: ArraySlice<PlacedPredicateToken>
  private let end: Int
  private var arguments: ArraySlice<Any?>
  /// What is inside how many others, and how many operators there are: reading and evaluating go as
  /// deep, and a stack ends.
  private var depth = 0
  private var operators = 0
  private static let deepest = 100
  private static let most = 1000

  static func parse(
    _ format: String, _ arguments: [Any?]
  ) throws(PredicateFormatError) -> PredicateNode {
    var parser = PredicateParser(
      tokens: try PredicateToken.tokens(of: format)[...], end: format.count,
      arguments: arguments[...])
    let node = try parser.disjunction()
    guard parser.tokens.isEmpty else {
      throw parser.error("something follows the end of the predicate")
    }
    guard parser.arguments.isEmpty else {
      throw parser.error("\(parser.arguments.count) arguments have no specifier")
    }
    return node
  }

  private mutating func disjunction() throws(PredicateFormatError) -> PredicateNode {
    var node = try conjunction()
    while take(word: "OR") || take(sign: "||") {
      try countOperator()
      node = .or(node, try conjunction())
    }
    return node
  }

  private mutating func conjunction() throws(PredicateFormatError) -> PredicateNode {
    var node = try negation()
    while take(word: "AND") || take(sign: "&&") {
      try countOperator()
      node = .and(node, try negation())
    }
    return node
  }

  private mutating func countOperator() throws(PredicateFormatError) {
    operators += 1
    if operators > Self.most {
      throw error("the predicate has more than \(Self.most) operators; IN takes many values")
    }
  }

  private mutating func goDeeper() throws(PredicateFormatError) {
    depth += 1
    if depth > Self.deepest {
      throw error("the predicate is nested more than \(Self.deepest) deep")
    }
  }

  private mutating func negation() throws(PredicateFormatError) -> PredicateNode {
    try goDeeper()
    defer { depth -= 1 }
    if take(word: "NOT") || take(sign: "!") { return .not(try negation()) }
    if take(word: "TRUEPREDICATE") { return .constant(true) }
    if take(word: "FALSEPREDICATE") { return .constant(false) }
    if take(sign: "(") {
      let node = try disjunction()
      guard take(sign: ")") else { throw error("'(' without ')'") }
      return node
    }
    return .comparison(try comparison())
  }

  private mutating func comparison() throws(PredicateFormatError) -> PredicateComparison {
    var quantifier: PredicateComparison.Quantifier?
    if take(word: "ANY") || take(word: "SOME") {
      quantifier = .any
    } else if take(word: "ALL") {
      quantifier = .all
    } else if take(word: "NONE") {
      quantifier = PredicateComparison.Quantifier.none
    }
    let left = try operand()
    let operation = try operation()
    var options = ""
    if case .options(let letters) = tokens.first?.token {
      options = letters
      tokens.removeFirst()
    }
    return PredicateComparison(
      left: left, operation: operation, right: try operand(), options: options,
      quantifier: quantifier)
  }

  private mutating func operation() throws(PredicateFormatError) -> PredicateComparison.Operation {
    let name: String
    let place = place
    switch tokens.popFirst()?.token {
    case .word(let word): name = word.uppercased()
    case .sign(let sign): name = sign
    default: throw error("a comparison has no operator", at: place)
    }
    switch name {
    case "=", "==": return .equal
    case "!=", "<>": return .notEqual
    case "<": return .less
    case "<=", "=<": return .lessOrEqual
    case ">": return .greater
    case ">=", "=>": return .greaterOrEqual
    case "BEGINSWITH": return .beginsWith
    case "ENDSWITH": return .endsWith
    case "CONTAINS": return .contains
    case "LIKE": return .like
    case "MATCHES": return .matches
    case "IN": return .isIn
    case "BETWEEN": return .between
    default:
      throw error("the operator '\(name)' is not supported on Linux", at: place)
    }
  }

  private mutating func operand() throws(PredicateFormatError) -> PredicateOperand {
    let place = place
    return PredicateOperand(try operandKind(at: place), place: place)
  }

  private mutating func operandKind(
    at place: Int
  ) throws(PredicateFormatError) -> PredicateOperand.Kind {
    switch tokens.popFirst()?.token {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .argument: return .value(try argument())
    case .keyArgument:
      guard let path = try argument() as? String else {
        throw error("the argument of %K is not a text", at: place)
      }
      return .keyPath(path)
    case .sign("{"): return .list(try list())
    case .word(let word): return try named(word, at: place)
    default: throw error("a comparison lacks one of its sides", at: place)
    }
  }

  private func named(
    _ word: String, at place: Int
  ) throws(PredicateFormatError) -> PredicateOperand.Kind {
    if tokens.first?.token == .sign("(") {
      throw error("the function '\(word)' is not supported on Linux", at: place)
    }
    switch word.uppercased() {
    case "NIL", "NULL": return .value(nil)
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    default: return .keyPath(word.hasPrefix("#") ? String(word.dropFirst()) : word)
    }
  }

  private mutating func list() throws(PredicateFormatError) -> [PredicateOperand] {
    try goDeeper()
    defer { depth -= 1 }
    var operands: [PredicateOperand] = []
    while !take(sign: "}") {
      operands.append(try operand())
      guard take(sign: ",") || tokens.first?.token == .sign("}") else {
        throw error("'{' without '}'")
      }
    }
    return operands
  }

  private mutating func argument() throws(PredicateFormatError) -> Any? {
    guard let argument = arguments.popFirst() else {
      throw error("a specifier has no argument")
    }
    return argument
  }

  /// Where the next token begins.
  private var place: Int { tokens.first?.place ?? end }

  private func error(_ description: String, at place: Int? = nil) -> PredicateFormatError {
    PredicateFormatError(description: description, place: place ?? self.place)
  }

  private mutating func take(word: String) -> Bool {
    guard case .word(let next) = tokens.first?.token, next.uppercased() == word else {
      return false
    }
    tokens.removeFirst()
    return true
  }

  private mutating func take(sign: String) -> Bool {
    guard tokens.first?.token == .sign(sign) else { return false }
    tokens.removeFirst()
    return true
  }
}
