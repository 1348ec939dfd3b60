// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// A failure must reach whoever asked.
struct IntentErrorAsSuccess: Rule {
  static let id: RuleID = "intent.error-as-success"
  static let tier = Tier.wrong
  static let severity = Severity.warning
  static let summary = "an intent ends normally although what it was asked for failed"
  static let page = """
    `perform()` tells how it went in one way only: it returns, or it throws. A `catch` that \
    returns a result, whatever its dialog says, is a success to the system: Siri says that it is \
    done, a shortcut goes on with its next action as if the message were sent, and telemetry \
    counts a success. So does an error that is logged and forgotten, and a `try?` in front of the \
    one thing that the intent does. Throw an error whose text says what went wrong; one that is \
    `CustomLocalizedStringResourceConvertible` is spoken as it is. Intents of widgets and controls \
    are no exception: a toggle that got no error keeps showing the state that was never reached.
    """
  static let examples: [Example] = [
    .fails(
      intent(
        """
        do {
          try await client.post(text)
          return .result(dialog: "Posted.")
        } ↓catch {
          return .result(dialog: "That did not work.")
        }
        """)),
    .fails(
      intent(
        """
        do {
          try await client.post(text)
        } ↓catch {
          logger.error("\\(error)")
        }
        return .result(dialog: "Posted.")
        """)),
    // A logger of the app's own, and a button of a widget.
    .fails(
      """
      import AppIntents
      struct Restart: AppIntent {
        static let isDiscoverable = false
        func perform() async throws -> some IntentResult & ReturnsValue<String> {
          do {
            try await activity.restart()
          } ↓catch {
            debug(.default, "no restart: \\(error)")
          }
          return .result(value: "Restarted.")
        }
      }
      """),
    // The log says that it is a failure.
    .fails(
      """
      import AppIntents
      struct Press: AppIntent {
        @Parameter(title: "Server") var server: String?
        func perform() async throws -> some IntentResult {
          guard let server else {
            logger.error("no server")
            ↓return .result()
          }
          try await press(server)
          return .result()
        }
      }
      """),
    // Nothing to do, and the log only tells it.
    .passes(
      """
      import AppIntents
      struct Press: AppIntent {
        @Parameter(title: "Server") var server: String?
        func perform() async throws -> some IntentResult {
          guard let server else {
            logger.debug("nothing chosen yet")
            return .result()
          }
          try await press(server)
          return .result()
        }
      }
      """),
    .fails(
      intent(
        """
        ↓try? await client.post(text)
        return .result(dialog: "Posted.")
        """)),
    .fails(
      """
      import AppIntents
      struct Press: AppIntent {
        @Parameter(title: "Button") var button: ButtonEntity
        func perform() async throws -> some IntentResult {
          guard let connection = Servers.shared.connection(for: button.serverID) else {
            logger.error("no server")
            ↓return .result()
          }
          try await connection.press(button.id)
          return .result()
        }
      }
      """),
    // Nothing has to be done.
    .passes(
      """
      import AppIntents
      struct Close: AppIntent {
        @Parameter(title: "Page") var page: PageEntity?
        func perform() async throws -> some IntentResult {
          guard let page, let window = app.windows.first, !window.isEmpty else { return .result() }
          try await window.close(page)
          return .result()
        }
      }
      """),
    .passes(
      intent(
        """
        do {
          try await client.post(text)
          return .result(dialog: "Posted.")
        } catch {
          logger.error("\\(error)")
          throw error
        }
        """)),
    // One kind of error is an answer.
    .passes(
      intent(
        """
        do {
          try await client.post(text)
          return .result(dialog: "Posted.")
        } catch PostError.alreadyPosted {
          return .result(dialog: "It was posted before.")
        }
        """)),
    // A second way to do it.
    .passes(
      intent(
        """
        do {
          try await client.post(text)
        } catch {
          try await client.queue(text)
        }
        return .result(dialog: "Posted.")
        """)),
    // The value says it.
    .passes(
      """
      import AppIntents
      struct IsReachable: AppIntent {
        func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
          do {
            try await ping()
            return .result(value: true)
          } catch {
            return .result(value: false)
          }
        }
      }
      """),
    // Beside the point.
    .passes(
      intent(
        """
        try await client.post(text)
        try? await Task.sleep(for: .seconds(0.1))
        try? FileManager.default.removeItem(at: draft)
        return .result(dialog: "Posted.")
        """)),
  ]

