// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Random numbers that are the same in every run: xoshiro256++ of Blackman and Vigna, seeded by
/// SplitMix64 as they advise.
struct RandomSource: RandomNumberGenerator {
  private var state: (UInt64, UInt64, UInt64, UInt64)
  private var spare: Double?

  init(seed: UInt64) {
    var mix = seed
    func next() -> UInt64 {
      mix &+= 0x9E37_79B9_7F4A_7C15
      var z = mix
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
    state = (next(), next(), next(), next())
  }

  mutating func next() -> UInt64 {
    func rotate(_ value: UInt64, _ bits: UInt64) -> UInt64 {
      (value << bits) | (value >> (64 - bits))
    }
    let sum = state.0 &+ state.3
    let result = rotate(sum, 23) &+ state.0
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotate(state.3, 45)
    return result
  }

  /// Between 0 and 1, without either.
  mutating func uniform() -> Double { (Double(next() >> 12) + 0.5) / Double(UInt64(1) << 52) }

  /// Standard normal, by Box and Muller.
  mutating func normal() -> Double {
    if let value = spare {
      spare = nil
      return value
    }
    let radius = (-2 * log(uniform())).squareRoot()
    let angle = 2 * Double.pi * uniform()
    spare = radius * sin(angle)
    return radius * cos(angle)
  }
}
