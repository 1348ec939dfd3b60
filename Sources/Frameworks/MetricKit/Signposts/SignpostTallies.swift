// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Platform
import ProcessAccounting

/// Counts signposts and what the process took between two of them.
struct SignpostTallies {
  /// What the process took until a moment.
  struct Snapshot: Sendable {
    var time: MonotonicTime
    var processorTime: Duration?
    var memory: UInt64?
    var logicalWrites: UInt64?

    static var now: Snapshot {
      let usage = OwnProcess.usage
      return Snapshot(
        time: .now, processorTime: usage?.processorTime, memory: usage?.memory,
        logicalWrites: ProcessWrites.bytes(of: OwnProcess.identifier))
    }
  }

  private struct Key: Hashable {
    var category: String
    var name: String
  }
  private struct Interval: Hashable {
    var key: Key
    var id: UInt64
  }

  private var tallies: [Key: SignpostTally] = [:]
  private var open: [Interval: Snapshot] = [:]

  /// Names beyond these are not counted: a name that a program computes would have no end.
  private static let nameLimit = 200
  private static let openLimit = 10_000

  mutating func note(
    _ type: OSSignpostType, category: String, name: String, id: UInt64, _ snapshot: Snapshot?
  ) {
    let key = Key(category: category, name: name)
    let interval = Interval(key: key, id: id)
    switch type {
    case .begin:
      if open.count < Self.openLimit { open[interval] = snapshot }
    case .end:
      // An end without a beginning says nothing.
      guard let snapshot, let start = open.removeValue(forKey: interval) else { return }
      count(key) { Self.add(start, snapshot, to: &$0) }
    default: count(key) { _ in }
    }
  }

  private mutating func count(_ key: Key, _ body: (inout SignpostTally) -> Void) {
    guard tallies[key] != nil || tallies.count < Self.nameLimit else { return }
    var tally = tallies[key] ?? SignpostTally(category: key.category, name: key.name)
    tally.count += 1
    body(&tally)
    tallies[key] = tally
  }

  private static func add(_ start: Snapshot, _ end: Snapshot, to tally: inout SignpostTally) {
    var more = SignpostTally(category: tally.category, name: tally.name)
    let milliseconds = (end.time - start.time).inSeconds * 1000
    more.durations = [DurationBuckets.index(ofMilliseconds: milliseconds): 1]
    if let before = start.processorTime, let after = end.processorTime {
      more.processorTime = max(0, (after - before).inSeconds)
    }
    if let before = start.logicalWrites, let after = end.logicalWrites {
      more.logicalWrites = after > before ? after - before : 0
    }
    if let memory = end.memory.map({ Double($0) }) { more.memory = [memory, memory * memory, 1] }
    tally.merge(more)
  }

  /// The tallies since the last time; open intervals stay open.
  mutating func take() -> [SignpostTally] {
    defer { tallies = [:] }
    return tallies.values.sorted { ($0.category, $0.name) < ($1.category, $1.name) }
  }
}
