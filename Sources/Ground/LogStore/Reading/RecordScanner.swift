// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

/// What a reader could not read. It is counted, and everything else is read.
package struct LogDamage: Sendable, Hashable {
  /// Places where bytes are no record: a writer was killed in the middle, or the disk lies.
  package var places = 0
  package var bytes = 0
  /// Whole records of a newer version.
  package var newer = 0
  /// Files that may not be read.
  package var unreadableFiles = 0

  package var isNone: Bool { self == LogDamage() }

  static func += (left: inout LogDamage, right: LogDamage) {
    left.places += right.places
    left.bytes += right.bytes
    left.newer += right.newer
    left.unreadableFiles += right.unreadableFiles
  }
}

/// Finds the records in bytes of which any may be wrong.
enum RecordScanner {
  /// - Parameters:
  ///   - isWhole: nothing will follow; otherwise a record that is not all there yet is left for later.
  ///   - body: called with each record.
  /// - Returns: how many bytes are done with.
  static func scan(
    _ bytes: UnsafeRawBufferPointer, isWhole: Bool, damage: inout LogDamage,
    _ body: (RecordHeader, UnsafeRawBufferPointer) -> Void
  ) -> Int {
    var offset = 0
    var brokenSince: Int?
    func endBroken(at offset: Int, _ damage: inout LogDamage) {
      guard let start = brokenSince else { return }
      damage.places += 1
      damage.bytes += offset - start
      brokenSince = nil
    }
    scanning: while offset < bytes.count {
      switch find(bytes, at: offset) {
      case .record(let length):
        endBroken(at: offset, &damage)
        let record = UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + length)])
        body(RecordHeader(record), record)
        offset += length
      // Nothing is written behind a record that is still being written.
      case .incomplete where !isWhole && !hasRecord(bytes, from: offset + 1): break scanning
      case .incomplete, .none:
        if brokenSince == nil { brokenSince = offset }
        offset = nextMagic(bytes, from: offset + 1)
      }
    }
    endBroken(at: offset, &damage)
    return offset
  }

  private static func hasRecord(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    var offset = nextMagic(bytes, from: start)
    while offset < bytes.count {
      if case .record = find(bytes, at: offset) { return true }
      offset = nextMagic(bytes, from: offset + 1)
    }
    return false
  }

  private enum Finding { case record(Int), incomplete, none }

  private static func find(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Finding {
    let rest = bytes.count - offset
    guard startsMagic(bytes, at: offset) else { return .none }
    guard rest >= RecordFormat.Offset.checksum + 4 else { return .incomplete }
    let length = Int(word(bytes, offset + RecordFormat.Offset.length))
    guard (RecordFormat.shortestRecord...RecordFormat.longestRecord).contains(length) else {
      return .none
    }
    guard length <= rest else { return .incomplete }
    let start = RecordFormat.Offset.checksum
    let checked = UnsafeRawBufferPointer(
      rebasing: bytes[(offset + start + 4)..<(offset + length)])
    return CRC32C.checksum(of: checked) == word(bytes, offset + start) ? .record(length) : .none
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Whether the magic is there, or as much of it as there are bytes.
  private static func startsMagic(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    if bytes.count - offset >= 4 { return word(bytes, offset) == RecordFormat.magic }
    return (0..<(bytes.count - offset)).allSatisfy {
      bytes[offset + $0] == UInt8(truncatingIfNeeded: RecordFormat.magic >> (8 * UInt32($0)))
    }
  }

  private static func nextMagic(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, !startsMagic(bytes, at: offset) { offset += 1 }
    return offset
  }
}
