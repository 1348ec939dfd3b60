// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Tells intervals of one name apart that overlap.
public struct OSSignpostID: Sendable {
  public let rawValue: os_signpost_id_t

  /// For intervals of which there is one at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// Never an interval; what it marks is dropped.
  public static let invalid = OSSignpostID(.max)
  /// None; what it marks is dropped.
  public static let null = OSSignpostID(0)

  private static let made = Atomic<UInt64>(0)

  /// An identifier that this process did not use before.
  public init(log: OSLog) {
    rawValue = Self.made.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The identifier of an object, as long as it lives.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public init(_ value: UInt64) { rawValue = value }

  var isUsable: Bool { rawValue != 0 && rawValue != .max }
}

extension OSSignpostID: Comparable {
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}
