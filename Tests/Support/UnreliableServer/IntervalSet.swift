// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Whole numbers, kept as sorted ranges that do not touch.
package struct IntervalSet: Sendable, Hashable {
  package private(set) var ranges: [Range<Int>] = []

  package init() {}

  /// How many numbers are in the set.
  package var count: Int { ranges.reduce(0) { $0 + $1.count } }

  package func contains(_ number: Int) -> Bool { ranges.contains { $0.contains(number) } }

  package func contains(_ range: Range<Int>) -> Bool {
    range.isEmpty
      || ranges.contains { $0.lowerBound <= range.lowerBound && $0.upperBound >= range.upperBound }
  }

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
}
