// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package enum RecordKind: UInt8, Sendable, CaseIterable {
  case text = 1, context, run, query, resolution, drops
}

/// The first word of each cell. Zero until its writer commits the record or a reader closes the
/// place; both happen by replacing zero, so exactly one of them does.
package enum CommitWord {
  package static let committed: UInt64 = 0xC3
  /// The second and later cells of a record.
  package static let continuation: UInt64 = 0x96 << 56
  /// A reader found nothing here after the segment was sealed.
  package static let void: UInt64 = 0x5A << 56

  @inline(__always)
  package static func shape(_ kind: RecordKind, cells: Int) -> UInt64 {
    committed << 56 | 1 << 48 | UInt64(truncatingIfNeeded: cells) << 40
      | UInt64(kind.rawValue) << 32
  }

  @inline(__always)
  package static func make(_ kind: RecordKind, cells: Int, checksum: UInt32) -> UInt64 {
    shape(kind, cells: cells) | UInt64(checksum)
  }

  @inline(__always)
  package static func isCommitted(_ word: UInt64) -> Bool { word >> 56 == committed }

  package static func version(_ word: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word >> 48) }
  package static func cells(_ word: UInt64) -> Int { Int(word >> 40 & 0xFF) }
  package static func kind(_ word: UInt64) -> RecordKind? {
    RecordKind(rawValue: UInt8(truncatingIfNeeded: word >> 32))
  }
}
