// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TelemetryAnalysis

@Suite("A latency sketch")
struct LatencySketchTests {
  @Test(
    "keeps small values exactly and large ones to within its error",
    arguments: [
      0, 1, 63, 64, 65, 127, 128, 129, 1_000, 123_456, 60_000_000, UInt64.max,
    ])
  func buckets(_ value: UInt64) {
    let bucket = LatencySketch.Bucket.index(of: value)
    let range = LatencySketch.Bucket.range(of: bucket)
    #expect(range.contains(value))
    let error = abs(LatencySketch.Bucket.middle(of: bucket) - Double(value))
    #expect(error <= Double(value) * LatencySketch.relativeError)
    if value < 128 { #expect(range == value...value) }
  }

  @Test("has buckets that follow each other without a gap")
  func adjacentBuckets() {
    for bucket in 0..<1_000 {
      let end = LatencySketch.Bucket.range(of: bucket).upperBound
      #expect(LatencySketch.Bucket.index(of: end) == bucket)
      #expect(LatencySketch.Bucket.index(of: end + 1) == bucket + 1)
    }
  }

  @Test("gives the value of a rank, with bounds that hold it")
  func quantiles() throws {
    let sketch = LatencySketch((1...1000).map { $0 * 10 })
    #expect(LatencySketch().quantile(0.5) == nil)
    for (share, value) in [(0.0, 10.0), (0.5, 5_000), (0.95, 9_500), (0.99, 9_900), (1, 10_000)] {
      let quantile = try #require(sketch.quantile(share))
      #expect(quantile.bounds.contains(value))
      #expect(abs(quantile.value - value) <= value * LatencySketch.relativeError)
    }
  }

  @Test("tells between which values a quantile of all runs lies")
  func confidence() throws {
    // 50 ± 1.96·5 of 100: the ranks 41 and 60, rounded outwards.
    let sketch = LatencySketch((1...100).map { $0 })
    let median = try #require(sketch.confidence(ofQuantile: 0.5))
    #expect(median == 41...61)
    // No sample of ten can say how large the 99th percentile is.
    #expect(LatencySketch((1...10).map { $0 }).confidence(ofQuantile: 0.99) == nil)
  }

  @Test("merges without loss, in any order")
  func merging() {
    let values: [[UInt64]] = [[1, 5_000, 70], [], [3, 3, 900_000_000], [64]]
    var forwards = LatencySketch()
    for part in values { forwards.merge(LatencySketch(part)) }
    var backwards = LatencySketch()
    for part in values.reversed() { backwards.merge(LatencySketch(part)) }
    #expect(forwards == backwards)
    #expect(forwards == LatencySketch(values.joined()))
    #expect(forwards.count == 7)
  }

  @Test("is written as a version, gaps and counts")
  func encoding() throws {
    // Buckets 2 and 5, with 1 and 300 (0xAC 0x02) values.
    var sketch = LatencySketch([2])
    sketch.add(5, times: 300)
    #expect(sketch.encoded == [1, 2, 1, 2, 0xAC, 0x02])
    #expect(LatencySketch(encoded: sketch.encoded) == sketch)
    let wide = LatencySketch([0, UInt64.max])
    #expect(LatencySketch(encoded: wide.encoded) == wide)
    #expect(LatencySketch(encoded: LatencySketch().encoded) == LatencySketch())
  }

  @Test(
    "is not read from bytes that are none",
    arguments: [
      [], [2], [1, 2], [1, 2, 0], [1, 0x80], [1, 2, 0x80],
      // A bucket beyond the largest value, a number of more than 64 bits, counts that overflow.
      [1, 0xFF, 0x7F, 1], [1, 1] + [UInt8](repeating: 0xFF, count: 10),
      [1, 0] + [UInt8](repeating: 0xFF, count: 9) + [1, 0, 1],
    ] as [[UInt8]])
  func badBytes(_ bytes: [UInt8]) {
    #expect(LatencySketch(encoded: bytes) == nil)
  }
}
