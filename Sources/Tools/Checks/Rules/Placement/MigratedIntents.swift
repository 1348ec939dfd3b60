// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel

/// The App Intents that say which custom intent they stand for.
struct MigratedIntents {
  /// By the class name of the custom intent.
  private(set) var successors: [String: Declaration] = [:]
  /// Whether the class name of one is not fixed in the source: it may be any.
  private(set) var isUnclear = false

  init(_ project: CheckedProject) {
    for intent in project.intents where intent.conforms(to: Self.protocolName) {
      if let name = Self.className(of: intent, project.constants) {
        successors[name] = successors[name] ?? intent
      } else {
        isUnclear = true
      }
    }
  }

  static let protocolName = "CustomIntentMigratedAppIntent"

  /// The class name that an intent says it migrates.
  static func className(of intent: Declaration, _ constants: ConstantReader) -> String? {
    guard intent.conforms(to: protocolName) else { return nil }
    return intent.property("intentClassName", isStatic: true).flatMap { constants.string(of: $0) }
  }
}
