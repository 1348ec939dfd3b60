// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel
import SwiftSyntax

/// A name that no text of the project declares.
struct IntentUndeclaredName: Rule {
  static let id: RuleID = "intent.undeclared-name"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary = "an intent uses a name that is declared nowhere"
  static let page = """
    Most projects build intents only for some targets and configurations, so an intent that does \
    not compile can go unnoticed until somebody archives the app: a property was renamed and one \
    use of it forgotten. The name that is reported is neither bound in the body, nor a member of \
    the intent or of its protocols, nor found anywhere else in the project. Use the name that is \
    declared, or declare this one.
    """
  static let examples: [Example] = [
    .fails(intent("await service.respond(id: ↓sessionIDString)")),
    .fails(intent(#"let text = "id: \(↓currentUserID)""#)),
    // Bound in the body.
    .passes(
      intent(
        """
        let sessionIDString = alarmIDString
        if let firstItem = sessionIDString.first { await service.respond(id: firstItem) }
        for oneItem in sessionIDString { await service.respond { theItem in use(theItem, oneItem) } }
        """)),
    // A label, a member, a key path, a function of a module.
    .passes(
      intent(
        """
        await service.respond(sessionIDString: alarmIDString, by: \\.shortName)
        withExtendedLifetime(service.longName) {}
        """)),
    // Declared elsewhere.
    .passes(intent("await service.respond(id: defaultSession)") + "\nlet defaultSession = 1"),
    // The framework's.
    .passes(intent("await service.respond(to: systemContext)")),
    // Another module may declare it.
    .passes("import Sessions\n" + intent("await service.respond(id: sessionIDString)")),
    // A class of another module may declare it.
    .passes(
      """
      import AppIntents
      struct Stop: AppIntent, SessionHolding {
        func perform() async throws -> some IntentResult {
          await service.respond(id: sessionIDString)
          return .result()
        }
      }
      """),
  ]

  private static func intent(_ statements: String) -> String {
    """
    import AppIntents
    let service = Service()
    struct Stop: LiveActivityIntent {
      @Parameter(title: "Alarm") var alarmIDString: String
      func perform() async throws -> some IntentResult {
        \(statements)
        return .result()
      }
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    var texts = ProjectTexts(project)
    return project.intentCode.performs.flatMap { entry -> [Finding] in
      guard isWhollyKnown(entry.declaration, in: project) else { return [] }
      return suspects(in: entry.callable).filter { texts.onlyUses($0, in: entry.callable.file) }
        .map {
          project.finding(
            Self.self, at: $0, in: entry.callable.file, .undeclared($0.baseName.plainName))
        }
    }
  }

  /// Whether everything that can give the intent members is Apple's or in the project.
  private func isWhollyKnown(_ intent: Declaration, in project: CheckedProject) -> Bool {
    let type = intent.type
    guard type.kind == .structure, type.path.count == 1, !type.isInForeignType,
      type.attributes.allSatisfy({ Self.plainAttributes.contains($0.bareName) }),
      Imports(type.file).areApples,
      intent.targets.allSatisfy({ $0.settings["SWIFT_OBJC_BRIDGING_HEADER"] == nil })
    else { return false }
    return ([type] + intent.ancestors).allSatisfy { owner in
      owner.inherited.allSatisfy { entry in
        switch project.resolver.resolve(entry.type, in: entry.scope) {
        case .declared: true
        case .external(let name, _):
          FrameworkProtocols.parents[name] != nil || Self.plainProtocols.contains(name)
        default: false
        }
      }
    }
  }

  private static let plainAttributes: Set<String> = ["available", "MainActor"]
  private static let plainProtocols: Set<String> = [
    "AppIntent", "Sendable", "Hashable", "Equatable", "Codable", "Identifiable",
  ]

  // MARK: Names

  /// The names that a body reads as values and does not bind.
  private func suspects(in callable: Callable) -> [DeclReferenceExprSyntax] {
    let code = CodeContext(callable)
    return callable.body.all(DeclReferenceExprSyntax.self, in: callable.file).filter { reference in
      let name = reference.baseName.plainName
      return reference.argumentNames == nil && Self.isOwnName(name) && !code.binds(name)
        && isValue(reference)
    }
  }

  private func isValue(_ reference: DeclReferenceExprSyntax) -> Bool {
    guard let parent = reference.parent, !parent.is(KeyPathPropertyComponentSyntax.self),
      parent.as(MemberAccessExprSyntax.self)?.declName.id != reference.id,
      parent.as(FunctionCallExprSyntax.self)?.calledExpression.id != reference.id,
      reference.ancestor(MacroExpansionExprSyntax.self) == nil
    else { return false }
    return true
  }

  /// Whether a name looks like one that an app gives: `alarmIDString`, not `stdout` or `kCFNull`.
  private static func isOwnName(_ name: String) -> Bool {
    guard let first = name.first, first.isLowercase, first.isLetter, !name.contains("_"),
      name.contains(where: \.isUppercase), !members.contains(name)
    else { return false }
    return first != "k" || name.dropFirst().first?.isUppercase != true
  }

  /// What the framework's protocols and the language give every intent.
  private static let members: Set<String> = [
    "systemContext", "undoManager", "appEntity", "persistentIdentifier", "newValue", "oldValue",
    "openAppWhenRun", "isDiscoverable", "authenticationPolicy", "parameterSummary",
    "supportedModes", "intentClassName", "predictionConfiguration", "requestConfirmation",
    "requestChoice", "continueInForeground", "needsToContinueInForegroundError",
    "requestToContinueInForeground", "callAsFunction", "contentIdentifier", "noErr",
    "isolation",
  ]
}

extension Finding.Message {
  fileprivate static func undeclared(_ name: String) -> Self {
    "'\(name)' is declared nowhere in the project; use the name that is declared"
  }
}
