// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Why an intent should not be used any more, and what to use.
public struct IntentDeprecation<ReplacementIntent>: Sendable where ReplacementIntent: AppIntent {
  public var message: LocalizedStringResource
  public var replacedBy: ReplacementIntent.Type?

  /// A deprecation with a reason and what takes the place.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    self.message = message
    self.replacedBy = replacedBy
  }

  /// A deprecation without anything that takes the place.
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.message = message
  }

  /// A deprecation whose reason is what takes the place.
  public init(replacedBy: ReplacementIntent.Type) {
    self.init(
      message: "This action was replaced by “\(ReplacementIntent.title)”.", replacedBy: replacedBy)
  }
}

/// An intent that is kept for people's shortcuts and no longer offered.
public protocol DeprecatedAppIntent: AppIntent {
  associatedtype ReplacementIntent: AppIntent = Never

  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent {
  public static var deprecation: IntentDeprecation<Never> {
    IntentDeprecation(message: "This action is no longer supported.")
  }
}
