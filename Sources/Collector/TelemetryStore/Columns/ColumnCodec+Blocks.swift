// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

/// What has just arrived: a whole block without compression, with a check sum.
///
/// | byte | |
/// |---|---|
/// | 0 | CRC-32C of what follows |
/// | 4 | for each column of the kind, in its order: how many bytes (32 bits), then these |
extension ColumnCodec {
  /// More than the events of any request.
  static let largestBlock = 1 << 24

  func encodeBlock(_ events: EventColumns) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4)
    bytes.reserveCapacity(256 + events.times.count * 40)
    for column in events.kind.columns {
      let start = bytes.count
      bytes += [0, 0, 0, 0]
      try encode(column, of: events, compressing: false, appendingTo: &bytes)
      Self.store(UInt32(bytes.count - start - 4), at: start, in: &bytes)
    }
    Self.store(bytes.withUnsafeBytes { Self.checksum($0) }, at: 0, in: &bytes)
    return bytes
  }

  func encode(
    _ column: Column, of events: EventColumns, compressing: Bool,
    appendingTo bytes: inout [UInt8]
  ) throws {
    switch column {
    case .time: try encode(events.times, compressing: compressing, appendingTo: &bytes)
    case .phaseTimes:
      try encode(events.phaseTimes, compressing: compressing, appendingTo: &bytes)
    default: try encode(events[column], compressing: compressing, appendingTo: &bytes)
    }
  }

  /// Reads the wanted columns of a block.
  func decodeBlock(
    _ bytes: UnsafeRawBufferPointer, _ wanted: Set<Column>, into events: inout EventColumns
  ) throws {
    guard bytes.count >= 4,
      UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)) == Self.checksum(bytes)
    else { throw ColumnDamage() }
    var position = 4
    for column in events.kind.columns {
      guard position + 4 <= bytes.count else { throw ColumnDamage() }
      let size = Int(
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
      position += 4
      guard position + size <= bytes.count else { throw ColumnDamage() }
      if wanted.contains(column) {
        try decode(
          column, UnsafeRawBufferPointer(rebasing: bytes[position..<position + size]), into: &events
        )
      }
      position += size
    }
  }

  func decode(
    _ column: Column, _ bytes: UnsafeRawBufferPointer, into events: inout EventColumns
  ) throws {
    let limit = Self.largestBlock
    switch column {
    case .time: try decode(bytes, limit: limit, into: &events.times)
    // A run has eight phases at most.
    case .phaseTimes: try decode(bytes, limit: limit * 8, into: &events.phaseTimes)
    default: try decode(bytes, limit: limit, into: &events[column])
    }
  }

  private static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    CRC32C.checksum(of: UnsafeRawBufferPointer(rebasing: bytes[4...]))
  }

  private static func store(_ number: UInt32, at position: Int, in bytes: inout [UInt8]) {
    for index in 0..<4 {
      bytes[position + index] = UInt8(truncatingIfNeeded: number >> (8 * UInt32(index)))
    }
  }
}
