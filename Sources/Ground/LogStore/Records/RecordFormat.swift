// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

/// How a record lies in a file: numbers are little-endian.
///
/// The first twelve bytes are the same in all versions, so that a reader gets past what it does not
/// understand. `Documentation/Formats/LogStore.md` is the whole description.
enum RecordFormat {
  /// `F5 4F 41 FE`: the first and the last byte occur in no UTF-8 text.
  static let magic: UInt32 = 0xFE41_4FF5
  static let version: UInt8 = 1

  enum Offset {
    static let magic = 0
    static let length = 4
    /// Of everything behind it.
    static let checksum = 8
    static let version = 12
    static let kind = 13
    /// The level, the phase of a signpost or the reason of a loss.
    static let detail = 14
    static let flags = 15
    static let time = 16
    static let uptime = 24
    static let sequence = 32
    static let thread = 40
    static let activity = 48
    /// The identifier of a signpost or the count of a loss.
    static let number = 56
    static let process = 64
    static let storeCategory = 68
    static let texts = 72
  }

  /// A record is one `write`, so it has to stay small.
  static let longestRecord = 64 << 10
  static let shortestRecord = Offset.texts
  static let longestMessage = 32 << 10
  static let longestText = 4 << 10

  static let truncatedFlag: UInt8 = 1

  enum KindCode {
    static let log: UInt8 = 1
    static let signpost: UInt8 = 2
    static let loss: UInt8 = 3
  }

  enum ArgumentCode {
    static let none: UInt8 = 0
    static let string: UInt8 = 1
    static let signed: UInt8 = 2
    static let unsigned: UInt8 = 3
    static let double: UInt8 = 4
    static let data: UInt8 = 5
  }
}

/// What a record says before its texts are read.
struct RecordHeader {
  var length: Int
  var version: UInt8
  var kind: UInt8
  var time: Int64
  var process: Int32

  /// - Parameter bytes: at least ``RecordFormat/shortestRecord``.
  init(_ bytes: UnsafeRawBufferPointer) {
    length = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
    version = bytes[RecordFormat.Offset.version]
    kind = bytes[RecordFormat.Offset.kind]
    time = Int64(
      littleEndian: bytes.loadUnaligned(
        fromByteOffset: RecordFormat.Offset.time, as: Int64.self))
    process = Int32(
      littleEndian: bytes.loadUnaligned(
        fromByteOffset: RecordFormat.Offset.process, as: Int32.self))
  }
}
