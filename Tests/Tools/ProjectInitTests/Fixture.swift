// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectModel

@testable import ProjectInit

/// A project in a folder that exists while a test runs.
final class Fixture {
  let path: String

  /// - Parameter files: texts by path.
  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.path + "/ProjectInitTests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let place = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: SourceChoice.folder(of: place), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: place))
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func plan(
    sources: [String]? = nil, place: OpenAppIntentsPlace = .folder("/tools/oai", clonedFrom: nil),
    from directory: String? = nil
  ) throws -> InitPlan {
    try InitPlanner(
      try ProjectReader.read(path), place: place, folders: sources?.map { "\(path)/\($0)" },
      package: "\(path)/AppIntentsLinux", directory: directory ?? path
    ).makePlan()
  }

  /// An app with two intents, a view, and a widget that shares one of them.
  static func app() throws -> Fixture {
    try Fixture([
      "App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      {
        objects = {
          ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (TAPP, TWIDGET, );
            developmentRegion = de; };
          MAIN = {isa = PBXGroup; children = (SYNC, SYNC2, ); };
          SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E, ); };
          E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TWIDGET;
            membershipExceptions = (Intents/Add.swift, ); };
          SYNC2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; };
          TAPP = {isa = PBXNativeTarget; name = "My App"; buildConfigurationList = L;
            productType = "com.apple.product-type.application";
            fileSystemSynchronizedGroups = (SYNC, ); };
          TWIDGET = {isa = PBXNativeTarget; name = Widget;
            productType = "com.apple.product-type.app-extension";
            fileSystemSynchronizedGroups = (SYNC2, ); };
          L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
          C = {isa = XCBuildConfiguration; name = Release; buildSettings = {
            PRODUCT_BUNDLE_IDENTIFIER = com.acme.app; SWIFT_VERSION = 5.0;
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = "PRO $(inherited)";
            GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = "Acme & Co"; }; };
        };
        rootObject = ROOT;
      }
      """,
      "App/Main.swift": "import SwiftUI\n@main struct Main: App {}\n",
      "App/Intents/Add.swift": """
      import AppIntents
      import Foundation
      #if canImport(WidgetKit)
      import WidgetKit
      #endif
      struct Add: AppIntent {
        static var title: LocalizedStringResource = "Add"
        @Parameter(title: "Name") var name: String
        func perform() async throws -> some IntentResult { .result() }
      }
      """,
      "App/Intents/Deep/List.swift": """
      import AppIntents
      struct List: AppIntent {
        static var title: LocalizedStringResource = "List"
        func perform() async throws -> some IntentResult { .result() }
      }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: Add(), phrases: ["Add in \\(.applicationName)"], shortTitle: "Add",
            systemImageName: "plus")
          AppShortcut(
            intent: List(), phrases: ["List \\(\\.$x) in \\(.applicationName)",
              "List all of \\(.applicationName)"], shortTitle: "List", systemImageName: "list")
        }
      }
      """,
      "App/Intents/Show.swift": "import AppIntents\nimport SwiftUI\nimport Charts2\n",
      "App/Intents/Views/View.swift": "import SwiftUI\nimport Widget\n",
      "App/Intents/notes.md": "x",
      "Widget/Widget.swift": "import WidgetKit\n",
    ])
  }
}

extension InitPlan {
  func text(_ name: String) -> String? {
    for entry in entries where shown(entry.path) == name {
      if case .text(let text) = entry.content { return text }
    }
    return nil
  }

  /// The links with their targets.
  var links: [String: String] {
    var result: [String: String] = [:]
    for entry in entries {
      if case .link(let target) = entry.content { result[shown(entry.path)] = target }
    }
    return result
  }
}
