// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What an uploader knows between its runs; written before each step that has an effect.
///
/// A process that is killed at any moment leaves the range that was under way as the first of
/// ``ItemProgress/pending``, so the next one sends that same range again.
package struct UploadLedger: Hashable, Sendable, Codable {
  /// What of an item is done and how the rest is cut.
  package struct ItemProgress: Hashable, Sendable, Codable {
    /// Delivered, set aside, or empty of records.
    package var done = ByteRangeSet()
    /// What of that was set aside.
    package var refused = ByteRangeSet()
    /// Ranges that were cut, in the order in which they are to be sent.
    package var pending: [Range<Int>] = []
    /// How often batches of it met a server's error.
    package var failures = 0
    /// How many batches had been delivered when that began, or when one was last cut for it.
    package var deliveriesBefore: Int?

    package init() {}

    private enum CodingKeys: String, CodingKey {
      case done, refused, pending, failures, deliveriesBefore
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      done = try container.decode(ByteRangeSet.self, forKey: .done)
      refused = try container.decode(ByteRangeSet.self, forKey: .refused)
      failures = try container.decode(Int.self, forKey: .failures)
      deliveriesBefore = try container.decodeIfPresent(Int.self, forKey: .deliveriesBefore)
      let bounds = try container.decode([Int].self, forKey: .pending)
      for place in stride(from: 0, to: bounds.count - 1, by: 2)
      where bounds[place] >= 0 && bounds[place] < bounds[place + 1] {
        pending.append(bounds[place]..<bounds[place + 1])
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(done, forKey: .done)
      try container.encode(refused, forKey: .refused)
      try container.encode(pending.flatMap { [$0.lowerBound, $0.upperBound] }, forKey: .pending)
      try container.encode(failures, forKey: .failures)
      try container.encodeIfPresent(deliveriesBefore, forKey: .deliveriesBefore)
    }
  }

  /// Whose items these are; a new consent makes a new install.
  package var install: String?
  package var items: [String: ItemProgress] = [:]
  /// Batches that arrived, since the ledger was begun.
  package var deliveries = 0
  /// Failures in a row, of the network or the server.
  package var failures = 0
  /// Nothing is sent before this moment, in milliseconds since 1970.
  package var notBefore: Int64?
  /// The day, counted from 1970 in UTC, that ``bytesOfDay`` belongs to.
  package var day: Int64 = 0
  package var bytesOfDay = 0
  /// By how many milliseconds the server's clock was ahead when it last told its time.
  package var skew: Int64?
  package var counts = UploadCounts()
  /// Payloads that were delivered lately: MetricKit hands past ones out again.
  package var deliveredPayloads: [String] = []

  package init() {}

  /// Forgets what belonged to another install; delays and the day's bytes stay.
  package mutating func adopt(install: String) {
    guard self.install != install else { return }
    var ledger = UploadLedger()
    ledger.install = install
    (ledger.failures, ledger.notBefore, ledger.skew) = (failures, notBefore, skew)
    (ledger.day, ledger.bytesOfDay) = (day, bytesOfDay)
    ledger.counts.ledgersLost = counts.ledgersLost
    self = ledger
  }
}

/// What did not arrive by policy, since consent was given.
package struct UploadCounts: Hashable, Sendable, Codable {
  /// Records that the collector refused alone, with a status of 400 or above.
  package var setAside = 0
  /// Records that a receipt named as rejected.
  package var rejected = 0
  /// Set-aside files that had to make room for newer ones.
  package var setAsideDropped = 0
  /// Ledgers that could not be read and were begun anew.
  package var ledgersLost = 0

  package init() {}
}
