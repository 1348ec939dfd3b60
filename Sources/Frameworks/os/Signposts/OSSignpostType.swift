// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
  @inlinable public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  @inlinable public static var event: OSSignpostType { OSSignpostType(0) }
  /// The beginning of an interval.
  @inlinable public static var begin: OSSignpostType { OSSignpostType(1) }
  /// The end of an interval.
  @inlinable public static var end: OSSignpostType { OSSignpostType(2) }

  var phase: LogSignpost.Phase {
    switch self {
    case .begin: .begin
    case .end: .end
    default: .event
    }
  }
}
