// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The bytes of a sketch: a version, then for each bucket in use how many empty ones lie before it
/// and its count, all as variable-length numbers (seven bits a byte, the smallest first).
extension LatencySketch {
  private static let version: UInt8 = 1

  package var encoded: [UInt8] {
    var bytes = [Self.version]
    var next = 0
    for (bucket, count) in buckets {
      Self.append(UInt64(bucket - next), to: &bytes)
      Self.append(count, to: &bytes)
      next = bucket + 1
    }
    return bytes
  }

  /// - Returns: nil for bytes that no sketch was encoded to.
  package init?(encoded bytes: [UInt8]) {
    guard bytes.first == Self.version else { return nil }
    var position = 1
    var next: UInt64 = 0
    while position < bytes.count {
      guard let gap = Self.number(in: bytes, at: &position),
        let times = Self.number(in: bytes, at: &position), times > 0,
        gap < Self.bucketCount, next + gap < Self.bucketCount,
        !count.addingReportingOverflow(times).overflow
      else { return nil }
      add(times, toBucket: Int(next + gap))
      next += gap + 1
    }
  }

  /// One more than the bucket of the largest value.
  private static let bucketCount = UInt64(Bucket.index(of: .max) + 1)

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var number = number
    while number >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: number) | 0x80)
      number >>= 7
    }
    bytes.append(UInt8(number))
  }

  private static func number(in bytes: [UInt8], at position: inout Int) -> UInt64? {
    var (result, shift): (UInt64, UInt64) = (0, 0)
    while position < bytes.count, shift < 64 {
      let byte = bytes[position]
      position += 1
      let part = UInt64(byte & 0x7F)
      guard (part << shift) >> shift == part else { return nil }
      result |= part << shift
      guard byte & 0x80 != 0 else { return result }
      shift += 7
    }
    return nil
  }
}
