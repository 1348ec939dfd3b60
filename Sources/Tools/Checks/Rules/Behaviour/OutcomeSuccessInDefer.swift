// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// An outcome must be recorded where it is known, not in a `defer`.
struct OutcomeSuccessInDefer: Rule {
  static let id: RuleID = "outcome.success-in-defer"
  static let tier = Tier.risky
  static let severity = Severity.warning
  static let summary = "a defer records success, whatever happened"
  static let words = Set(
    outcomes.union(successes).union(["setTaskCompleted"]).map { "defer \($0)" })
  static let page = """
    A `defer` runs on every way out of its function: after an error, after a cancellation, after \
    an early `return`. An outcome that it records as a success is therefore a success in every \
    case: telemetry shows an intent that never fails, and the system schedules a background task \
    as if its work were done. Keep the outcome in a variable that starts as a failure and is set \
    at the end of the work, or record it in the branches of a `do`.
    """
  static let examples: [Example] = [
    .fails(
      """
      func load() async throws -> [Item] {
        let token = await telemetry.begin("load")
        ↓defer { Task { await telemetry.end(token, outcome: .success) } }
        return try await store.items()
      }
      """),
    .fails(
      """
      func handle(_ task: BGProcessingTask) async {
        ↓defer { task.setTaskCompleted(success: true) }
        guard let data = try? Data(contentsOf: file) else { return }
        await upload(data)
      }
      """),
    .fails(
      """
      func run() {
        ↓defer { recorder.finish(with: Outcome.success) }
        do { try work() } catch { log(error) }
      }
      """),
    // The outcome is a variable.
    .passes(
      """
      func handle(_ task: BGProcessingTask) async {
        var isDone = false
        defer { task.setTaskCompleted(success: isDone) }
        guard let data = try? Data(contentsOf: file) else { return }
        isDone = await upload(data)
      }
      """),
    // Nothing can go wrong on the way.
    .passes(
      """
      func count() -> Int {
        defer { recorder.finish(with: .success) }
        return items.count
      }
      """),
    // The defer decides.
    .passes(
      """
      func load() async throws -> [Item] {
        var items: [Item]?
        defer { if items != nil { telemetry.end(outcome: .success) } else { telemetry.end(outcome: .failure) } }
        items = try await store.items()
        return items ?? []
      }
      """),
    // It is no outcome of the work.
    .passes(
      """
      func read() throws -> String {
        defer { handle.close() }
        return try handle.text()
      }
      """),
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    let (defers, succeeding) = (
      WordSearch(["defer"]), WordSearch(Self.outcomes.union(Self.successes))
    )
    return project.files.flatMap { file in
      var found: [DeferStmtSyntax] = []
      ActiveWalk.through(file, mentioning: defers, and: succeeding) { node in
        if let statement = node.as(DeferStmtSyntax.self) { found.append(statement) }
        return .visitChildren
      }
      return found.compactMap { finding(for: $0, in: file, of: project) }
    }
  }

  private func finding(
    for statement: DeferStmtSyntax, in file: ParsedFile, of project: CheckedProject
  ) -> Finding? {
    guard let call = successCall(in: statement, of: file),
      let block = statement.parent?.parent?.parent?.as(CodeBlockSyntax.self),
      canFail(after: statement, in: block, of: file)
    else { return nil }
    return project.finding(
      Self.self, at: statement, in: file, .successInDefer(call.calleeName ?? "the call"))
  }

  /// A call that says success, which nothing in the `defer` decides on.
  private func successCall(
    in statement: DeferStmtSyntax, of file: ParsedFile
  ) -> FunctionCallExprSyntax? {
    guard statement.body.all(IfExprSyntax.self, in: file).isEmpty,
      statement.body.all(SwitchExprSyntax.self, in: file).isEmpty,
      statement.body.all(GuardStmtSyntax.self, in: file).isEmpty
    else { return nil }
    return statement.body.all(FunctionCallExprSyntax.self, in: file).first { call in
      call.arguments.contains { argument in
        let isTrue =
          argument.expression.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind
          == .keyword(.true)
        if isTrue { return Self.outcomes.contains(argument.label?.plainName ?? "") }
        guard let member = argument.expression.as(MemberAccessExprSyntax.self) else {
          return false
        }
        return Self.successes.contains(member.declName.baseName.plainName)
          && (member.base == nil || member.base?.lastName?.first?.isUppercase == true)
      }
    }
  }

  private static let outcomes: Set<String> = ["success", "succeeded", "successful", "isSuccess"]
  private static let successes: Set<String> = ["success", "succeeded", "ok", "completed"]

  /// Whether the block can be left otherwise than at its end.
  private func canFail(
    after statement: DeferStmtSyntax, in block: CodeBlockSyntax, of file: ParsedFile
  ) -> Bool {
    let later = block.statements.drop { $0.position <= statement.position }
    return later.contains { item in
      item.all(TryExprSyntax.self, in: file).contains { $0.questionOrExclamationMark == nil }
        || !item.all(ThrowStmtSyntax.self, in: file).isEmpty
        || !item.all(CatchClauseSyntax.self, in: file).isEmpty
        || item.all(GuardStmtSyntax.self, in: file).contains {
          !$0.body.all(ReturnStmtSyntax.self, in: file).isEmpty
        }
    }
  }
}

extension Finding.Message {
  fileprivate static func successInDefer(_ call: String) -> Self {
    """
    '\(call)' in a defer says success after an error and an early return too; \
    record the outcome where it is known
    """
  }
}
