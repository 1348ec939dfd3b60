// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// How an intent runs and what it may answer, as its declaration says it.
struct IntentManner {
  let intent: Declaration
  let constants: ConstantReader

  init(_ intent: Declaration, in project: CheckedProject) {
    self.intent = intent
    constants = project.constants
  }

  /// Whether the app comes to the front, or may: then its screens say what happened.
  var mayOpenApp: Bool {
    if !intent.protocols.isDisjoint(with: Self.opening) { return true }
    if let property = intent.property("openAppWhenRun", isStatic: true), flag(property) != false {
      return true
    }
    guard let modes = intent.property("supportedModes", isStatic: true) else { return false }
    return modes.value.flatMap { constants.memberName(scoped($0, modes)) } != "background"
  }

  private static let opening: Set<String> = [
    "OpenIntent", "ForegroundContinuableIntent", "ShowInAppSearchResultsIntent",
    "TargetContentProvidingIntent", "URLRepresentableIntent", "UISceneAppIntent",
    "CameraCaptureIntent", "PlayVideoIntent", "StartWorkoutIntent",
  ]

  /// Whether only the app's own buttons run it.
  var isHidden: Bool {
    guard let property = intent.property("isDiscoverable", isStatic: true) else { return false }
    return flag(property) != true
  }

  /// Whether nobody is to use it any more.
  var isDeprecated: Bool {
    intent.conforms(to: "DeprecatedAppIntent")
      || intent.type.attributes.contains {
        $0.bareName == "available" && $0.description.contains("deprecated")
      }
  }

  /// Whether a schema of Apple's says what it does.
  var hasSchema: Bool {
    intent.type.attributes.contains {
      ["AppIntent", "AssistantIntent"].contains($0.bareName)
    }
  }

  private func flag(_ property: DeclaredProperty) -> Bool? {
    property.value.flatMap { constants.bool(scoped($0, property)) }
  }

  private func scoped(_ value: ExprSyntax, _ property: DeclaredProperty) -> ScopedExpression {
    ScopedExpression(expression: value, scope: property.scope)
  }

  /// The protocols in the result of `perform()`, by bare name: `ProvidesDialog`.
  static func resultNames(of perform: Callable) -> Set<String> {
    guard let returns = perform.returns else { return [] }
    return Set(
      returns.tokens(viewMode: .sourceAccurate).compactMap { token in
        guard case .identifier = token.tokenKind else { return nil }
        return token.plainName
      })
  }
}
