// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import AppIntents
internal import IntentWire

/// What an intent gave back: `try result.value as String`, `result.value.project.name`.
@dynamicMemberLookup
public struct ResolvedIntentResult: Sendable {
  /// Gives `value` its name; it has no instances.
  public struct ValueKeyPath {
    /// Stands for the value in `result.value`; nobody reads it.
    public let value: Never
  }

  private let returned: IntentValue?
  /// What the app said, or the system where the app says nothing.
  ///
  /// - Note: Apple's module does not tell.
  public let dialog: String?
  /// The name of the app that came to the foreground, nil when none did.
  ///
  /// - Note: Apple's module does not tell.
  public let openedApp: String?

  init(_ returned: IntentValue?, dialog: String?, openedApp: String?) {
    self.returned = returned
    self.dialog = dialog
    self.openedApp = openedApp
  }

  private var step: PropertyStep { PropertyStep("value", returned) }

  /// The way into the value.
  @_disfavoredOverload
  public subscript(
    dynamicMember keyPath: KeyPath<ResolvedIntentResult.ValueKeyPath, Never>
  ) -> DynamicPropertyPath {
    DynamicPropertyPath(step)
  }

  /// The value, as the type that is wanted.
  ///
  /// - Throws: ``IntentTestError`` that names both types.
  public subscript<T>(
    dynamicMember keyPath: KeyPath<ResolvedIntentResult.ValueKeyPath, Never>
  ) -> T where T: IntentValueConvertible {
    get throws { try step.cast() }
  }

  /// The value, whatever its type: to compare with nil, or to hand to another intent.
  public subscript(
    dynamicMember keyPath: KeyPath<ResolvedIntentResult.ValueKeyPath, Never>
  ) -> (any IntentValueExpressing)? {
    try? step.expression()
  }
}

extension ResolvedIntentResult: Equatable {
  public static func == (left: ResolvedIntentResult, right: ResolvedIntentResult) -> Bool {
    left.returned == right.returned
  }
}

/// What a value query found.
public struct ResolvedValueQueryResult: Sendable {
  /// The values, in the order of the query.
  public let items: DynamicPropertyPathCollection
}
