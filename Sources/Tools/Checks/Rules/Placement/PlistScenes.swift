// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel
import SwiftSyntax

/// Intents that the app handles itself need an app of several scenes.
struct PlistScenes: Rule {
  static let id: RuleID = "plist.scenes"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary = "the app handles SiriKit intents itself and does not support several scenes"
  static let page = """
    Since iOS 14 an app can handle SiriKit intents without an extension: its delegate implements \
    `application(_:handlerFor:)`. On iOS the system only asks apps that support multiple scenes; \
    with `UIApplicationSupportsMultipleScenes` set to false the handlers are never called.

    Set the key in the scene manifest to true.
    """
  static let words: Set<String> = ["handlerFor"]

  static let examples: [Example] = [
    .fails(app("false", mark: true, body: handler)),
    .passes(app("true", body: handler)),
    .passes(app("false", body: "")),
    // Without a scene manifest nothing is said.
    .passes(.init(files: ["Delegate.swift": "import UIKit\nclass Delegate {\n  \(handler)\n}"])),
  ]

  private static let handler =
    "func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { nil }"

  private static func app(_ value: String, mark: Bool = false, body: String) -> Example.Part {
    Example.Part(
      files: [
        "Delegate.swift": "import UIKit\nclass Delegate {\n  \(body)\n}",
        "Info.plist": """
        <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
        \(mark ? "↓" : "")<key>UIApplicationSupportsMultipleScenes</key><\(value)/>
        </dict></dict></plist>
        """,
      ])
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let key = "UIApplicationSupportsMultipleScenes"
    let refusing = project.project.targets.filter { target in
      target.product == .application
        && target.infoPlist?["UIApplicationSceneManifest"]?[key]?.boolean == false
    }
    guard !refusing.isEmpty else { return [] }
    let handling = Set(project.files.filter(Self.handlesIntents).map(\.path))
    return refusing.filter { $0.sources.contains(where: handling.contains) }.map { target in
      let place = PlistPlace([key], of: target, in: project)
      return project.finding(Self.self, in: place.path, line: place.line, .oneScene(target.name))
    }
  }

  private static func handlesIntents(_ file: ParsedFile) -> Bool {
    var found = false
    ActiveWalk.through(file, mentioning: WordSearch(["handlerFor"])) { node in
      if let function = node.as(FunctionDeclSyntax.self), function.name.plainName == "application" {
        let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
        if labels.contains("handlerFor") { found = true }
      }
      return found ? .skipChildren : .visitChildren
    }
    return found
  }
}

extension Finding.Message {
  fileprivate static func oneScene(_ target: String) -> Self {
    """
    '\(target)' handles intents in the app, which the system only asks if it supports multiple \
    scenes; set UIApplicationSupportsMultipleScenes to true
    """
  }
}
