// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How much a log statement matters, and so how long it is kept.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
  @inlinable public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Kept on disk up to the store's limits.
  @inlinable public static var `default`: OSLogType { OSLogType(0x00) }
  /// Kept in memory; on disk only when an error follows, or when the device's settings say so.
  @inlinable public static var info: OSLogType { OSLogType(0x01) }
  /// Not even composed, unless the device's settings say so.
  @inlinable public static var debug: OSLogType { OSLogType(0x02) }
  /// Kept on disk, with what the process said before at the level info.
  @inlinable public static var error: OSLogType { OSLogType(0x10) }
  /// A fault of the program itself; kept as an error is.
  @inlinable public static var fault: OSLogType { OSLogType(0x11) }

  /// The bit of the level in a handle's word.
  @usableFromInline var bit: UInt32 {
    @inlinable @inline(__always) get { 1 << UInt32(rawValue & 0x1F) }
  }
}
