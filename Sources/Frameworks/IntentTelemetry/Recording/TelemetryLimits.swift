// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How much the recorder may keep and write.
///
/// What does not fit is dropped, counted and reported as an event. When the segments together
/// reach `totalBytes` or one is older than `maximumAge`, the oldest goes. When half of the day's
/// bytes are written, queries and resolutions are no longer recorded; at four fifths, runs that
/// succeeded; failed, cancelled and terminated runs go on until the last byte.
public struct TelemetryLimits: Hashable, Sendable {
  /// Bytes of all segments and the control file; at least 512 KiB.
  public var totalBytes: Int
  public var maximumAge: Duration
  /// Bytes of the segments that are begun within 24 hours.
  public var bytesPerDay: Int

  /// Bytes of one segment.
  package var segmentBytes = 131_072

  public init(
    totalBytes: Int = 4 << 20, maximumAge: Duration = .seconds(7 * 86_400),
    bytesPerDay: Int = 8 << 20
  ) {
    self.totalBytes = totalBytes
    self.maximumAge = maximumAge
    self.bytesPerDay = bytesPerDay
  }
}
