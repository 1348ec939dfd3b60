// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel

/// What declares intents has to be built.
struct TargetInNoTarget: Rule {
  static let id: RuleID = "target.in-no-target"
  static let tier = Tier.wrong
  static let severity = Severity.error
  static let summary = "a file with intents, a definition or a vocabulary is in no target"
  static let page = """
    A file that lies in the project's folder and is a member of no target is not built, and Xcode \
    says nothing about it: the intent, the App Shortcuts, the classes of the definition or the \
    example phrases are simply not there. It happens when a merge drops lines of the project file, \
    or when localised copies are added outside of Xcode.

    Tick the target in the file inspector, or delete the file.
    """

  static let examples: [Example] = [
    .fails(
      .init(files: ["App.swift": "import SwiftUI"]),
      .unowned("App/Intents", files: ["Add.swift": intent("↓Add")])),
    .fails(
      .init(files: ["App.swift": "import SwiftUI"]),
      .unowned("App/de.lproj", files: ["AppIntentVocabulary.plist": "↓<plist></plist>"])),
    .fails(
      .init(files: ["App.swift": "import SwiftUI"]),
      .unowned("App/Base.lproj", files: ["Intents.intentdefinition": "↓<plist></plist>"])),
    // Two levels below the sources, in every language: said once.
    .fails(
      .init(files: ["App.swift": "import SwiftUI"]),
      .unowned(
        "App/Resources",
        files: [
          "de.lproj/AppIntentVocabulary.plist": "↓<plist></plist>",
          "fr.lproj/AppIntentVocabulary.plist": "<plist></plist>",
        ])),
    .passes(.init(files: ["Add.swift": intent("Add")])),
    // An example beside the app, which nothing builds from here.
    .passes(
      .init("Sources", files: ["App.swift": "import SwiftUI"]),
      .unowned("Documentation/Samples", files: ["Add.swift": intent("Add")])),
    // An older copy of what is built.
    .passes(
      .init(files: ["Add.swift": intent("Add")]),
      .unowned("App/Old", files: ["Add.swift": intent("Add")])),
    .passes(
      .init(files: ["App.swift": "import SwiftUI"]),
      .unowned("App/Views", files: ["Row.swift": "struct Row {}"])),
  ]

  private static func intent(_ name: String) -> String {
    """
    import AppIntents
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "Add"
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    guard project.project.kind == .xcodeProject else { return [] }
    let folders = AppFolders(project.project)
    let unowned = Set(project.project.unowned.filter(folders.contains))
    let built = Set(project.declarations.filter { !$0.targets.isEmpty }.map(\.type.bareName))
    let declared = project.declarations.filter { declaration in
      unowned.contains(declaration.file.path) && declaration.type.kind != .contract
        && !built.contains(declaration.type.bareName)
        && ["AppIntent", "AppShortcutsProvider", "AppEntity"].contains(
          where: declaration.conforms(to:))
    }
    let sources = declared.map {
      project.finding(Self.self, at: $0.name, in: $0.file, .inNoTarget("'\($0.title)'"))
    }
    return sources + resources(unowned, project)
  }

  /// A file once, however many languages have a copy.
  private func resources(_ paths: Set<String>, _ project: CheckedProject) -> [Finding] {
    let copies = Dictionary(grouping: paths.filter { !$0.hasSuffix(".swift") }) { path in
      AppFolders.folder(of: path) + "/" + (path.split(separator: "/").last ?? "")
    }
    return copies.values.compactMap { paths in
      guard let first = paths.min() else { return nil }
      let name = "'\(first.split(separator: "/").last ?? "")'"
      let languages = paths.count > 1 ? ", in \(paths.count) languages," : ""
      return project.finding(Self.self, in: first, .inNoTarget(name + languages))
    }
  }
}

/// The folders that hold files of apps and extensions, and what is right below them.
private struct AppFolders {
  private var folders: Set<String> = []

  init(_ project: Project) {
    for target in project.targets where target.product.isApplication || target.product.isExtension {
      for path in target.sources + target.resources { folders.insert(Self.folder(of: path)) }
    }
  }

  func contains(_ path: String) -> Bool {
    let folder = Self.folder(of: path)
    return folders.contains(folder) || folders.contains(Self.parent(of: folder))
  }

  /// The folder of a file, or the one that the folder of its language is in.
  static func folder(of path: String) -> String {
    let folder = parent(of: path)
    return folder.hasSuffix(".lproj") ? parent(of: folder) : folder
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}

extension Finding.Message {
  fileprivate static func inNoTarget(_ name: String) -> Self {
    "\(name) is in no target, so nothing builds it; add the file to the app target or delete it"
  }
}
