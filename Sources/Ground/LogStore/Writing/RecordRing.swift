// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The newest records, as many as fit.
struct RecordRing: Sendable {
  private var records: [[UInt8]?] = []
  private var first = 0
  private var byteCount = 0
  let capacity: Int
  /// How many made room for newer ones.
  private(set) var overwritten: UInt64 = 0

  init(capacity: Int) { self.capacity = capacity }

  mutating func add(_ record: [UInt8]) {
    records.append(record)
    byteCount += record.count
    while byteCount > capacity, first < records.count {
      byteCount -= records[first]?.count ?? 0
      records[first] = nil
      first += 1
      overwritten += 1
    }
    if first > 64, first * 2 > records.count {
      records.removeFirst(first)
      first = 0
    }
  }

  /// From the oldest to the newest.
  var contents: [[UInt8]] { records[first...].compactMap(\.self) }

  mutating func removeAll() -> [[UInt8]] {
    defer {
      records = []
      first = 0
      byteCount = 0
    }
    return contents
  }
}
