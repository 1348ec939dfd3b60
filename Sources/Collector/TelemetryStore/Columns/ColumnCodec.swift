// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Zstd

/// Whole numbers as bytes: the least one, and of what each is above it only the bytes that are
/// used, all lowest bytes first, then all second ones, and so on; these through zstd.
///
/// | byte | |
/// |---|---|
/// | 0 | how many bytes of each number |
/// | 1 | 1: what follows the head is a zstd frame |
/// | 2 | count (32 bits) |
/// | 6 | the least number (64 bits) |
/// | 14 | the bytes |
///
/// All numbers are little-endian. An instance is used by one thread at a time.
final class ColumnCodec {
  private static let headSize = 14
  /// Below it a frame costs more than it saves.
  private static let leastCompressed = 64

  private let zstd: ZstdCodec
  private var planes: [UInt8] = []

  init(level: Int32 = 3) throws { zstd = try ZstdCodec(level: level) }

  // MARK: Encoding

  func encode<Number: FixedWidthInteger>(
    _ numbers: [Number], compressing: Bool, appendingTo bytes: inout [UInt8]
  ) throws {
    let least = numbers.min() ?? 0
    let spread = UInt64(truncatingIfNeeded: (numbers.max() ?? 0) &- least)
    let width = (UInt64.bitWidth - spread.leadingZeroBitCount + 7) / 8
    let size = width * numbers.count
    let compresses = compressing && size >= Self.leastCompressed
    bytes.append(UInt8(width))
    bytes.append(compresses ? 1 : 0)
    Self.append(UInt64(numbers.count), bytes: 4, to: &bytes)
    Self.append(UInt64(truncatingIfNeeded: least), bytes: 8, to: &bytes)
    guard size > 0 else { return }
    if compresses {
      resizePlanes(size)
      planes.withUnsafeMutableBufferPointer { Self.split(numbers, least, width, into: $0) }
      try planes.withUnsafeBytes { try zstd.compress($0, appendingTo: &bytes) }
    } else {
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: size))
      bytes.withUnsafeMutableBufferPointer {
        Self.split(
          numbers, least, width, into: UnsafeMutableBufferPointer(rebasing: $0[start...]))
      }
    }
  }

  private static func split<Number: FixedWidthInteger>(
    _ numbers: [Number], _ least: Number, _ width: Int,
    into planes: UnsafeMutableBufferPointer<UInt8>
  ) {
    numbers.withUnsafeBufferPointer { numbers in
      for plane in 0..<width {
        let shift = Number(plane * 8)
        let start = plane * numbers.count
        for index in 0..<numbers.count {
          planes[start + index] = UInt8(truncatingIfNeeded: (numbers[index] &- least) &>> shift)
        }
      }
    }
  }

  private static func append(_ number: UInt64, bytes count: Int, to bytes: inout [UInt8]) {
    for index in 0..<count {
      bytes.append(UInt8(truncatingIfNeeded: number >> (8 * UInt64(index))))
    }
  }

  // MARK: Decoding

  /// - Parameter limit: the largest count that is believed.
  func decode<Number: FixedWidthInteger>(
    _ bytes: UnsafeRawBufferPointer, limit: Int, into numbers: inout [Number]
  ) throws {
    guard bytes.count >= Self.headSize else { throw ColumnDamage() }
    let width = Int(bytes[0])
    let count = Int(
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 2, as: UInt32.self)))
    let least = Number(
      truncatingIfNeeded: UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: 6, as: UInt64.self)))
    guard width <= Number.bitWidth / 8, bytes[1] <= 1, count <= limit else { throw ColumnDamage() }
    if numbers.count != count { numbers = [Number](repeating: least, count: count) }
    let rest = UnsafeRawBufferPointer(rebasing: bytes[Self.headSize...])
    if width == 0 {
      for index in 0..<count { numbers[index] = least }
    } else if bytes[1] == 1 {
      resizePlanes(width * count)
      try planes.withUnsafeMutableBytes { target in
        try zstd.expand(
          rest, into: UnsafeMutableRawBufferPointer(rebasing: target[..<(width * count)]))
      }
      planes.withUnsafeBytes { Self.join($0, least, width, into: &numbers) }
    } else {
      guard rest.count == width * count else { throw ColumnDamage() }
      Self.join(rest, least, width, into: &numbers)
    }
  }

  private static func join<Number: FixedWidthInteger>(
    _ planes: UnsafeRawBufferPointer, _ least: Number, _ width: Int, into numbers: inout [Number]
  ) {
    numbers.withUnsafeMutableBufferPointer { numbers in
      let count = numbers.count
      switch width {
      case 1:
        for index in 0..<count {
          numbers[index] = least &+ Number(truncatingIfNeeded: planes[index])
        }
      case 2:
        for index in 0..<count {
          let low = UInt32(planes[index]) | UInt32(planes[count + index]) << 8
          numbers[index] = least &+ Number(truncatingIfNeeded: low)
        }
      case 3:
        for index in 0..<count {
          let low = UInt32(planes[index]) | UInt32(planes[count + index]) << 8
          let value = low | UInt32(planes[2 * count + index]) << 16
          numbers[index] = least &+ Number(truncatingIfNeeded: value)
        }
      default:
        for index in 0..<count {
          var value: UInt64 = 0
          for plane in 0..<width {
            value |= UInt64(planes[plane * count + index]) << UInt64(plane * 8)
          }
          numbers[index] = least &+ Number(truncatingIfNeeded: value)
        }
      }
    }
  }

  private func resizePlanes(_ size: Int) {
    if planes.count < size {
      planes = [UInt8](repeating: 0, count: size)
    } else if planes.count > size {
      planes.removeSubrange(size...)
    }
  }
}

/// The bytes of a column are not as they were written.
struct ColumnDamage: Error {}
