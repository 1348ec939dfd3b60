// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An intent of the app under test, by the name of its type.
public struct AppIntentDefinition: Sendable {
  let source: AppSource
  /// The intent's identifier in the metadata.
  public let identifier: String

  init(source: AppSource, identifier: String) {
    self.source = source
    self.identifier = identifier
  }

  /// The app that the intent is of.
  public var bundleIdentifier: String { source.bundleIdentifier }

  /// Makes an intent with values for its parameters: `makeIntent(title: "…", dueDate: date)`.
  public var makeIntent: IntentValuePropertiesCallable<AnyAppIntent> {
    IntentValuePropertiesCallable { AnyAppIntent(self, $0) }
  }
}

extension AppIntentDefinition: Equatable {
  public static func == (left: AppIntentDefinition, right: AppIntentDefinition) -> Bool {
    left.identifier == right.identifier && left.bundleIdentifier == right.bundleIdentifier
  }
}
