// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Where things are in a segment's file; `Documentation/Formats/Telemetry.md` is the specification.
package enum SegmentLayout {
  package static let version: UInt16 = 1
  /// `OAITSEG\n`, little-endian.
  package static let magic: UInt64 = 0x0A47_4553_5449_414F

  /// Bytes of a cell: a commit word and five words of payload.
  package static let cellSize = 48
  package static let payloadWords = 5

  package static let headerSize = 768
  /// The word of reservations: the offset of the next free byte, and a bit for sealed.
  package static let tailOffset = 128
  package static let sealedBit: UInt64 = 1 << 63
  /// `SegmentUse`.
  package static let useOffset = 192
  /// `DeliveryWord`.
  package static let deliveryOffset = 200
  /// 64 words by which writers find each other's definitions: 48 bits of hash, 16 bits of cell.
  package static let definitionsOffset = 256
  package static let definitionsCount = 64

  package static let defaultSize = 131_072
  package static let sizes = 4096...262_144

  package static let textLimit = 255

  /// How many cells begin after the header and end before the segment does.
  package static func lastCell(size: Int) -> Int { size / cellSize }

  /// The offset behind what was reserved, as far as it lies in the segment.
  package static func reservedEnd(tail: UInt64, size: Int) -> Int {
    min(Int(tail & 0xFFFF_FFFF), lastCell(size: size) * cellSize)
  }
}

/// What happens with a segment as a whole.
package enum SegmentUse: UInt64 {
  case recorded = 0
  /// The uploader reads it; caps leave it alone.
  case delivering = 1
  case removing = 2
}

/// How far a segment was delivered, and how many of its events were refused: one word, so that
/// both change at once.
package struct DeliveryWord: Hashable, Sendable {
  package var delivered: Int
  /// By importance.
  package var refused: [Int]

  package init(delivered: Int, refused: [Int] = [0, 0, 0]) {
    self.delivered = delivered
    self.refused = refused
  }

  package init(word: UInt64) {
    delivered = Int(word & 0xFF_FFFF)
    refused = [Int(word >> 24 & 0x1FFF), Int(word >> 37 & 0x1FFF), Int(word >> 50 & 0x3FFF)]
  }

  package var word: UInt64 {
    UInt64(delivered) | UInt64(min(refused[0], 0x1FFF)) << 24
      | UInt64(min(refused[1], 0x1FFF)) << 37 | UInt64(min(refused[2], 0x3FFF)) << 50
  }
}
