// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel

/// The custom intents that App Intents may have to take over: those of the project's definitions,
/// those that its sources handle, and those of the baseline.
struct LegacyIntents {
  struct Legacy {
    var className: String
    /// What an App Intent for the same thing is called, without `Intent`.
    var baseNames: Set<String>
    var parameters: [String] = []
    var isAction = true
    /// Whether widgets hold values of it that a successor could take over.
    var hasWidgetValues = false
    /// The module to look for a successor in; nil for everywhere.
    var module: String?
    /// Whether only the baseline has it.
    var isGone = false
  }

  private(set) var all: [Legacy] = []

  init(_ project: CheckedProject) {
    let present = project.readCustomIntents().map(\.intent)
    for intent in present { add(intent) }
    // A folder may hold several apps, each in a folder of its own.
    let isFolder = project.project.kind == .folder
    for handled in HandledIntents(project).all {
      add(
        Legacy(
          className: handled.className, baseNames: [Self.baseName(of: handled.className)],
          module: isFolder ? handled.module : nil))
    }
    for intent in project.baseline?.customIntents ?? [] { add(intent, isGone: true) }
  }

  private mutating func add(_ intent: CustomIntent, isGone: Bool = false) {
    guard intent.isAction || intent.isForWidgets else { return }
    add(
      Legacy(
        className: intent.className,
        baseNames: [intent.name, Self.baseName(of: intent.className)],
        parameters: intent.parameters, isAction: intent.isAction,
        hasWidgetValues: intent.isForWidgets && !intent.parameters.isEmpty, isGone: isGone))
  }

  private mutating func add(_ legacy: Legacy) {
    if !all.contains(where: { $0.className == legacy.className }) { all.append(legacy) }
  }

  /// Whether an App Intent has more parameters in common with another custom intent.
  func fitsAnother(_ intent: Declaration, than legacy: Legacy) -> Bool {
    let names = Set(intent.parameters.map(\.name))
    let common = names.intersection(legacy.parameters).count
    return all.contains { names.intersection($0.parameters).count > common }
  }

  /// `CreateTask` for `CreateTaskIntent` and `CreateTaskAppIntent`.
  static func baseName(of name: String) -> String {
    for suffix in ["AppIntent", "Intent"] where name.hasSuffix(suffix) && name != suffix {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}
