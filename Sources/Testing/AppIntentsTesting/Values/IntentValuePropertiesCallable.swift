// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// Makes an intent or an entity from arguments whose names nobody knows when a test is compiled:
/// `makeIntent(title: "Call the bank")`.
@dynamicCallable
public struct IntentValuePropertiesCallable<T>: Sendable {
  private let make: @Sendable (KeyValuePairs<String, (any IntentValueExpressing)?>) -> T

  init(_ make: @escaping @Sendable (KeyValuePairs<String, (any IntentValueExpressing)?>) -> T) {
    self.make = make
  }

  /// What the compiler makes of `makeIntent(title: "…")`.
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, (any IntentValueExpressing)?>
  ) -> T {
    make(arguments)
  }
}
