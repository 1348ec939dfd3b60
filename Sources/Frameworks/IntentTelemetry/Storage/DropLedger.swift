// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// Removing a segment: one at a time in an App Group. Whoever finds a removal that somebody began
/// and did not finish finishes it, so that none is counted twice or not at all.
struct Removal: Hashable {
  enum Cause: UInt64 {
    case size = 0, age, delivered
  }

  /// Counts removals; 20 bits.
  var sequence: UInt64
  /// The low bits of the generation.
  var generation: UInt64
  var cause: Cause
  /// 0 when none is under way.
  var segment: UInt32

  init(sequence: UInt64, generation: UInt32, cause: Cause, segment: UInt32) {
    self.sequence = sequence & 0xF_FFFF
    self.generation = UInt64(generation & 0xFF)
    self.cause = cause
    self.segment = segment
  }

  init(word: UInt64) {
    sequence = word >> 44
    generation = word >> 36 & 0xFF
    cause = Cause(rawValue: word >> 32 & 0xF) ?? .size
    segment = UInt32(truncatingIfNeeded: word)
  }

  var word: UInt64 { sequence << 44 | generation << 36 | cause.rawValue << 32 | UInt64(segment) }

  var finished: Removal {
    var removal = self
    removal.segment = 0
    return removal
  }
}

extension ControlFile {
  var removal: Removal { Removal(word: words.ordered(Self.removalOffset)) }

  /// Begins one, unless another is under way.
  func begin(_ cause: Removal.Cause, of segment: UInt32, generation: UInt32, after idle: Removal)
    -> Removal?
  {
    let next = Removal(
      sequence: idle.sequence &+ 1, generation: generation, cause: cause, segment: segment)
    return words.replace(Self.removalOffset, idle.word, with: next.word) ? next : nil
  }

  func finish(_ removal: Removal) {
    _ = words.replace(Self.removalOffset, removal.word, with: removal.finished.word)
  }

  // MARK: Counts

  private static let totalMask: UInt64 = (1 << 44) - 1

  private func offset(_ key: DropTotals.Key) -> Int { Self.dropsOffset + key.index * 8 }

  /// Counts events that were dropped one by one.
  @inline(__always)
  func countDrop(_ key: DropTotals.Key, _ count: UInt64 = 1) { words.add(offset(key), count) }

  /// Counts events that go with a segment; a second time for the same removal it does nothing.
  func count(_ count: Int, as key: DropTotals.Key, for removal: Removal) {
    while true {
      let word = words[offset(key)]
      // The number of the last removal that was counted here, as a difference modulo 2^20.
      let ahead = (removal.sequence &- word >> 44) & 0xF_FFFF
      guard ahead != 0, ahead < 0x8_0000 else { return }
      let next = removal.sequence << 44 | (word & Self.totalMask &+ UInt64(count)) & Self.totalMask
      if words.replace(offset(key), word, with: next) { return }
    }
  }

  var dropTotals: DropTotals {
    var totals = DropTotals()
    for key in DropTotals.Key.all { totals[key] = words[offset(key)] & Self.totalMask }
    return totals
  }

  func forgetDrops() {
    for key in DropTotals.Key.all {
      while true {
        let word = words[offset(key)]
        if words.replace(offset(key), word, with: word & ~Self.totalMask) { break }
      }
    }
  }
}
