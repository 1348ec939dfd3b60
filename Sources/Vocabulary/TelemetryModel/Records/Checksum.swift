// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CTelemetryAtomics

/// CRC-32C of little-endian 64-bit words.
package enum Checksum {
  package static func of(_ words: [UInt64]) -> UInt32 {
    words.withUnsafeBufferPointer { buffer in
      ~oai_crc32c_words(0xFFFF_FFFF, buffer.baseAddress, Int32(buffer.count))
    }
  }

  /// The checksum of a record: where it is, what it is, and its payload. A record at another
  /// place, or of another segment, is therefore damaged.
  @inline(__always)
  package static func ofRecord(
    place: RecordPlace, kind: RecordKind, payload: UnsafePointer<UInt64>, cells: Int
  ) -> UInt32 {
    var head = (place.word, CommitWord.shape(kind, cells: cells))
    let state = withUnsafePointer(to: &head) { pointer in
      pointer.withMemoryRebound(to: UInt64.self, capacity: 2) {
        oai_crc32c_words(0xFFFF_FFFF, $0, 2)
      }
    }
    return ~oai_crc32c_words(state, payload, Int32(cells * SegmentLayout.payloadWords))
  }
}

/// A cell of a segment.
package struct RecordPlace: Hashable, Sendable {
  package var segment: UInt32
  package var cell: UInt32

  @inline(__always)
  package init(segment: UInt32, cell: UInt32) {
    self.segment = segment
    self.cell = cell
  }

  @inline(__always) package var word: UInt64 { UInt64(cell) | UInt64(segment) << 32 }
}