  private static func intent(_ statements: String) -> String {
    """
    import AppIntents
    struct Post: AppIntent {
      @Parameter(title: "Text") var text: String
      func perform() async throws -> some IntentResult & ProvidesDialog {
        \(statements)
      }
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    project.intentCode.performs.flatMap { entry -> [Finding] in
      guard !entry.declaration.conforms(to: "SnippetIntent") else { return [] }
      let body = PerformBody(entry.callable)
      return body.forgivingCatches.map {
        project.finding(
          Self.self, at: $0.catchKeyword, in: entry.callable.file,
          .failureReturns(entry.declaration.title))
      }
        + body.forgivingGuards.map {
          project.finding(
            Self.self, at: $0, in: entry.callable.file, .missingReturns(entry.declaration.title))
        }
        + body.droppedActions.map {
          project.finding(
            Self.self, at: $0, in: entry.callable.file, .errorDropped(entry.declaration.title))
        }
    }
  }
}

/// What a body of `perform()` does with errors.
private struct PerformBody {
  let callable: Callable

  init(_ callable: Callable) { self.callable = callable }

  private var file: ParsedFile { callable.file }

  // MARK: catch

  /// The `catch` clauses for any error after which the intent ends normally.
  var forgivingCatches: [CatchClauseSyntax] {
    callable.body.all(DoStmtSyntax.self, in: file).flatMap { statement -> [CatchClauseSyntax] in
      guard !isInClosure(statement), let clause = statement.catchClauses.last,
        catchesAll(clause), clause.body.all(ThrowStmtSyntax.self, in: file).isEmpty,
        clause.body.all(TryExprSyntax.self, in: file).isEmpty
      else { return [] }
      if returnsNormally(clause) { return [clause] }
      return onlyLogs(clause) && holdsTheAction(statement) && endsAfter(statement) ? [clause] : []
    }
  }

  private func isInClosure(_ node: some SyntaxProtocol) -> Bool {
    var next = node.parent
    while let one = next, one.id != callable.body.id {
      if one.is(ClosureExprSyntax.self) || one.is(FunctionDeclSyntax.self) { return true }
      next = one.parent
    }
    return false
  }

  private func catchesAll(_ clause: CatchClauseSyntax) -> Bool {
    clause.catchItems.allSatisfy { item in
      item.whereClause == nil
        && (item.pattern == nil || item.pattern?.is(ValueBindingPatternSyntax.self) == true)
        && item.pattern?.description.contains(" as ") != true
        && item.pattern?.description.contains(" is ") != true
    }
  }

  /// Whether each way through the clause ends in a result that holds no value.
  private func returnsNormally(_ clause: CatchClauseSyntax) -> Bool {
    let returned = clause.body.all(ReturnStmtSyntax.self, in: file).compactMap(\.expression)
    return !returned.isEmpty
      && returned.allSatisfy { expression in
        guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
          call.calleeName == "result"
        else { return false }
        return call.arguments.argument("value") == nil
          && call.arguments.argument("opensIntent") == nil
      }
  }

  private func onlyLogs(_ clause: CatchClauseSyntax) -> Bool {
    file.items(clause.body.statements).allSatisfy(isLog)
  }

  private func isLog(_ item: CodeBlockItemSyntax.Item) -> Bool {
    guard case .expr(let expression) = item,
      let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
      let name = call.calleeName
    else { return false }
    if call.isBare {
      return ["print", "NSLog", "debugPrint", "os_log"].contains(name) || Self.levels.contains(name)
    }
    return Self.levels.contains(name)
      && call.receiver?.trimmedDescription.lowercased().contains("log") == true
  }

  private static let levels: Set<String> = [
    "log", "trace", "debug", "info", "notice", "warning", "error", "fault", "critical", "verbose",
  ]

  /// Whether a log calls it a failure by its level.
  private func complains(_ item: CodeBlockItemSyntax.Item) -> Bool {
    guard isLog(item), case .expr(let expression) = item else { return false }
    let name = expression.unwrapped.as(FunctionCallExprSyntax.self)?.calleeName ?? ""
    return ["warning", "error", "fault", "critical"].contains(name)
  }

  /// Whether nothing else of the body can be what the intent is for.
  private func holdsTheAction(_ statement: DoStmtSyntax) -> Bool {
    actions(in: callable.body).allSatisfy {
      $0.position >= statement.position && $0.position < statement.endPosition
    } && !actions(in: statement.body.statements).isEmpty
  }

  /// Whether only a result follows.
  private func endsAfter(_ statement: DoStmtSyntax) -> Bool {
    callable.body.contains { $0.position <= statement.position }
      && callable.body.filter { $0.position > statement.position }.allSatisfy { item in
        item.item.is(ReturnStmtSyntax.self)
          || item.all(FunctionCallExprSyntax.self, in: file).allSatisfy {
            $0.calleeName == "result" || !Action.isOne($0)
          }
      }
  }

  // MARK: guard

  /// The bare results where something that the intent needs is not there.
  var forgivingGuards: [ReturnStmtSyntax] {
    guard IntentManner.resultNames(of: callable) == ["IntentResult"] else { return [] }
    return callable.body.all(GuardStmtSyntax.self, in: file).compactMap { statement in
      let items = file.items(statement.body.statements)
      guard !isInClosure(statement), items.dropLast().allSatisfy(isLog),
        items.dropLast().contains(where: complains)
          || statement.conditions.allSatisfy({ findsNeeded($0.condition) }),
        let returned = items.last?.node.as(ReturnStmtSyntax.self),
        let call = returned.expression?.unwrapped.as(FunctionCallExprSyntax.self),
        call.calleeName == "result", call.arguments.isEmpty
      else { return nil }
      return returned
    }
  }

  /// Whether a condition looks something up that has to be there. The first of a list need not, nor
  /// does an optional parameter.
  private func findsNeeded(_ condition: ConditionElementSyntax.Condition) -> Bool {
    guard case .optionalBinding(let binding) = condition,
      let value = binding.initializer?.value.unwrapped
    else { return false }
    if value.is(DeclReferenceExprSyntax.self) { return false }
    guard let member = value.as(MemberAccessExprSyntax.self) else {
      return value.is(FunctionCallExprSyntax.self)
    }
    return !["first", "last", "nilIfEmpty"].contains(member.declName.baseName.plainName)
      && member.base?.unwrapped.is(FunctionCallExprSyntax.self) == true
  }

  // MARK: try?

  /// The main actions whose errors are dropped.
  var droppedActions: [TryExprSyntax] {
    let dropped = callable.body.all(TryExprSyntax.self, in: file).filter { attempt in
      attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark && isStatement(attempt)
        && !isInClosure(attempt)
        && attempt.expression.unwrapped.as(FunctionCallExprSyntax.self).map(Action.isOne) == true
    }
    guard dropped.count == 1, let only = dropped.first else { return [] }
    let others = actions(in: callable.body).filter {
      $0.position < only.position || $0.position >= only.endPosition
    }
    return others.isEmpty ? [only] : []
  }

  /// Whether nobody looks at the value.
  private func isStatement(_ attempt: TryExprSyntax) -> Bool {
    if attempt.parent?.is(CodeBlockItemSyntax.self) == true { return true }
    guard let list = attempt.parent?.as(ExprListSyntax.self), list.count == 3 else { return false }
    return list.first?.is(DiscardAssignmentExprSyntax.self) == true
  }

  private func actions(in statements: CodeBlockItemListSyntax) -> [FunctionCallExprSyntax] {
    statements.all(FunctionCallExprSyntax.self, in: file).filter(Action.isOne)
  }
}

/// Tells calls that can be what an intent is for from those beside it.
private enum Action {
  private static let beside: Set<String> = [
    "debugPrint", "os_log", "verbose",
    "result", "sleep", "removeItem", "createDirectory", "donate", "reloadAllTimelines",
    "reloadTimelines", "reloadControls", "checkCancellation", "yield", "print", "NSLog", "log",
    "trace", "debug", "info", "notice", "warning", "error", "fault", "critical", "cancel",
    "updateAppShortcutParameters", "first", "filter", "map", "compactMap", "contains", "sorted",
    "joined", "split", "trimmingCharacters", "lowercased", "fetch", "setActive",
    "startAccessingSecurityScopedResource", "stopAccessingSecurityScopedResource",
  ]

  /// Makers of values and what is asked beside the work are none.
  static func isOne(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calleeName else { return false }
    return name.first?.isUppercase != true && name != "init" && !beside.contains(name)
      && !name.hasPrefix("request") && !name.hasPrefix("get") && !name.hasPrefix("make")
  }
}

extension Finding.Message {
  fileprivate static func failureReturns(_ intent: String) -> Self {
    "'\(intent)' ends as a success after an error; throw one that says what went wrong"
  }

  fileprivate static func missingReturns(_ intent: String) -> Self {
    "'\(intent)' ends as a success without what it needs; throw an error that says what is missing"
  }

  fileprivate static func errorDropped(_ intent: String) -> Self {
    "'\(intent)' drops the error of what it is for; use 'try' and let perform throw it"
  }
}
