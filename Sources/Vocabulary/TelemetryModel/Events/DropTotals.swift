// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Why an event that was published is not delivered.
package enum DropReason: UInt8, Hashable, Sendable, CaseIterable {
  /// The segments together reached their limit; the oldest went.
  case size
  /// Its segment was too old.
  case age
  /// The day's bytes were written.
  case daily
  /// There was nowhere to write: container missing, read-only, full.
  case unavailable
  /// The collector refused it for good.
  case refused
  /// Its bytes changed after they were written.
  case damaged

  package var name: String {
    switch self {
    case .size: "size"
    case .age: "age"
    case .daily: "daily"
    case .unavailable: "unavailable"
    case .refused: "refused"
    case .damaged: "damaged"
    }
  }
}

/// How many events of this install were dropped up to now, by reason and importance.
///
/// The numbers only grow, so of several reports the highest counts, and a report that is itself
/// dropped loses nothing.
package struct DropTotals: Hashable, Sendable {
  package struct Key: Hashable, Sendable, Comparable {
    package var reason: DropReason
    package var importance: EventImportance

    package init(_ reason: DropReason, _ importance: EventImportance) {
      self.reason = reason
      self.importance = importance
    }

    package static let count = DropReason.allCases.count * EventImportance.allCases.count

    package var index: Int {
      Int(reason.rawValue) * EventImportance.allCases.count + Int(importance.rawValue)
    }

    package static let all = DropReason.allCases.flatMap { reason in
      EventImportance.allCases.map { Key(reason, $0) }
    }

    package static func < (left: Key, right: Key) -> Bool { left.index < right.index }

    package var name: String { "\(reason.name).\(importance.name)" }
  }

  /// Without the zeros.
  package private(set) var counts: [Key: UInt64] = [:]

  package init() {}

  package subscript(key: Key) -> UInt64 {
    get { counts[key] ?? 0 }
    set { counts[key] = newValue == 0 ? nil : newValue }
  }

  package var total: UInt64 { counts.values.reduce(0, &+) }
}
