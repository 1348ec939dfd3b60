// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel
import SwiftSyntax

/// A test has to say what it expects.
struct TestAssertsNothing: Rule {
  static let id: RuleID = "test.asserts-nothing"
  static let tier = Tier.risky
  static let severity = Severity.warning
  static let summary = "a test runs an intent or a query and says nothing about the result"
  static let words: Set<String> = [
    "XCTest perform", "Testing perform", "XCTest suggestedEntities", "Testing suggestedEntities",
  ]
  static let page = """
    A test that keeps the result of an intent in a constant and never looks at it passes whatever \
    the intent answers, as long as it throws nothing: an empty list, the wrong entity, the dialog \
    of an error. Say what is expected of the value, or of the state that the intent changed.
    """
  static let examples: [Example] = [
    .fails(
      """
      import XCTest
      final class AddTests: XCTestCase {
        func testAdds() async throws {
          let intent = Add()
          ↓let result = try await intent.perform()
        }
      }
      """),
    .fails(
      """
      import Testing
      @Test func suggests() async throws {
        ↓let found = try await TaskQuery().suggestedEntities()
      }
      """),
    .passes(
      """
      import Testing
      @Test func adds() async throws {
        let result = try await Add().perform()
        #expect(result.value == 1)
      }
      """),
    // It expects something of the state.
    .passes(
      """
      import XCTest
      final class AddTests: XCTestCase {
        func testAdds() async throws {
          let result = try await Add().perform()
          XCTAssertEqual(store.items.count, 1)
        }
      }
      """),
    // A function of its own may expect something.
    .passes(
      """
      import XCTest
      final class AddTests: XCTestCase {
        func testAdds() async throws {
          let result = try await Add().perform()
          expectItems(1)
        }
      }
      """),
    // That nothing is thrown is what it expects.
    .passes(
      """
      import XCTest
      final class AddTests: XCTestCase {
        func testAdds() async throws {
          _ = try await Add().perform()
        }
        func testAddsAgain() async throws {
          try await Add().perform()
        }
      }
      """),
    // No test.
    .passes(
      """
      import XCTest
      final class AddTests: XCTestCase {
        func makeItem() async throws {
          let result = try await Add().perform()
        }
      }
      """),
  ]

  private static let asked: Set<String> = [
    "perform", "suggestedEntities", "entities", "allEntities",
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    let (asked, marked) = (WordSearch(Self.asked), WordSearch(["Test"]))
    let tests = project.intentCode.resolver.functions { member in
      member.mentions(asked)
        && (member.functionName?.hasPrefix("test") == true || member.mentions(marked))
    }
    return tests.compactMap { callable in
      guard isTest(callable), let result = unusedResult(in: callable),
        expectsNothing(callable, beside: result)
      else { return nil }
      return project.finding(Self.self, at: result, in: callable.file, .assertsNothing)
    }
  }

  private func isTest(_ callable: Callable) -> Bool {
    guard let function = callable.function else { return false }
    if callable.file.attributes(function.attributes).contains(where: { $0.bareName == "Test" }) {
      return true
    }
    return callable.name.hasPrefix("test") && callable.parameters.isEmpty
      && callable.owner.map { owner in
        owner.inherited.contains { $0.type.trimmedDescription.hasSuffix("TestCase") }
      } == true
  }

  /// The declaration of a constant that holds what an intent or a query gave, and is not used.
  private func unusedResult(in callable: Callable) -> VariableDeclSyntax? {
    let names = callable.body.all(DeclReferenceExprSyntax.self, in: callable.file)
      .map(\.baseName.plainName)
    return callable.body.all(VariableDeclSyntax.self, in: callable.file).first { variable in
      guard variable.bindings.count == 1, let only = variable.bindings.first,
        let name = only.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
        let call = only.initializer?.value.unwrapped.as(FunctionCallExprSyntax.self)
      else { return false }
      return Self.asked.contains(call.calleeName ?? "") && call.receiver != nil
        && !names.contains(name)
    }
  }

  /// Whether nothing in the body can be an expectation: no macro, and no call of a bare function.
  private func expectsNothing(_ callable: Callable, beside result: VariableDeclSyntax) -> Bool {
    let body = callable.body
    guard body.all(MacroExpansionExprSyntax.self, in: callable.file).isEmpty,
      body.all(MacroExpansionDeclSyntax.self, in: callable.file).isEmpty
    else { return false }
    return body.all(FunctionCallExprSyntax.self, in: callable.file).allSatisfy { call in
      if call.isBare, let name = call.calleeName {
        return name.first?.isUppercase == true && !name.hasPrefix("XCT")
      }
      if call.calledExpression.is(MemberAccessExprSyntax.self) {
        let words = NameWords(call.calleeName ?? "").words
        return Set(words).isDisjoint(with: Self.expecting)
          && call.receiver?.trimmedDescription != "self"
      }
      return false
    }
  }

  private static let expecting: Set<String> = [
    "assert", "expect", "verify", "check", "record", "fulfill", "wait", "require", "should",
  ]
}

extension Finding.Message {
  fileprivate static let assertsNothing: Self = """
    the test says nothing about this result and passes whatever it is; \
    expect something of it, or of what the intent changed
    """
}
