// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

/// The settings of a widget; nobody runs it.
public protocol WidgetConfigurationIntent: AppIntent {
  associatedtype NeverResult where Self.NeverResult == Never
}

extension WidgetConfigurationIntent {
  /// Never called: the intent only holds settings.
  public func perform() async throws -> NeverResult {
    throw ValueError(
      .unsupported, "'\(Self.persistentIdentifier)' holds the settings of a widget and does not run"
    )
  }
}

/// The settings of a control; nobody runs it.
public protocol ControlConfigurationIntent: AppIntent {
  associatedtype NeverResult where Self.NeverResult == Never
}

extension ControlConfigurationIntent {
  /// Never called: the intent only holds settings.
  public func perform() async throws -> NeverResult {
    throw ValueError(
      .unsupported,
      "'\(Self.persistentIdentifier)' holds the settings of a control and does not run")
  }
}
