// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A segment's bytes, put together word by word as `Documentation/Formats/Telemetry.md` says, and
/// with a checksum of its own, so that nothing of the module judges itself.
struct SegmentImage {
  private(set) var words: [UInt64]
  private var nextCell = 16
  private let number: UInt64

  init(number: UInt64 = 12, size: Int = 4096, version: UInt64 = 1) {
    self.number = number
    words = [UInt64](repeating: 0, count: size / 8)
    // OAITSEG and a line feed, first byte lowest.
    words[0] = Array("OAITSEG\n".utf8).enumerated().reduce(0) {
      $0 | UInt64($1.element) << UInt64($1.offset * 8)
    }
    words[1] = version | 768 << 16 | UInt64(size) << 32
    words[2] = number | 7 << 32
    words[3] = 0x9F1C_0A3B_E77D_52E1
    words[4] = 0x04C8_D6AA
    words[5] = 0xB007
    words[6] = 1_796_063_000_000
    words[7] = 5000
    words[11] |= UInt64(Self.crc(Array(words[..<12]))) << 32
    words[16] = 768
  }

  /// Bit by bit, polynomial 0x1EDC6F41 reflected.
  static func crc(_ words: [UInt64]) -> UInt32 {
    var state: UInt32 = 0xFFFF_FFFF
    for word in words {
      for byte in 0..<8 {
        state ^= UInt32(word >> UInt64(byte * 8) & 0xFF)
        for _ in 0..<8 { state = state & 1 == 1 ? state >> 1 ^ 0x82F6_3B78 : state >> 1 }
      }
    }
    return ~state
  }

  /// Reserves and commits a record; returns its cell.
  @discardableResult
  mutating func add(_ kind: UInt64, _ payload: [UInt64]) -> UInt64 {
    let cells = payload.count / 5
    let cell = reserve(cells)
    for index in payload.indices {
      words[(Int(cell) + index / 5) * 6 + 1 + index % 5] = payload[index]
    }
    for later in 1..<max(cells, 1) { words[(Int(cell) + later) * 6] = 0x96 << 56 }
    let shape: UInt64 = 0xC3 << 56 | 1 << 48 | UInt64(cells) << 40 | kind << 32
    words[Int(cell) * 6] = shape | UInt64(Self.crc([cell | number << 32, shape] + payload))
    return cell
  }

  /// Reserves cells that stay without a commit.
  @discardableResult
  mutating func reserve(_ cells: Int) -> UInt64 {
    defer { nextCell += cells }
    words[16] = UInt64((nextCell + cells) * 48)
    return UInt64(nextCell)
  }

  mutating func seal() { words[16] |= 1 << 63 }

  mutating func change(cell: UInt64, word: Int, by bits: UInt64) {
    words[Int(cell) * 6 + word] ^= bits
  }

  mutating func addText(_ text: String) -> UInt64 {
    let bytes = [UInt8(text.utf8.count), 0] + Array(text.utf8)
    var payload = [UInt64](repeating: 0, count: (bytes.count + 39) / 40 * 5)
    for (index, byte) in bytes.enumerated() {
      payload[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8)
    }
    return add(1, payload)
  }

  mutating func addContext(bundle: UInt64, offset: UInt64) -> UInt64 {
    add(2, [0xB007, offset, bundle, 1 << 16, 0])
  }
}
