// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Events of one segment on their way to a collector.
package struct TelemetryBatch: Hashable, Sendable {
  /// Both clocks of the device at one moment.
  package struct Clocks: Hashable, Sendable {
    /// Milliseconds since 1970.
    package var wall: Int64
    /// Milliseconds since the device's start.
    package var up: UInt64
    package var boot: UInt64

    package init(wall: Int64, up: UInt64, boot: UInt64) {
      self.wall = wall
      self.up = up
      self.boot = boot
    }
  }

  package static let version = 1

  package var id: BatchID
  /// When it was sent; the collector compares it with its own clock.
  package var sent: Clocks?
  package var dropped: DropTotals
  package var contexts: [UInt16: TelemetryContext]
  package var events: [TelemetryEvent]

  package init(
    id: BatchID, sent: Clocks? = nil, dropped: DropTotals = DropTotals(),
    contexts: [UInt16: TelemetryContext], events: [TelemetryEvent]
  ) {
    self.id = id
    self.sent = sent
    self.dropped = dropped
    self.contexts = contexts
    self.events = events
  }

  /// How far the device's clock is ahead of the collector's, in milliseconds, for events of this
  /// context: what their times have to be lessened by. With the boot of the sender's the clock
  /// that nobody sets decides; otherwise the clocks as they stood at sending.
  ///
  /// - Returns: nil when the batch says nothing of its clocks, or what no clock says.
  package func skew(of context: UInt16, received: Int64) -> Int64? {
    guard let sent else { return nil }
    guard let context = contexts[context], context.boot == sent.boot else {
      return Self.difference(sent.wall, received)
    }
    guard let up = Int64(exactly: sent.up) else { return nil }
    let (wall, overflow) = up.addingReportingOverflow(context.clockOffset)
    return overflow ? nil : Self.difference(wall, received)
  }

  private static func difference(_ left: Int64, _ right: Int64) -> Int64? {
    let (difference, overflow) = left.subtractingReportingOverflow(right)
    return overflow ? nil : difference
  }
}
