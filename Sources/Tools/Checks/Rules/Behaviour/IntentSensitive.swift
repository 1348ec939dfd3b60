// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// What cannot be undone has to be confirmed, or needs an unlocked device.
struct IntentSensitive: Rule {
  static let id: RuleID = "intent.sensitive"
  static let tier = Tier.risky
  static let severity = Severity.warning
  static let summary = "an intent deletes, unlocks, pays or restarts without asking"
  static let page = """
    Everyone who can speak to a phone can run an intent, on a locked phone too, and a shortcut \
    that somebody else made runs it unseen. What deletes, pays, unlocks, doses, restarts or sends \
    in a person's name, or takes over contacts, keys or settings from a link, needs a hand on the brake: `try await requestConfirmation(…)` before it is \
    done, or `authenticationPolicy` with `.requiresAuthentication` or \
    `.requiresLocalDeviceAuthentication`. A confirmation that a parameter of the same intent \
    switches off is none for insulin, money, locks and devices: the shortcut that is to be kept \
    from it sets the parameter. Where something of the app's own is deleted, a parameter that asks \
    unless somebody switches it off is a choice, and stays.

    Intents that open the app, and those that only the app's own buttons run, are left out.
    """
  static let examples: [Example] = [
    .fails(intent("↓DeleteCollectionIntent", "store.remove(collection)")),
    .fails(intent("↓RestartNodeIntent", "try await node.restart()")),
    .fails(intent("↓UnlockDoor", "await lock.open()")),
    .fails(intent("↓EnactBolus", "await pump.give(amount)")),
    .fails(intent("↓StopVPNIntent", "await tunnel.stop()")),
    .fails(intent("↓NightMode", "await alarmSystem.disarm()")),
    .fails(
      intent(
        "↓FactoryReset", "if asks { try await requestConfirmation() }; await node.reset()",
        more: #"@Parameter(title: "Ask", default: true) var asks: Bool"#)),
    .fails(
      intent(
        "↓ImportSettings", "await store.apply(link)",
        more: #"@Parameter(title: "Link") var link: URL"#)),
    // Asked unless who makes the shortcut wants it otherwise.
    .passes(
      intent(
        "DeleteNotes", "if asks { try await requestConfirmation() }; notes.remove(chosen)",
        more: #"@Parameter(title: "Ask", default: true) var asks: Bool"#)),
    .fails(
      intent(
        "↓DeleteNotes", "if asks { try await requestConfirmation() }; notes.remove(chosen)",
        more: #"@Parameter(title: "Ask", default: false) var asks: Bool"#)),
    // It writes down what was done.
    .passes(
      """
      import AppIntents
      struct AddInsulin: AppIntent {
        static let title: LocalizedStringResource = "Record Insulin"
        func perform() async throws -> some IntentResult {
          try await diary.add(units)
          return .result()
        }
      }
      """),
    .passes(
      intent(
        "AddBookmark", "await store.add(link)",
        more: #"@Parameter(title: "Link") var link: URL"#)),
    .passes(intent("SaveSettings", "await store.save()")),
    .passes(
      intent("DeleteCollectionIntent", "try await requestConfirmation(); store.remove(collection)")),
    .passes(
      intent(
        "DeleteCollectionIntent", "try await confirm(); store.remove(collection)",
        more: "func confirm() async throws { try await requestConfirmation() }")),
    .passes(
      intent(
        "UnlockDoor", "await lock.open()",
        more:
          "static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication")),
    .passes(intent("DeleteDraft", "router.show()", more: "static let openAppWhenRun = true")),
    .passes(intent("DeleteDraft", "drafts.remove(id)", more: "static let isDiscoverable = false")),
    // Harmless objects, and no verbs.
    .passes(intent("RestartTimerIntent", "timer.restart()")),
    .passes(intent("SendNudgeIntent", "await service.sendNudge(to: child)")),
    .passes(intent("GetDeletedItems", "store.load()")),
    .passes(intent("RemoveDuplicateLines", "text.removeAll()")),
    .passes(intent("ResetFilterIntent", "filter.reset()")),
    .passes(intent("PayloadIntent", "send(data)")),
    .passes(intent("PurchaseHistoryIntent", "store.load()")),
    .passes(intent("DoseReminder", "store.remind()")),
    .passes(intent("ShowUnlockedAchievements", "list.load()")),
  ]

  private static func intent(_ name: String, _ statement: String, more: String = "") -> String {
    """
    import AppIntents
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "Change"
      \(more)
      func perform() async throws -> some IntentResult {
        \(statement)
        return .result()
      }
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    project.intentCode.performs.compactMap { entry in
      let intent = entry.declaration
      let manner = IntentManner(intent, in: project)
      guard !manner.mayOpenApp, !manner.isHidden, !manner.isDeprecated, !manner.hasSchema,
        intent.protocols.isDisjoint(with: Self.guarded), !needsAuthentication(intent),
        let deed = SensitiveDeed(entry)
      else { return nil }
      switch Confirmation(entry, in: project) {
      case .always: return nil
      case .switchable(let parameter):
        if deed.isOrdinary, asksByDefault(parameter, intent) { return nil }
        return project.finding(
          Self.self, at: intent.name, in: intent.file,
          .switchable(intent.title, deed, by: parameter))
      case .never:
        return project.finding(
          Self.self, at: intent.name, in: intent.file, .unasked(intent.title, deed))
      }
    }
  }

  /// What the system asks about by itself, or what only its own surfaces run.
  private static let guarded: Set<String> = [
    "DeleteIntent", "LiveActivityIntent", "WidgetConfigurationIntent",
    "ControlConfigurationIntent", "SetFocusFilterIntent", "SnippetIntent",
  ]

  private func asksByDefault(_ name: String, _ intent: Declaration) -> Bool {
    let parameter = intent.parameters.first { $0.name == name }
    let value = parameter?.argument("default") ?? parameter?.property.binding.initializer?.value
    return value?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.true)
  }

  private func needsAuthentication(_ intent: Declaration) -> Bool {
    guard let policy = intent.property("authenticationPolicy", isStatic: true) else { return false }
    return policy.value?.lastName != "alwaysAllowed"
  }
}

/// How an intent asks before it acts.
private enum Confirmation {
  case never, always
  /// Only where a parameter says so.
  case switchable(String)

  init(_ entry: EntryPoint, in project: CheckedProject) {
    var asks = false
    var flags: Set<String> = []
    let parameters = Set(entry.declaration.parameters.map(\.name))
    CallWalk(resolver: project.intentCode.resolver).through(entry.callable) { callable, _ in
      for call in callable.body.all(FunctionCallExprSyntax.self, in: callable.file)
      where Self.isQuestion(call) {
        if let flag = Self.flag(around: call), parameters.contains(flag) {
          flags.insert(flag)
        } else {
          asks = true
        }
      }
    }
    self = asks ? .always : flags.min().map { .switchable($0) } ?? .never
  }

  private static let questions: Set<String> = [
    "requestChoice", "evaluatePolicy", "evaluateAccessControl", "continueInForeground",
    "requestDisambiguation", "needsToContinueInForegroundError",
  ]

  private static func isQuestion(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calleeName else { return false }
    return name.hasPrefix("requestConfirmation") || questions.contains(name)
      || name.lowercased().contains("authenticat")
  }

  /// The name that alone decides whether the question is asked.
  private static func flag(around call: FunctionCallExprSyntax) -> String? {
    guard let branch = call.ancestor(IfExprSyntax.self), branch.conditions.count == 1,
      branch.body.position <= call.position, call.position < branch.body.endPosition,
      case .expression(let condition)? = branch.conditions.first?.condition
    else { return nil }
    return condition.lastName
  }
}

extension Finding.Message {
  fileprivate static func unasked(_ intent: String, _ deed: SensitiveDeed) -> Self {
    """
    '\(intent)' \(deed.clause) without asking; call requestConfirmation before, \
    or declare an authenticationPolicy
    """
  }

  fileprivate static func switchable(
    _ intent: String, _ deed: SensitiveDeed, by parameter: String
  ) -> Self {
    """
    '\(intent)' \(deed.clause) without asking when a shortcut switches '\(parameter)' off; \
    ask in any case, or declare an authenticationPolicy
    """
  }
}
