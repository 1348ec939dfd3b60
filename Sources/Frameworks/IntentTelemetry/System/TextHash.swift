// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A fast hash of names; it never leaves the device and defends against nobody.
enum TextHash {
  @inline(__always)
  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var state = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15 ^ 0xA24B_AED4_963E_E407
    var index = 0
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return state | 1 }
    while index &+ 8 <= bytes.count {
      state = mix(state, base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index &+= 8
    }
    var rest: UInt64 = 0
    var shift: UInt64 = 0
    while index < bytes.count {
      rest |= UInt64(base.load(fromByteOffset: index, as: UInt8.self)) &<< shift
      shift &+= 8
      index &+= 1
    }
    return mix(state, rest) | 1
  }

  static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBufferPointer { of($0) }
  }

  @inline(__always)
  private static func mix(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
