// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An intent that takes the place of one from a SiriKit definition file.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class that was generated for the former intent.
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  /// The former class's name, so that people's shortcuts go on working.
  public static var persistentIdentifier: String { intentClassName }
}
