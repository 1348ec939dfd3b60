// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// An error that an intent throws is spoken, so it needs a text.
struct IntentErrorText: Rule {
  static let id: RuleID = "intent.error-text"
  static let tier = Tier.wrong
  static let severity = Severity.warning
  static let summary = "an intent throws an error type that has no text for people"
  static let page = """
    The system shows and speaks the text of an error only if its type is \
    `CustomLocalizedStringResourceConvertible`. Of any other error people hear that something went \
    wrong, or read the name of a type and a number. Add the conformance and say in \
    `localizedStringResource` what is missing and what can be done about it.
    """
  static let examples: [Example] = [
    .fails(intent("throw PostError.offline") + "\nenum ↓PostError: Error { case offline }"),
    .fails(intent("throw NotPaired()") + "\nstruct ↓NotPaired: Error {}"),
    .passes(
      intent("throw PostError.offline") + """

        enum PostError: Error, CustomLocalizedStringResourceConvertible {
          case offline
          var localizedStringResource: LocalizedStringResource { "You are offline." }
        }
        """),
    .passes(
      intent("throw PostError.offline") + """

        enum PostError: Error { case offline }
        extension PostError: LocalizedError { var errorDescription: String? { "Offline" } }
        """),
    // Caught before people hear of it, or of another module.
    .passes(
      intent("do { throw PostError.offline } catch { retry() }")
        + "\nenum PostError: Error { case offline }"),
    .passes(
      intent("do { do { try check() } catch { throw PostError.offline } } catch { retry() }")
        + "\nenum PostError: Error { case offline }"),
    // Whoever takes the closure may catch what it throws.
    .passes(
      intent("let text = try? await limit { throw PostError.offline }")
        + "\nenum PostError: Error { case offline }"),
    .passes(intent("throw URLError(.timedOut)")),
    .passes(intent("throw PostError.offline") + "\nenum PostError: Texted { case offline }"),
  ]

  private static func intent(_ statement: String) -> String {
    """
    import AppIntents
    struct Post: AppIntent {
      func perform() async throws -> some IntentResult {
        \(statement)
        return .result()
      }
    }
    """
  }

  private static let plain: Set<String> = [
    "Error", "Sendable", "Equatable", "Hashable", "CaseIterable", "String", "Int", "Codable",
    "RawRepresentable",
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    let resolver = project.intentCode.resolver
    let thrown = project.intentCode.performs.flatMap { entry -> [DeclaredType] in
      let code = CodeContext(entry.callable)
      return entry.callable.body.all(ThrowStmtSyntax.self, in: entry.callable.file)
        .filter { !isCaught($0, in: entry.callable) }.compactMap {
          type(of: $0.expression, in: code, resolver)
        }
    }
    var seen: Set<String> = []
    return thrown.filter { type in
      seen.insert(type.qualifiedName).inserted && hasNoText(type, in: project)
    }.map {
      project.finding(Self.self, at: $0.name, in: $0.file, .withoutText($0.nestedName))
    }
  }

  /// Whether a `catch` of the same body takes it, or whoever a closure is given to may.
  private func isCaught(_ statement: ThrowStmtSyntax, in callable: Callable) -> Bool {
    var next = statement.parent
    while let node = next, node.id != callable.body.id {
      if node.is(ClosureExprSyntax.self) { return true }
      if let work = node.as(DoStmtSyntax.self), !work.catchClauses.isEmpty,
        statement.position < work.body.endPosition
      {
        return true
      }
      next = node.parent
    }
    return false
  }

  private func type(
    of expression: ExprSyntax, in code: CodeContext, _ resolver: CallResolver
  ) -> DeclaredType? {
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    if let type = resolver.metatype(called, in: code) { return type }
    guard let base = called.as(MemberAccessExprSyntax.self)?.base else { return nil }
    return resolver.metatype(base, in: code)
  }

  /// Whether the type is an error and conforms to nothing that could give it a text.
  private func hasNoText(_ type: DeclaredType, in project: CheckedProject) -> Bool {
    guard type.kind != .reference, project.conformances.ancestors(of: type).isEmpty else {
      return false
    }
    let names = project.conformances.frameworkProtocols(of: type)
    return names.contains("Error")
      && names.isSubset(of: Self.plain.union(["Decodable", "Encodable"]))
  }
}

extension Finding.Message {
  fileprivate static func withoutText(_ type: String) -> Self {
    """
    people hear no reason when an intent throws '\(type)'; \
    make it CustomLocalizedStringResourceConvertible
    """
  }
}
