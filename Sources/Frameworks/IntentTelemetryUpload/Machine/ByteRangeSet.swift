// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Bytes of a file, kept as sorted ranges that do not touch.
package struct ByteRangeSet: Hashable, Sendable {
  package private(set) var ranges: [Range<Int>] = []

  package init() {}

  package init(_ range: Range<Int>) { insert(range) }

  package mutating func insert(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var merged = range
    var others: [Range<Int>] = []
    for other in ranges {
      if other.upperBound < merged.lowerBound || other.lowerBound > merged.upperBound {
        others.append(other)
      } else {
        merged =
          min(merged.lowerBound, other.lowerBound)..<max(merged.upperBound, other.upperBound)
      }
    }
    let place = others.firstIndex { $0.lowerBound > merged.lowerBound } ?? others.count
    others.insert(merged, at: place)
    ranges = others
  }

  package func contains(_ range: Range<Int>) -> Bool {
    range.isEmpty
      || ranges.contains {
        $0.lowerBound <= range.lowerBound && $0.upperBound >= range.upperBound
      }
  }

  /// The first byte of a file of this length that is missing, nil when none is.
  package func firstGap(before end: Int) -> Int? {
    guard let first = ranges.first, first.lowerBound == 0 else { return end > 0 ? 0 : nil }
    return first.upperBound < end ? first.upperBound : nil
  }

  /// Where the gap that begins at a place ends.
  package func endOfGap(from start: Int, before end: Int) -> Int {
    ranges.first { $0.lowerBound > start }.map { min($0.lowerBound, end) } ?? end
  }
}

extension ByteRangeSet: Codable {
  /// Read as `[first, end, first, end, …]`.
  package init(from decoder: any Decoder) throws {
    let bounds = try [Int](from: decoder)
    for place in stride(from: 0, to: bounds.count - 1, by: 2)
    where bounds[place] >= 0 && bounds[place] < bounds[place + 1] {
      insert(bounds[place]..<bounds[place + 1])
    }
  }

  package func encode(to encoder: any Encoder) throws {
    try ranges.flatMap { [$0.lowerBound, $0.upperBound] }.encode(to: encoder)
  }
}
