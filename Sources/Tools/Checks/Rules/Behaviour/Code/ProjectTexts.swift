// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel
import SwiftSyntax

/// Asks whether a name occurs in the sources of a project, those that are not parsed included.
struct ProjectTexts {
  private let project: CheckedProject
  private lazy var texts: [String: String] = load()

  init(_ project: CheckedProject) { self.project = project }

  /// Whether the name is only read: nothing in its file binds it, no other file has it.
  mutating func onlyUses(_ reference: DeclReferenceExprSyntax, in file: ParsedFile) -> Bool {
    let name = reference.baseName.plainName
    let isRead = file.wholeTree.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      guard token.plainName == name else { return true }
      guard let parent = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      return parent.parent?.as(MemberAccessExprSyntax.self)?.declName.id != parent.id
        && parent.parent?.is(KeyPathPropertyComponentSyntax.self) != true
    }
    guard isRead else { return false }
    return texts.allSatisfy { path, text in
      (path == file.path || !text.contains(name)) && !text.contains("@_exported import")
    }
  }

  private func load() -> [String: String] {
    let paths = Set(project.project.targets.flatMap(\.sources) + project.project.unowned)
    return Dictionary(
      uniqueKeysWithValues: paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
        project.text(ofResource: path).map { (path, $0) }
      })
  }
}

/// The modules that a file imports.
struct Imports {
  let modules: [String]

  init(_ file: ParsedFile) {
    modules = file.items(file.tree.statements).compactMap { item in
      guard case .decl(let declaration) = item else { return nil }
      return declaration.as(ImportDeclSyntax.self)?.path.first?.name.plainName
    }
  }

  /// Whether all of them are frameworks without global names that look like an app's.
  var areApples: Bool { modules.allSatisfy(Self.apples.contains) }

  private static let apples: Set<String> = [
    "AppIntents", "Foundation", "SwiftUI", "WidgetKit", "ActivityKit", "AlarmKit", "os", "OSLog",
    "SwiftData", "CoreSpotlight", "CoreTransferable", "UniformTypeIdentifiers", "Observation",
    "CoreLocation", "UserNotifications", "BackgroundTasks", "MapKit", "EventKit", "Intents",
    "UIKit", "AppKit", "Combine", "CoreData", "StoreKit", "AVFoundation", "TipKit",
  ]
}
