// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The processes of an app in which an intent may run.
///
/// The system reads the choice from the manifest, so it has to be written as a list of the names
/// below. Without one the system chooses.
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wherever the system finds best.
  public static var `default`: IntentExecutionTargets { [] }

  /// The app itself.
  public static var main: IntentExecutionTargets { IntentExecutionTargets(rawValue: 1) }

  /// The app's App Intents extension.
  public static var appIntentsExtension: IntentExecutionTargets {
    IntentExecutionTargets(rawValue: 2)
  }

  /// The app's widget extension.
  public static var widgetKitExtension: IntentExecutionTargets {
    IntentExecutionTargets(rawValue: 4)
  }
}

extension AppIntent {
  public typealias ExecutionTargets = IntentExecutionTargets

  /// In which of the app's processes the intent may run; any of them unless declared.
  public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}
