// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What stands at the beginning of a segment and never changes.
package struct SegmentHeader: Hashable, Sendable {
  package var size: UInt32
  package var id: SegmentID
  /// Which consent it was recorded under.
  package var generation: UInt32
  package var install: InstallID
  package var boot: UInt64
  /// Milliseconds since 1970 when the segment was made.
  package var createdWall: Int64
  /// Milliseconds since the device's start when the segment was made.
  package var createdUp: UInt64
  /// A clock in milliseconds that goes on from segment to segment and that nobody sets: within a
  /// boot it counts as the device does, from one boot to the next at most a day.
  package var age: UInt64
  /// Where on that clock the day began whose bytes are counted.
  package var dayBegan: UInt64
  /// Bytes of the segments of that day, this one included.
  package var dayBytes: UInt64
  /// The least importance that is recorded here.
  package var threshold: EventImportance

  package init(
    size: UInt32, id: SegmentID, generation: UInt32, install: InstallID, boot: UInt64,
    createdWall: Int64, createdUp: UInt64, age: UInt64 = 0, dayBegan: UInt64 = 0,
    dayBytes: UInt64 = 0, threshold: EventImportance = .detail
  ) {
    self.size = size
    self.id = id
    self.generation = generation
    self.install = install
    self.boot = boot
    self.createdWall = createdWall
    self.createdUp = createdUp
    self.age = age
    self.dayBegan = dayBegan
    self.dayBytes = dayBytes
    self.threshold = threshold
  }

  /// Twelve words; the last one holds the threshold and the checksum.
  package var words: [UInt64] {
    var words: [UInt64] = [
      SegmentLayout.magic,
      UInt64(SegmentLayout.version) | UInt64(SegmentLayout.headerSize) << 16 | UInt64(size) << 32,
      UInt64(id.number) | UInt64(generation) << 32,
      install.high, UInt64(install.low), boot, UInt64(bitPattern: createdWall), createdUp, age,
      dayBegan, dayBytes, UInt64(threshold.rawValue),
    ]
    words[11] |= UInt64(Checksum.of(words)) << 32
    return words
  }

  package enum Problem: Error, Hashable, Sendable {
    case notASegment
    case newer(version: UInt16)
    case damaged
  }

  package init(words: [UInt64]) throws(Problem) {
    guard words.count >= 12, words[0] == SegmentLayout.magic else { throw .notASegment }
    let version = UInt16(truncatingIfNeeded: words[1])
    guard version <= SegmentLayout.version else { throw .newer(version: version) }
    var summed = Array(words[..<12])
    summed[11] &= 0xFFFF_FFFF
    guard Checksum.of(summed) == UInt32(words[11] >> 32),
      words[1] >> 16 & 0xFFFF == UInt64(SegmentLayout.headerSize),
      let threshold = EventImportance(rawValue: UInt8(truncatingIfNeeded: words[11])),
      SegmentLayout.sizes.contains(Int(words[1] >> 32))
    else { throw .damaged }
    self.init(
      size: UInt32(words[1] >> 32), id: SegmentID(UInt32(truncatingIfNeeded: words[2])),
      generation: UInt32(words[2] >> 32),
      install: InstallID(high: words[3], low: UInt32(truncatingIfNeeded: words[4])),
      boot: words[5], createdWall: Int64(bitPattern: words[6]), createdUp: words[7],
      age: words[8], dayBegan: words[9], dayBytes: words[10], threshold: threshold)
  }
}
