// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// A query that searches by words has to say so.
struct QueryNotStringQuery: Rule {
  static let id: RuleID = "query.not-string-query"
  static let tier = Tier.wrong
  static let severity = Severity.error
  static let summary = "a query declares entities(matching:) but is no EntityStringQuery"
  static let page = """
    `entities(matching:)` with a `String` is a requirement of `EntityStringQuery` alone. On a plain \
    `EntityQuery` it is a function that nobody calls: what people type or say is not searched for, \
    there is no search field, and nothing is logged. Conform to `EntityStringQuery`, which \
    includes `EntityQuery`.

    Known from tutorials that show the function on an `EntityQuery`.
    """
  private static let search =
    "func entities(matching string: String) async throws -> [Self.Entity] { [] }"
  static let examples: [Example] = [
    .fails(
      "import AppIntents\n"
        + ExampleSource.entity("Task", functions: search, queryMark: "↓")),
    .fails(
      "import AppIntents\n"
        + ExampleSource.entity(
          "Task", query: "EnumerableEntityQuery",
          functions: search + "\nfunc allEntities() async throws -> [Task] { [] }",
          queryMark: "↓")),
    .passes(
      "import AppIntents\n"
        + ExampleSource.entity("Task", query: "EntityStringQuery", functions: search)),
    // The function of a property query has the same name.
    .passes(
      "import AppIntents\n"
        + ExampleSource.entity(
          "Task", query: "EntityPropertyQuery",
          functions: """
            func entities(
              matching comparators: [Predicate<Task>], mode: ComparatorMode,
              sortedBy: [Sort<Task>], limit: Int?
            ) async throws -> [Task] { [] }
            """)),
    // Its own function calls it, and a protocol of another module may be a string query.
    .passes(
      "import AppIntents\n"
        + ExampleSource.entity(
          "Task",
          functions: search
            + "\nfunc suggestedEntities() async throws -> [Task] { try await entities(matching: \"\") }"
        )),
    .passes(
      "import AppIntents\n"
        + ExampleSource.entity("Task", query: "EntityQuery, SearchableQuery", functions: search)),
    // The conformance stands in an extension.
    .passes(
      "import AppIntents\n" + ExampleSource.entity("Task", functions: search)
        + "\nextension TaskQuery: EntityStringQuery {}"),
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    project.queries.compactMap { query in
      guard query.isShipped, !query.conforms(to: "EntityStringQuery"), query.stringSearch != nil,
        project.seesAllMembers(of: query), !isCalled(in: query)
      else { return nil }
      return project.finding(
        Self.self, at: query.name, in: query.file, .isNeverCalled(query.title),
        fix: fix(query.type))
    }
  }

  /// Whether the project may use the function as its own.
  private func isCalled(in query: Declaration) -> Bool {
    var isCalled = false
    for member in query.type.members {
      ActiveWalk.through(member.declaration, in: member.file) { node in
        if let call = node.as(FunctionCallExprSyntax.self),
          call.arguments.first?.label?.text == "matching",
          call.calledExpression.lastToken(viewMode: .sourceAccurate)?.text == "entities"
        {
          isCalled = true
        }
        return .visitChildren
      }
    }
    return isCalled
  }

  /// `EntityQuery` of the type's own heading becomes `EntityStringQuery`.
  private func fix(_ query: DeclaredType) -> Finding.Fix? {
    let written = query.inherited.first {
      $0.type.trimmedDescription == "EntityQuery" && $0.scope.file === query.file
    }
    return written.map {
      Finding.Fix(range: $0.scope.file.range(of: $0.type), replacement: "EntityStringQuery")
    }
  }
}

extension Finding.Message {
  fileprivate static func isNeverCalled(_ query: String) -> Self {
    """
    '\(query)' declares entities(matching:), which the system only calls on an EntityStringQuery; \
    conform to that
    """
  }
}
