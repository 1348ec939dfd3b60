// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// What the collector says it did with a batch: `{"accepted", "rejected", "duplicate"}`.
package struct UploadReceipt: Hashable, Sendable {
  package struct Rejection: Hashable, Sendable {
    /// The line of the body, of which the first is 1 and holds the batch's own facts.
    package var line: Int
    package var reason: String

    package init(line: Int, reason: String) {
      self.line = line
      self.reason = reason
    }
  }

  /// Events that are stored now.
  package var accepted: Int
  package var rejected: [Rejection]
  /// Events that had been stored before.
  package var duplicate: Int

  package init(accepted: Int, rejected: [Rejection] = [], duplicate: Int = 0) {
    self.accepted = accepted
    self.rejected = rejected
    self.duplicate = duplicate
  }

  /// How many events it speaks of.
  package var eventCount: Int {
    let (sum, overflow) = accepted.addingReportingOverflow(duplicate)
    return overflow ? .max : sum.addingReportingOverflow(rejected.count).partialValue
  }

  /// Nil when the body is no receipt: a sign-in page of a network answers 200 as well.
  package init?(_ body: [UInt8]) {
    guard let value = try? JSONDecoder().decode(Body.self, from: Data(body)),
      value.accepted >= 0, value.duplicate ?? 0 >= 0
    else { return nil }
    accepted = value.accepted
    duplicate = value.duplicate ?? 0
    rejected = (value.rejected ?? []).map { Rejection(line: $0.line, reason: $0.reason ?? "") }
    guard Set(rejected.map(\.line)).count == rejected.count else { return nil }
  }

  private struct Body: Decodable {
    struct Item: Decodable {
      var line: Int
      var reason: String?
    }
    var accepted: Int
    var rejected: [Item]?
    var duplicate: Int?
  }
}
