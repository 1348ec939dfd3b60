// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel
import SwiftSyntax

/// A SiriKit extension has to name its handler.
struct PlistPrincipalClass: Rule {
  static let id: RuleID = "plist.principal-class"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary = "NSExtensionPrincipalClass does not name the handler of a SiriKit extension"
  static let page = """
    The system makes the class that `NSExtensionPrincipalClass` names and asks it for a handler. \
    Swift's classes have their module in front of the name. If the class is not found the extension \
    ends with "principal object is nil", and every request fails.

    Write `$(PRODUCT_MODULE_NAME).IntentHandler`, with the name of the class that inherits from \
    `INExtension`.
    """
  static let words: Set<String> = ["INExtension"]

  static let examples: [Example] = [
    .fails(handler("IntentHandler", mark: true)),
    .fails(handler("Handler.Other", mark: true)),
    .fails(handler(nil, mark: true)),
    .passes(handler("Handler.IntentHandler")),
    .passes(handler("IntentHandler", attribute: "@objc(IntentHandler)\n")),
    // What the class inherits from stands in a library.
    .passes(handler("Handler.Other", superclass: "SharedHandler")),
    // A setting without a value says nothing.
    .passes(handler("$(HANDLER_CLASS)")),
  ]

  private static func handler(
    _ name: String?, superclass: String = "INExtension", attribute: String = "", mark: Bool = false
  ) -> Example.Part {
    let key = name.map {
      "\n\(mark ? "↓" : "")<key>NSExtensionPrincipalClass</key><string>\($0)</string>"
    }
    return Example.Part(
      "Handler", .intentsExtension,
      files: [
        "IntentHandler.swift": "import Intents\n\(attribute)class IntentHandler: \(superclass) {}",
        "Info.plist": """
        <plist version="1.0"><dict>
        \(mark && name == nil ? "↓" : "")<key>NSExtension</key><dict>\(key ?? "")
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        </dict></dict></plist>
        """,
      ])
  }

  func findings(in project: CheckedProject) -> [Finding] {
    project.project.targets.compactMap { target in
      guard target.product == .intentsExtension,
        let values = target.infoPlist?["NSExtension"]?.dictionary
      else { return nil }
      let handlers = project.index.ordered.filter { type in
        project.targets(of: type.file).contains(target)
          && type.inherited.contains { WrittenName($0.type)?.names.last == "INExtension" }
      }
      // Where no class is seen it may be written in Objective-C.
      guard let handler = handlers.first else { return nil }
      let message: Finding.Message
      if let name = values["NSExtensionPrincipalClass"]?.string {
        guard !name.contains("$"),
          !handlers.contains(where: { Self.names($0, target).contains(name) })
        else { return nil }
        message = .wrongPrincipalClass(name, handler: handler.bareName)
      } else {
        guard values["NSExtensionMainStoryboard"] == nil else { return nil }
        message = .noPrincipalClass(target.name, handler: handler.bareName)
      }
      let place = PlistPlace(
        ["NSExtensionPrincipalClass", "NSExtension"], of: target, in: project)
      return project.finding(Self.self, in: place.path, line: place.line, message)
    }
  }

  /// The names under which the running program finds the class.
  private static func names(_ type: DeclaredType, _ target: Target) -> Set<String> {
    let objc = type.attributes.first { $0.bareName == "objc" }?.arguments?.trimmedDescription
    return Set([objc, "\(target.moduleName).\(type.nestedName)"].compactMap(\.self))
  }
}

extension Finding.Message {
  fileprivate static func wrongPrincipalClass(_ name: String, handler: String) -> Self {
    """
    the principal class '\(name)' is not found when the extension starts; write \
    $(PRODUCT_MODULE_NAME).\(handler)
    """
  }

  fileprivate static func noPrincipalClass(_ target: String, handler: String) -> Self {
    """
    '\(target)' names no principal class; set NSExtensionPrincipalClass to \
    $(PRODUCT_MODULE_NAME).\(handler)
    """
  }
}
