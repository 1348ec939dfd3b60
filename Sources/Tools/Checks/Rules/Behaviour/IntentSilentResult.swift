// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel
import SwiftSyntax

/// An intent that changes something has to say so.
struct IntentSilentResult: Rule {
  static let id: RuleID = "intent.silent-result"
  static let tier = Tier.wrong
  static let severity = Severity.warning
  static let summary = "an intent changes something and answers nothing"
  static let words: Set<String> = ["intent"]
  static let page = """
    An intent whose result is a bare `.result()` ends without a word: Siri says "Done" or nothing \
    at all, and who asked by voice does not know whether the right thing was changed, or which. \
    Let the result provide a dialog (`& ProvidesDialog`, `.result(dialog:)`) that names what was \
    changed, or a value or a snippet.

    Intents that open the app, that only buttons of widgets, controls and Live Activities run, \
    that are not discoverable, or whose effect is heard need none.
    """
  static let examples: [Example] = [
    .fails(intent("↓Add", "await store.add(title)")),
    // To ask whether is not to say that.
    .fails(intent("↓Add", #"try await requestConfirmation(dialog: "Add it?"); store.add()"#)),
    // A button runs it, and so does Siri.
    .fails(
      intent("↓Stop", "await alarm.stop()", protocol: "LiveActivityIntent") + """

        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: Stop(), phrases: ["Stop \\(.applicationName)"])
          }
        }
        """),
    .fails(
      intent("↓Add", "try await store.add(title)", more: "static let openAppWhenRun = false")),
    .passes(
      """
      import AppIntents
      struct Add: AppIntent {
        func perform() async throws -> some IntentResult & ProvidesDialog {
          try await store.add()
          return .result(dialog: "Added.")
        }
      }
      """),
    .passes(
      """
      import AppIntents
      struct Count: AppIntent {
        func perform() async throws -> some IntentResult & ReturnsValue<Int> {
          .result(value: store.count)
        }
      }
      """),
    // The app's screens say it.
    .passes(intent("Show", "router.show()", more: "static let openAppWhenRun = true")),
    .passes(
      intent("Show", "router.show()", more: "static var supportedModes: IntentModes = .foreground")),
    .passes(intent("Show", "router.show()", protocol: "OpenIntent")),
    // Only buttons run it.
    .passes(intent("Add", "store.add()", more: "static let isDiscoverable = false")),
    .passes(intent("Stop", "await alarm.stop()", protocol: "LiveActivityIntent")),
    .passes(
      intent("Add", "store.add()") + """

        struct AddButton: View {
          var body: some View { Button("Add", intent: Add()) }
        }
        """),
    .passes(
      intent("Add", "store.add()") + """

        struct AddButton: View {
          let remove: Remove
          var body: some View {
            let add = Add()
            Button("Add", intent: add)
            Button("Remove", intent: remove)
          }
        }
        """),
    // It is heard.
    .passes(intent("Play", "player.play()", protocol: "AudioPlaybackIntent")),
    .passes(
      intent("Add", "let result = try await Other().perform(); await donate(); return result")),
    // It does nothing.
    .passes(intent("Empty", "")),
    .passes(intent("Pause", "try await Task.sleep(for: .seconds(seconds))")),
  ]

  private static func intent(
    _ name: String, _ statement: String, more: String = "", protocol: String = "AppIntent"
  ) -> String {
    """
    import AppIntents
    struct \(name): \(`protocol`) {
      static let title: LocalizedStringResource = "Change"
      \(more)
      func perform() async throws -> some IntentResult {
        \(statement)
        return .result()
      }
    }
    """
  }

  /// What buttons run, where no phrase does too.
  private static let pressed: Set<String> = [
    "LiveActivityIntent", "LiveActivityStartingIntent", "SetValueIntent",
  ]

  /// What the system runs, or what is heard.
  private static let quiet: Set<String> = [
    "WidgetConfigurationIntent", "ControlConfigurationIntent", "SetFocusFilterIntent",
    "SnippetIntent",
    "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent",
    "PushToTalkTransmissionIntent", "PauseWorkoutIntent", "ResumeWorkoutIntent",
    "StartDiveIntent",
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    let buttons = IntentButtons(project)
    return project.intentCode.performs.compactMap { entry in
      let intent = entry.declaration
      let manner = IntentManner(intent, in: project)
      guard intent.protocols.isDisjoint(with: Self.quiet), !manner.mayOpenApp, !manner.isHidden,
        !manner.isDeprecated, !manner.hasSchema,
        IntentManner.resultNames(of: entry.callable) == ["IntentResult"],
        changesSomething(entry.callable)
      else { return nil }
      let isOffered = project.shortcuts.contains { $0.intent?.type === intent.type }
      let isPressed =
        buttons.names.contains(intent.type.bareName)
        || !intent.protocols.isDisjoint(with: Self.pressed)
      // On the Mac the app's windows are in view, and nobody asks Siri without a phrase.
      let isSeen = intent.targets.allSatisfy { $0.platforms == [.macOS] } && !intent.targets.isEmpty
      guard isOffered || !(isPressed || isSeen) else { return nil }
      return project.finding(
        Self.self, at: intent.name, in: intent.file, .saysNothing(intent.title))
    }
  }

  /// Whether the body calls something, and asks nothing and shows nothing on its way.
  private func changesSomething(_ perform: Callable) -> Bool {
    let calls = perform.body.all(FunctionCallExprSyntax.self, in: perform.file)
    let speaks = calls.contains { call in
      let name = call.calleeName ?? ""
      return Self.speaking.contains(name)
        || (name == "result" && !call.arguments.isEmpty && !isQuestion(call))
        // What another intent answers is passed on.
        || (name == "perform" && passesOn(call))
    }
    return !speaks
      && calls.contains { call in
        let name = call.calleeName ?? ""
        return name != "result" && !Self.idle.contains(name)
          && name.first?.isUppercase == false && !isImplicit(call)
      }
  }

  private func passesOn(_ call: FunctionCallExprSyntax) -> Bool {
    call.ancestor(InitializerClauseSyntax.self) != nil
      || call.ancestor(ReturnStmtSyntax.self) != nil
  }

  /// Whether it is what a person is asked to confirm.
  private func isQuestion(_ result: FunctionCallExprSyntax) -> Bool {
    result.ancestor(FunctionCallExprSyntax.self)?.calleeName?.hasPrefix("request") == true
  }

  /// `.seconds(1)` makes a value.
  private func isImplicit(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.is(MemberAccessExprSyntax.self)
      && (call.receiver == nil || call.receiver?.trimmedDescription == "Duration")
  }

  private static let speaking: Set<String> = [
    "continueInForeground", "needsToContinueInForegroundError", "open",
    "openURL",
    "IntentDialog",
  ]
  private static let idle: Set<String> = [
    "print", "NSLog", "log", "info", "debug", "error", "notice", "fatalError", "sleep",
    "reloadAllTimelines", "reloadTimelines", "donate",
  ]
}

/// The intents that buttons and toggles of the project's views run.
struct IntentButtons {
  let names: Set<String>

  init(_ project: CheckedProject) {
    var names: Set<String> = []
    let (labels, makers) = (WordSearch(["intent", "action"]), WordSearch(Self.makers))
    for file in project.files where Self.label.occurs(in: file.text) {
      var used: Set<String> = []
      ActiveWalk.through(file, mentioning: labels, and: makers) { node in
        if let call = node.as(FunctionCallExprSyntax.self),
          Self.makers.contains(call.calleeName ?? ""),
          let intent = call.arguments.argument("intent") ?? call.arguments.argument("action")
        {
          if let type = Self.type(madeBy: intent) {
            names.insert(type)
          } else if let name = intent.unwrapped.lastName {
            used.insert(name)
          }
        }
        return .visitChildren
      }
      names.formUnion(Self.types(madeAs: used, in: file))
    }
    self.names = names
  }

  private static let label = BytePattern("intent:")

  /// The types that the constants of these names are made as.
  private static func types(madeAs names: Set<String>, in file: ParsedFile) -> Set<String> {
    var types: Set<String> = []
    guard !names.isEmpty else { return types }
    ActiveWalk.through(file, mentioning: WordSearch(names)) { node in
      if let binding = node.as(PatternBindingSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
        names.contains(name)
      {
        let type =
          binding.initializer.flatMap { Self.type(madeBy: $0.value) }
          ?? binding.typeAnnotation?.type.trimmedDescription
        if let type { types.insert(type) }
      }
      return .visitChildren
    }
    return types
  }

  private static func type(madeBy expression: ExprSyntax) -> String? {
    expression.unwrapped.as(FunctionCallExprSyntax.self)
      .flatMap { WrittenName($0.calledExpression)?.names.last { $0 != "init" } }
  }

  private static let makers: Set<String> = [
    "Button", "Toggle", "ControlWidgetButton", "ControlWidgetToggle", "widgetURL", "SiriTipView",
  ]
}

extension Finding.Message {
  fileprivate static func saysNothing(_ intent: String) -> Self {
    """
    '\(intent)' changes something and answers nothing; \
    let perform return '& ProvidesDialog' and say what was changed
    """
  }
}
