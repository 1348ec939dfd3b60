// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Everything a reading depends on beside the words: the same context gives the same values.
public struct ReadingContext: Hashable, Sendable {
  /// The moment that "now" and "tomorrow" count from.
  public var now: Date
  public var timeZone: TimeZone
  public var locale: Locale
  /// Whether a date that names no year or week lies in the past ("what did I do on Friday").
  public var prefersPast: Bool

  public init(
    now: Date, timeZone: TimeZone, locale: Locale = Locale(identifier: "en_US"),
    prefersPast: Bool = false
  ) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
    self.prefersPast = prefersPast
  }

  /// Whether words of the locale's language are known; if not, only digits, signs and ISO dates
  /// are read.
  public var isLanguageKnown: Bool { Lexicon.forLanguage(of: locale) != nil }
}
