// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One install between a consent and its withdrawal; 96 random bits.
package struct InstallID: Hashable, Sendable {
  package var high: UInt64
  package var low: UInt32

  package init(high: UInt64, low: UInt32) {
    self.high = high
    self.low = low
  }

  /// 24 hexadecimal digits.
  package var text: String {
    Hexadecimal.text(high, digits: 16) + Hexadecimal.text(UInt64(low), digits: 8)
  }

  package init?(text: String) {
    guard text.utf8.count == 24, let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt32(text.suffix(8), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}

/// A segment of an install; segments count up from 1.
package struct SegmentID: Hashable, Sendable, Comparable {
  package var number: UInt32

  package init(_ number: UInt32) { self.number = number }

  package static func < (left: SegmentID, right: SegmentID) -> Bool { left.number < right.number }
}

/// A record of an install: its segment and the byte where it begins.
package struct RecordID: Hashable, Sendable, Comparable {
  package var segment: SegmentID
  package var offset: UInt32

  package init(segment: SegmentID, offset: UInt32) {
    self.segment = segment
    self.offset = offset
  }

  package static func < (left: RecordID, right: RecordID) -> Bool {
    (left.segment, left.offset) < (right.segment, right.offset)
  }
}

/// What is delivered at once, and counted once however often it arrives.
package struct BatchID: Hashable, Sendable {
  package var install: InstallID
  package var segment: SegmentID
  /// Bytes of the segment; records that begin in it.
  package var range: Range<UInt32>

  package init(install: InstallID, segment: SegmentID, range: Range<UInt32>) {
    self.install = install
    self.segment = segment
    self.range = range
  }
}

package enum Hexadecimal {
  package static func text(_ value: UInt64, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
