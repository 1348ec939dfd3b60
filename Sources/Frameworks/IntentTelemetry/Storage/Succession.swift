// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// What the next segment's header says, or that there may be none today. Everything follows from
/// the header before, so that processes need not agree on anything else.
struct Succession {
  static let day: UInt64 = 86_400_000

  var limits: TelemetryLimits
  /// The clocks now, in milliseconds.
  var up: UInt64
  var wall: Int64
  var boot: UInt64

  enum Decision: Hashable {
    case make(SegmentHeader)
    /// The day's bytes are written; a next day begins in so many milliseconds.
    case wait(UInt64)
  }

  /// The clock of ages now.
  func age(after last: SegmentHeader?) -> UInt64 {
    guard let last else { return 0 }
    if last.boot == boot, up >= last.createdUp { return last.age &+ up &- last.createdUp }
    // Another boot: only the clock that people set spans it, so it is believed for a day at most,
    // and not at all when it was set back. The time since the device's start has passed for sure.
    let (gap, overflow) = wall.subtractingReportingOverflow(last.createdWall)
    let believed = overflow || gap < 0 ? 0 : min(UInt64(gap), Self.day)
    return last.age &+ max(believed, up)
  }

  func next(
    after last: SegmentHeader?, number: UInt32, generation: UInt32, install: InstallID
  ) -> Decision {
    let size = UInt64(limits.segmentBytes)
    let age = age(after: last)
    var began = age
    var written: UInt64 = 0
    if let last, age &- last.dayBegan < Self.day {
      began = last.dayBegan
      written = last.dayBytes
    }
    // More than anybody writes; shares of it are still numbers.
    let allowed = UInt64(min(max(limits.bytesPerDay, 0), 1 << 56))
    guard written + size <= allowed else { return .wait(Self.day - (age - began)) }
    return .make(
      SegmentHeader(
        size: UInt32(limits.segmentBytes), id: SegmentID(number), generation: generation,
        install: install, boot: boot, createdWall: wall, createdUp: up, age: age,
        dayBegan: began, dayBytes: written + size,
        threshold: Self.threshold(written: written, of: allowed)))
  }

  /// Half of the day's bytes are for everything, three tenths more for runs, the rest for what
  /// went wrong.
  static func threshold(written: UInt64, of allowed: UInt64) -> EventImportance {
    if written * 10 < allowed * 5 { return .detail }
    return written * 10 < allowed * 8 ? .success : .failure
  }
}
