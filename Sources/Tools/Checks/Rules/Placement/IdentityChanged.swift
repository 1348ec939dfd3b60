// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import ProjectModel
import SourceModel
import SwiftSyntax

/// What shortcuts and widgets have stored must still be there after an update.
struct IdentityChanged: Rule {
  static let id: RuleID = "identity.changed"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary = "something that saved shortcuts name is renamed, removed, moved or obsolete"
  static let page = """
    A saved shortcut, an automation or a configured widget stores names: the bundle, the intent's \
    identifier, its parameters by property name, entities by type, enum values by raw value. After \
    an update that changes one of them the action is "Unknown Action" or loses its value, for \
    everyone who used it, and nothing in the build says so.

    This rule compares with a baseline: a git revision, an older app, or a recorded file. Rename \
    freely where the old name stays as the identifier: `static let persistentIdentifier = "OldName"` \
    for types, the old raw value for a case. A parameter keeps its property's name. To retire an \
    intent, leave it in place with `isDiscoverable = false` or as a `DeprecatedAppIntent` that names \
    its successor.
    """

  func findings(in project: CheckedProject) -> [Finding] {
    guard let baseline = project.baseline else { return [] }
    let present = PresentIntents(project)
    let earlier = baseline.manifest.intents.sorted { $0.key < $1.key }
    var gone: [IntentDeclaration] = []
    var found: [Finding] = []
    for (identifier, intent) in earlier {
      guard let now = present.intent(intent, identifier) else {
        if Self.mattersWhenGone(intent), !present.isUnrecognised(intent) { gone.append(intent) }
        continue
      }
      found += obsolete(now, project, baseline)
      found += moved(now, identifier, project, baseline)
      found += ParameterIdentities(project: project, baseline: baseline).findings(intent, now)
    }
    let added = present.all.filter { !isKnown($0, to: baseline) }
    return found + gone.map { finding($0, gone: gone, added: added, project, baseline) }
  }

  /// Whether shortcuts or widgets may have stored the intent: a hidden one only runs from views.
  private static func mattersWhenGone(_ intent: IntentDeclaration) -> Bool {
    intent.isDiscoverable || intent.systemProtocols.contains(.widgetConfiguration)
  }

  private func isKnown(_ intent: PresentIntents.Intent, to baseline: Baseline) -> Bool {
    baseline.manifest.intents.contains { identifier, earlier in
      !intent.names.isDisjoint(with: PresentIntents.names(of: earlier, identifier))
    }
  }

  private func finding(
    _ intent: IntentDeclaration, gone: [IntentDeclaration], added: [PresentIntents.Intent],
    _ project: CheckedProject, _ baseline: Baseline
  ) -> Finding {
    let file = baseline.files["intent/\(intent.identifier)"]
    let others = gone.filter { $0.identifier != intent.identifier }
    let match = added.filter { candidate in
      let inFile = file == project.project.shown(candidate.declaration.file.path)
      guard candidate.resembles(intent, inFile: inFile) else { return false }
      // What would as well be the successor of another intent is of neither.
      return !others.contains { other in
        candidate.resembles(other, inFile: baseline.files["intent/\(other.identifier)"] == file)
      }
    }
    guard match.count == 1, let new = match.first?.declaration else {
      return project.finding(
        Self.self, in: IdentityPlace.of(file, in: project),
        .removed("intent", intent.identifier, since: baseline.name))
    }
    return .renamed(Self.self, "intent", intent.identifier, to: new, project, baseline)
  }

  private func obsolete(
    _ now: Declaration, _ project: CheckedProject, _ baseline: Baseline
  ) -> [Finding] {
    guard let reason = Obsolescence.reason(of: now) else { return [] }
    return [
      project.finding(
        Self.self, at: now.name, in: now.file, .obsolete(now.title, reason, since: baseline.name))
    ]
  }

  /// The bundle is part of an intent's identity; a library counts as part of those that link it.
  private func moved(
    _ now: Declaration, _ identifier: String, _ project: CheckedProject, _ baseline: Baseline
  ) -> [Finding] {
    let before = baseline.intentsByTarget.filter { $0.value.contains(identifier) }.keys.sorted()
    let after = Reach(project.project).programs(of: now).map(\.name)
    guard let old = before.first, let new = after.first,
      Set(before).isDisjoint(with: after),
      before.allSatisfy({ name in project.project.targets.contains { $0.name == name } })
    else { return [] }
    return [
      project.finding(
        Self.self, at: now.name, in: now.file,
        .moved(now.title, from: old, to: new, since: baseline.name))
    ]
  }
}

/// Where a finding about something that is gone stands.
enum IdentityPlace {
  /// The file that declared it if it is still compiled, else what declares the app's target.
  static func of(_ file: String?, in project: CheckedProject) -> String {
    let targets = project.project.targets
    if let file {
      let path = "\(project.project.root)/\(file)"
      if targets.contains(where: { $0.sources.contains(path) }) { return path }
    }
    let app = targets.first(where: \.product.isApplication) ?? targets.first
    return app?.manifest ?? project.project.root
  }
}

extension Finding {
  /// A type that has another identifier now: it can keep the old one.
  static func renamed<R: Rule>(
    _ rule: R.Type, _ kind: String, _ identifier: String, to new: Declaration,
    _ project: CheckedProject, _ baseline: Baseline
  ) -> Finding {
    let declares = new.property("persistentIdentifier", isStatic: true) != nil
    let fix =
      declares
      ? nil
      : Finding.Fix.adding(
        member: "static let persistentIdentifier = \"\(identifier)\"", to: new)
    return project.finding(
      rule, at: new.name, in: new.file,
      .renamed(kind, identifier, to: new.title, since: baseline.name), fix: fix)
  }
}

extension Finding.Message {
  fileprivate static func removed(_ kind: String, _ name: String, since baseline: String) -> Self {
    """
    the \(kind) '\(name)' of \(baseline) is gone, and shortcuts that use it break; keep it with \
    isDiscoverable = false, or give its successor persistentIdentifier = "\(name)"
    """
  }

  fileprivate static func renamed(
    _ kind: String, _ name: String, to new: String, since baseline: String
  ) -> Self {
    """
    '\(new)' was the \(kind) '\(name)' in \(baseline), and shortcuts that use it break; declare \
    static let persistentIdentifier = "\(name)"
    """
  }

  fileprivate static func obsolete(
    _ name: String, _ reason: String, since baseline: String
  ) -> Self {
    """
    '\(name)' is marked \(reason) since \(baseline), and shortcuts that use it break; mark it \
    deprecated, or make it a DeprecatedAppIntent
    """
  }

  fileprivate static func moved(
    _ name: String, from old: String, to new: String, since baseline: String
  ) -> Self {
    """
    '\(name)' was in '\(old)' in \(baseline) and is only in '\(new)' now, and shortcuts that use it \
    break; compile it into '\(old)' too
    """
  }
}
