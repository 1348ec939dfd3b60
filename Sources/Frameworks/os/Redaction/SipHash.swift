// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// SipHash-2-4 with 128 bits, a keyed hash: who lacks the key can neither compute nor invert it.
struct SipHash {
  private var v0: UInt64
  private var v1: UInt64
  private var v2: UInt64
  private var v3: UInt64

  private init(_ key: (UInt64, UInt64)) {
    v0 = key.0 ^ 0x736f_6d65_7073_6575
    v1 = key.1 ^ 0x646f_7261_6e64_6f6d ^ 0xee
    v2 = key.0 ^ 0x6c79_6765_6e65_7261
    v3 = key.1 ^ 0x7465_6462_7974_6573
  }

  /// The hash of bytes, as two little-endian words.
  static func hash(
    _ bytes: UnsafeRawBufferPointer, key: (UInt64, UInt64)
  ) -> (UInt64, UInt64) {
    var state = SipHash(key)
    let whole = bytes.count & ~7
    for offset in stride(from: 0, to: whole, by: 8) {
      state.absorb(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    var last = UInt64(truncatingIfNeeded: bytes.count) << 56
    for index in whole..<bytes.count { last |= UInt64(bytes[index]) << UInt64(8 * (index - whole)) }
    state.absorb(last)
    state.v2 ^= 0xee
    for _ in 0..<4 { state.round() }
    let first = state.v0 ^ state.v1 ^ state.v2 ^ state.v3
    state.v1 ^= 0xdd
    for _ in 0..<4 { state.round() }
    return (first, state.v0 ^ state.v1 ^ state.v2 ^ state.v3)
  }

  private mutating func absorb(_ word: UInt64) {
    v3 ^= word
    round()
    round()
    v0 ^= word
  }

  private mutating func round() {
    v0 &+= v1
    v1 = v1.rotated(13) ^ v0
    v0 = v0.rotated(32)
    v2 &+= v3
    v3 = v3.rotated(16) ^ v2
    v0 &+= v3
    v3 = v3.rotated(21) ^ v0
    v2 &+= v1
    v1 = v1.rotated(17) ^ v2
    v2 = v2.rotated(32)
  }
}

extension UInt64 {
  fileprivate func rotated(_ bits: UInt64) -> UInt64 { self << bits | self >> (64 - bits) }
}
