// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// When a confirmation is needed at all.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Only when the system is not sure that it understood the request.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
