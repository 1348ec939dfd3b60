// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

// Every combination of a result: this file only has to compile, and the tests run some of it.

struct Nothing: AppIntent {
  static let title: LocalizedStringResource = "Nothing"
  func perform() async throws -> some IntentResult { .result() }
}

struct Says: AppIntent {
  static let title: LocalizedStringResource = "Says"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Added \(3) tasks")
  }
}

struct SaysMore: AppIntent {
  static let title: LocalizedStringResource = "Says more"
  func perform() async throws -> some ProvidesDialog & ReturnsValue<[Project]> {
    .result(
      value: Project.all,
      dialog: IntentDialog(
        full: "You have three projects", supporting: "Projects", systemImageName: "folder"))
  }
}

struct ReturnsNil: AppIntent {
  static let title: LocalizedStringResource = "Returns nil"
  func perform() async throws -> some ReturnsValue<Project?> { .result(value: nil) }
}

struct ReturnsEnum: AppIntent {
  static let title: LocalizedStringResource = "Returns an enum"
  // Not `async`, and on the main actor.
  @MainActor func perform() throws -> some IntentResult & ReturnsValue<Priority> {
    .result(value: .high)
  }
}

struct Opens: AppIntent {
  static let title: LocalizedStringResource = "Opens"
  func perform() async throws -> some IntentResult & OpensIntent & ReturnsValue<Int> {
    .result(value: 1, opensIntent: OpenProject(Project.all[1]))
  }
}

struct OpensAndSays: AppIntent {
  static let title: LocalizedStringResource = "Opens and says"
  func perform() async throws -> some OpensIntent & ProvidesDialog {
    .result(opensIntent: OpenProject(Project.all[0]), dialog: "Opening")
  }
}

struct OpensByType: AppIntent {
  static let title: LocalizedStringResource = "Opens by type"
  typealias PerformResult = IntentResultContainer<Never, OpenProject, Never, Never>
  func perform() async throws -> IntentResultContainer<Never, OpenProject, Never, Never> {
    .result(opensIntent: OpenProject(Project.all[0]))
  }
}

struct ShowsSnippet: AppIntent {
  static let title: LocalizedStringResource = "Shows a snippet"
  func perform() async throws -> some ShowsSnippetIntent & ProvidesDialog & ReturnsValue<Int> {
    .result(value: 1, dialog: "Look", snippetIntent: EmptySnippetIntent())
  }
}

struct OpenProject: OpenIntent {
  static let title: LocalizedStringResource = "Open"
  @Parameter(title: "Project") var target: Project

  init() {}
  init(_ project: Project) { target = project }
}

struct DeleteProjects: DeleteIntent {
  static let title: LocalizedStringResource = "Delete"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
  static let description: IntentDescription? = IntentDescription(
    "Deletes projects.", categoryName: "Projects", searchKeywords: ["remove"],
    resultValueName: "Projects")
  @Parameter(title: "Projects") var entities: [Project]
  func perform() async throws -> some IntentResult {
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Delete", acceptAlternatives: ["Remove"], denyLabel: "Keep",
        denyAlternatives: [], destructive: true), dialog: "Delete \(entities.count) projects?")
    return .result()
  }
}

struct SetLevel: SetValueIntent {
  static let title: LocalizedStringResource = "Set"
  static let description: IntentDescription? = "Sets the level."
  @Parameter(title: "Level") var value: Level
  func perform() async throws -> some IntentResult { .result() }
}

struct FormerIntent: CustomIntentMigratedAppIntent, DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Former"
  static let intentClassName = "FormerTaskIntent"
  static let deprecation = IntentDeprecation(message: "Use Says", replacedBy: Says.self)
  func perform() async throws -> some IntentResult { .result() }
}

struct Settings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"
  @Parameter(title: "Project") var project: Project?
}

struct Modes: AppIntent {
  static let title: LocalizedStringResource = "Modes"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  func perform() async throws -> some IntentResult {
    if systemContext.currentMode == .background { try await continueInForeground("Continue?") }
    return .result()
  }
}
