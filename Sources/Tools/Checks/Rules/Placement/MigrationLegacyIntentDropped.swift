// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel
import SwiftSyntax

/// An App Intent that takes the place of a custom intent has to say so.
struct MigrationLegacyIntentDropped: Rule {
  static let id: RuleID = "migration.legacy-intent-dropped"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary = "an App Intent replaces a custom intent and does not take over its shortcuts"
  static let page = """
    Shortcuts, automations and Siri phrases that people have made name the class of the custom \
    intent that they run. When the intent goes and no App Intent claims the class, every one of \
    them says "Unknown Action" after the update; when both are there, Shortcuts lists the action \
    twice. Apps have lost the shortcuts of all their users this way.

    Conform the App Intent to `CustomIntentMigratedAppIntent` and give it the class name: that in \
    the definition (`INIntentClassName`) if there is one, else the prefix, the name and `Intent`. \
    Parameters keep their values by name, so they need the names that they have in the definition.

    Without a baseline, what counts is the definition or the handler that is still in the project.
    """
  static let words: Set<String> = HandledIntents.words

  func findings(in project: CheckedProject) -> [Finding] {
    let migrated = MigratedIntents(project)
    guard !migrated.isUnclear else { return [] }
    let legacy = LegacyIntents(project)
    return legacy.all.flatMap { one -> [Finding] in
      if let successor = migrated.successors[one.className] {
        return lostParameters(of: one, in: successor, project)
      }
      if let replacement = replacement(of: one, in: project, legacy) {
        let fix = Finding.Fix.adding(
          member: "static let intentClassName = \"\(one.className)\"",
          conformance: MigratedIntents.protocolName, to: replacement)
        return [
          project.finding(
            Self.self, at: replacement.name, in: replacement.file,
            .notMigrated(replacement.title, from: one.className), fix: fix)
        ]
      }
      guard one.isGone, one.isAction || one.hasWidgetValues, let baseline = project.baseline,
        !isNamed(one.className, in: project), let place = appManifest(of: project)
      else { return [] }
      return [project.finding(Self.self, in: place, .dropped(one.className, since: baseline.name))]
    }
  }

  /// The App Intent that does the same by its name.
  private func replacement(
    of legacy: LegacyIntents.Legacy, in project: CheckedProject, _ all: LegacyIntents
  ) -> Declaration? {
    project.intents.first { intent in
      guard !intent.conforms(to: MigratedIntents.protocolName), !intent.type.isPrivate,
        legacy.module == nil || legacy.module == intent.type.module,
        legacy.baseNames.contains(LegacyIntents.baseName(of: intent.type.bareName)),
        !all.fitsAnother(intent, than: legacy)
      else { return false }
      if intent.isConfiguration { return legacy.hasWidgetValues }
      return legacy.isAction && intent.isOffered(project.constants)
    }
  }

  /// Whether a file has the class name as a text, as one that only the Mac compiles may.
  private func isNamed(_ className: String, in project: CheckedProject) -> Bool {
    let literal = "\"\(className)\""
    return project.files.contains { $0.text.contains(literal) }
  }

  private func lostParameters(
    of legacy: LegacyIntents.Legacy, in successor: Declaration, _ project: CheckedProject
  ) -> [Finding] {
    let names = Set(successor.parameters.map(\.name))
    let lost = legacy.parameters.filter { !names.contains($0) }
    guard !lost.isEmpty else { return [] }
    return [
      project.finding(
        Self.self, at: successor.name, in: successor.file,
        .lostParameters(lost, of: legacy.className, in: successor.title), severity: .warning)
    ]
  }

  private func appManifest(of project: CheckedProject) -> String? {
    let targets = project.project.targets
    return (targets.first(where: \.product.isApplication) ?? targets.first)?.manifest
  }
}

extension Finding.Message {
  fileprivate static func notMigrated(_ intent: String, from className: String) -> Self {
    """
    '\(intent)' replaces the custom intent '\(className)' without taking over its shortcuts; \
    conform it to CustomIntentMigratedAppIntent with intentClassName = "\(className)"
    """
  }

  fileprivate static func dropped(_ className: String, since baseline: String) -> Self {
    """
    the custom intent '\(className)' of \(baseline) is gone and no App Intent takes over its \
    shortcuts; declare one with CustomIntentMigratedAppIntent and this class name
    """
  }

  fileprivate static func lostParameters(
    _ names: [String], of className: String, in intent: String
  ) -> Self {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return """
      '\(intent)' takes over '\(className)' without its parameter\(names.count == 1 ? "" : "s") \
      \(list), so shortcuts lose the value; name a parameter so
      """
  }
}
