// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What the store keeps, and for how long.
package struct TelemetryStoreLimits: Hashable, Sendable {
  /// Events older than this go, at most a day later.
  package var days = 90
  /// The size that the file may have; the oldest events go first.
  package var bytes: Int64 = 16 << 30
  /// For how long it is remembered what arrived. A device sends a segment for a week at most.
  package var deduplicationDays = 60
  /// Events that lie further ahead of their arrival are refused.
  package var hoursAhead = 24
  /// How many different names are told apart; the rest is called "(other)".
  package var names = 65_000
  /// How many events lie in a chunk.
  package var chunkEvents = 65_536
  /// The largest number of rows in an answer.
  package var rows = 20_000

  package init() {}

  static let millisecondsPerDay: Int64 = 86_400_000

  /// The time before which events are too old.
  func oldest(now: Int64) -> Int64 { now - Int64(days) * Self.millisecondsPerDay }
}
