// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TelemetryStore

@Suite("Ranges of bytes that arrived")
struct ByteRangesTests {
  @Test("join where they meet, in whatever order they come")
  func joining() {
    var ranges = ByteRanges()
    for range in [10..<20, 40..<50, 0..<5, 20..<30, 25..<41, 60..<60] as [Range<UInt32>] {
      ranges.insert(range)
    }
    #expect(ranges.ranges == [0..<5, 10..<50])
    #expect([0, 4, 10, 49].allSatisfy(ranges.contains))
    #expect(![5, 9, 50, .max].contains(where: ranges.contains))
    #expect(ByteRanges(encoded: ranges.encoded) == ranges)
  }

  @Test("contain what a set of all bytes contains")
  func model() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<200 {
      var (ranges, bytes) = (ByteRanges(), Set<UInt32>())
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let start = UInt32.random(in: 0..<60, using: &random)
        let range = start..<start + UInt32.random(in: 0...15, using: &random)
        ranges.insert(range)
        bytes.formUnion(range)
      }
      #expect((0..<80).allSatisfy { ranges.contains($0) == bytes.contains($0) })
      #expect(ByteRanges(encoded: ranges.encoded) == ranges)
      for (left, right) in zip(ranges.ranges, ranges.ranges.dropFirst()) {
        #expect(left.upperBound < right.lowerBound)
      }
    }
  }

  @Test("refuse bytes that are none")
  func damage() {
    #expect(ByteRanges(encoded: [1, 2, 3]) == nil)
    #expect(ByteRanges(encoded: [5, 0, 0, 0, 5, 0, 0, 0]) == nil)
    #expect(
      ByteRanges(encoded: [1, 0, 0, 0, 5, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0]) == nil)
  }
}

/// The same numbers for the same seed: SplitMix64.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
