// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own extensions of numbers, dates and collections.

import Foundation

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension ClosedRange {
  static func fromGraceful(_ one: Bound, _ other: Bound) -> ClosedRange {
    Swift.min(one, other)...Swift.max(one, other)
  }
}

extension Int {
  var toDouble: Double { Double(self) }
  var nilIfZero: Int? { self == 0 ? nil : self }
}

extension Double {
  var timeIntervalToDuration: Duration { .seconds(self) }

  func formatWithCompactStyle(abbreviatedUnit: Bool) -> String {
    formatted(.number.notation(.compactName))
  }

  func roundedToMultiple(of multiple: Int, roundingRule: FloatingPointRoundingRule) -> Double {
    (self / Double(multiple)).rounded(roundingRule) * Double(multiple)
  }

  func truncated(toDecimalPlaces places: Int) -> Double {
    let factor = pow(10, Double(places))
    return (self * factor).rounded(.towardZero) / factor
  }
}

extension Date {
  static func random(in range: ClosedRange<Date>) -> Date {
    Date(
      timeIntervalSinceReferenceDate: .random(
        in: range.lowerBound
          .timeIntervalSinceReferenceDate...range.upperBound
          .timeIntervalSinceReferenceDate))
  }
}

extension Calendar {
  func matchesHourAndMinute(of date: Date) -> Bool {
    dateComponents([.hour, .minute], from: Date()) == dateComponents([.hour, .minute], from: date)
  }

  func weekday(for date: Date) -> Locale.Weekday {
    [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday][
      component(.weekday, from: date) - 1]
  }
}

extension Locale {
  static var all: [Locale] { availableIdentifiers.map(Locale.init(identifier:)) }
  static var posix: Locale { Locale(identifier: "en_US_POSIX") }
  var localizedName: String {
    Locale.current.localizedString(forIdentifier: identifier) ?? identifier
  }
  static var currencyWithLocalizedNameAndRegionName: [(Locale.Currency, String, String)] { [] }
}

extension Collection {
  var nilIfEmpty: Self? { isEmpty ? nil : self }
  var second: Element? { dropFirst().first }

  func chunked(by size: Int) -> [[Element]] { [Array(self)] }
}

extension Sequence {
  func sorted<Value: Comparable>(by keyPath: KeyPath<Element, Value>) -> [Element] {
    sorted { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
  }
}

extension Array {
  func appending(_ element: Element) -> [Element] { self + [element] }
  func prepending(_ element: Element) -> [Element] { [element] + self }
}

struct SeededRandomNumberGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1
    return state
  }
  static func seededOrNot(seed: String?) -> SeededRandomNumberGenerator {
    SeededRandomNumberGenerator(state: UInt64(seed?.count ?? 1))
  }
}

extension ProcessInfo {
  var isLowPowerModeEnabled: Bool { false }
}
