// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Which bytes of a segment have arrived: ranges in order, that do not touch each other.
struct ByteRanges: Hashable, Sendable {
  private(set) var ranges: [Range<UInt32>] = []

  init() {}

  func contains(_ byte: UInt32) -> Bool {
    // The first range that ends behind the byte.
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound > byte { high = middle } else { low = middle + 1 }
    }
    return low < ranges.count && ranges[low].lowerBound <= byte
  }

  mutating func insert(_ range: Range<UInt32>) {
    guard !range.isEmpty else { return }
    let start = ranges.firstIndex { $0.upperBound >= range.lowerBound } ?? ranges.count
    let end = ranges[start...].firstIndex { $0.lowerBound > range.upperBound } ?? ranges.count
    var joined = range
    if start < end {
      joined =
        min(
          range.lowerBound, ranges[start].lowerBound)..<max(
          range.upperBound, ranges[end - 1].upperBound)
    }
    ranges.replaceSubrange(start..<end, with: [joined])
  }

  // MARK: Bytes: both bounds of each range, 32 bits each, the lowest byte first

  var encoded: [UInt8] {
    ranges.flatMap { range in
      [range.lowerBound, range.upperBound].flatMap { bound in
        (0..<4).map { UInt8(truncatingIfNeeded: bound >> (8 * UInt32($0))) }
      }
    }
  }

  init?(encoded bytes: [UInt8]) {
    guard bytes.count.isMultiple(of: 8) else { return nil }
    let bounds = stride(from: 0, to: bytes.count, by: 4).map { start in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << (8 * UInt32($1)) }
    }
    for index in stride(from: 0, to: bounds.count, by: 2) {
      guard bounds[index] < bounds[index + 1], index == 0 || bounds[index - 1] < bounds[index]
      else { return nil }
      ranges.append(bounds[index]..<bounds[index + 1])
    }
  }
}
