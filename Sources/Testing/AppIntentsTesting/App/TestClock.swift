// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppIntents
public import Foundation

/// What the system takes for now: `"2026-11-30T10:00:00Z"`.
///
/// It decides what "tomorrow" means and what `systemContext.preciseTimestamp` tells; the app's own
/// `Date()` goes on.
public struct TestClock: Hashable, Sendable, ExpressibleByStringLiteral {
  enum Reading: Hashable, Sendable {
    case real
    case fixed(Date)
    case unreadable(String)
  }

  let reading: Reading

  private init(_ reading: Reading) { self.reading = reading }

  /// The real time.
  public static let real = TestClock(.real)

  /// Stands still.
  public static func at(_ date: Date) -> TestClock { TestClock(.fixed(date)) }

  /// A moment in ISO 8601 with its zone, at which the clock stands still.
  public init(stringLiteral text: String) {
    let date = try? Date(text, strategy: .iso8601)
    self.init(date.map { .fixed($0) } ?? .unreadable(text))
  }
}
