// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentWire

/// A value that some tokens of an utterance can be read as.
public struct ReadValue: Hashable, Sendable {
  public var value: IntentValue
  /// The tokens that were read.
  public var span: Range<Int>
  /// From 0 to 1: how surely these words mean a value of this type.
  ///
  /// 1 is a form that means nothing else (`5 km`, `2026-12-01`); 0.5 is a word that more often
  /// means something else ("may", "second").
  public var confidence: Double
  /// Other values the same words may mean, most likely first: 5 in the morning and 5 in the
  /// afternoon.
  public var alternatives: [IntentValue]
  /// What was said about a date or a time.
  public var moment: Moment?

  public init(
    value: IntentValue, span: Range<Int>, confidence: Double = 1,
    alternatives: [IntentValue] = [], moment: Moment? = nil
  ) {
    self.value = value
    self.span = span
    self.confidence = confidence
    self.alternatives = alternatives
    self.moment = moment
  }
}

/// A date or a time as it was said.
public struct Moment: Hashable, Sendable {
  /// The smallest unit that was said, coarsest first.
  public enum Grain: Int, Comparable, Hashable, Sendable {
    case year, quarter, month, week, day, hour, minute, second

    public static func < (left: Grain, right: Grain) -> Bool { left.rawValue < right.rawValue }
  }

  public var date: Date
  /// The end, not included, where the words name a stretch of time ("this weekend").
  public var end: Date?
  public var grain: Grain
  /// Whether a day was said or follows from what was said.
  public var hasDate: Bool
  /// Whether a time of day was said.
  public var hasTime: Bool
  /// The components that were said or follow, on the Gregorian calendar, with the time zone only if
  /// one was named.
  public var components: DateComponents
}
