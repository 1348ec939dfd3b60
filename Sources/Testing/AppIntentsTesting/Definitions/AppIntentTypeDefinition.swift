// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// A definition of a type that values can have: an entity, an enum.
public protocol AppIntentTypeDefinition: Sendable {
  /// What stands for a value of the type in a test.
  associatedtype Instance: IntentValueConvertible

  /// Checks that a value is of the type.
  ///
  /// - Throws: ``IntentTestError`` that names both types.
  func isInstance(_ instance: Instance) throws
}

extension AppIntentTypeDefinition {
  func check(_ actual: String, is wanted: String) throws {
    guard actual != wanted else { return }
    throw IntentTestError(.casting, "the value is a '\(actual)', not a '\(wanted)'")
  }
}
