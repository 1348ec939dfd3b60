// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TelemetryStore

@Suite("A column of numbers")
struct ColumnCodecTests {
  private func roundTrip<Number: FixedWidthInteger>(_ numbers: [Number], compressing: Bool) throws
    -> (result: [Number], size: Int)
  {
    var bytes: [UInt8] = []
    let codec = try ColumnCodec()
    try codec.encode(numbers, compressing: compressing, appendingTo: &bytes)
    var result: [Number] = []
    try bytes.withUnsafeBytes { try codec.decode($0, limit: numbers.count, into: &result) }
    return (result, bytes.count)
  }

  @Test("comes back as it was", arguments: [false, true])
  func roundTrips(_ compressing: Bool) throws {
    var random = SeededRandom(seed: 1)
    for bits in 0...62 as ClosedRange<Int64> {
      let numbers = (0..<200).map { _ in
        Int64.random(in: 0...(Int64(1) << bits) - 1 | 1, using: &random) - 1_000
      }
      #expect(try roundTrip(numbers, compressing: compressing).result == numbers)
    }
    for bits in 0...31 as ClosedRange<UInt32> {
      let numbers = (0..<200).map { _ in UInt32.random(in: 0...(1 << bits), using: &random) }
      #expect(try roundTrip(numbers, compressing: compressing).result == numbers)
    }
    for numbers in [[], [Int64.min, .max], [5], [.min], [-1, 0]] as [[Int64]] {
      #expect(try roundTrip(numbers, compressing: compressing).result == numbers)
    }
  }

  @Test("takes no more bytes than its largest difference needs")
  func widths() throws {
    let head = 14
    #expect(try roundTrip([7, 7, 7] as [UInt32], compressing: false).size == head)
    #expect(try roundTrip([1_000_000, 1_000_255] as [UInt32], compressing: false).size == head + 2)
    #expect(try roundTrip([0, 256] as [Int64], compressing: false).size == head + 4)
  }

  @Test("is refused when bytes are missing or heads lie")
  func damage() throws {
    var bytes: [UInt8] = []
    let codec = try ColumnCodec()
    try codec.encode([1, 2, 300] as [UInt32], compressing: false, appendingTo: &bytes)
    var result: [UInt32] = []
    for count in bytes.indices {
      #expect(throws: ColumnDamage.self) {
        try bytes[..<count].withUnsafeBytes { try codec.decode($0, limit: 10, into: &result) }
      }
    }
    #expect(throws: ColumnDamage.self) {
      try bytes.withUnsafeBytes { try codec.decode($0, limit: 2, into: &result) }
    }
    bytes[0] = 9
    #expect(throws: ColumnDamage.self) {
      try bytes.withUnsafeBytes { try codec.decode($0, limit: 10, into: &result) }
    }
  }
}
