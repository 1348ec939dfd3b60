// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import TelemetryModel

/// Events on their way into the store, with the name under which they count once.
package struct TelemetryArrival: Sendable {
  package enum Identity: Hashable, Sendable {
    /// Of the events that begin in a range of a segment, each counts once, in whatever pieces it
    /// arrives.
    case segment(BatchID)
    /// The whole counts once: bytes that are the same for the same content, such as a hash of it.
    case content([UInt8])
  }

  package var identity: Identity
  package var contexts: [UInt16: TelemetryContext]
  /// Of a content identity, the record ids mean nothing.
  package var events: [TelemetryEvent]
  /// How many events the install has dropped up to now.
  package var dropped: DropTotals
  /// How far the device's clock was ahead, by context; what has none is believed.
  package var skews: [UInt16: Int64]
  /// Milliseconds since 1970, by the collector's clock.
  package var received: Int64

  package init(_ batch: TelemetryBatch, received: Int64) {
    identity = .segment(batch.id)
    contexts = batch.contexts
    events = batch.events
    dropped = batch.dropped
    self.received = received
    skews = [:]
    guard let sent = batch.sent, Self.isPlausible(sent.wall), sent.up < UInt64(1 << 53) else {
      return
    }
    for (number, context) in batch.contexts where Self.isPlausible(context.clockOffset) {
      skews[number] = batch.skew(of: number, received: received)
    }
  }

  /// - Parameter hash: at most 64 bytes.
  package init(
    contentHash hash: [UInt8], contexts: [UInt16: TelemetryContext], events: [TelemetryEvent],
    received: Int64
  ) {
    identity = .content(hash)
    self.contexts = contexts
    self.events = events
    dropped = DropTotals()
    skews = [:]
    self.received = received
  }

  /// Whether sums of such times cannot overflow.
  static func isPlausible(_ time: Int64) -> Bool { time.magnitude < 1 << 53 }
}

/// What became of the events of an arrival.
package struct IngestReceipt: Hashable, Sendable {
  /// They are in the file, and will be after a crash of the program or of the machine.
  package var accepted = 0
  /// They were in the file before.
  package var duplicates = 0
  /// They cannot be kept: their context is missing, their place is outside the batch, or their time is.
  package var refused = 0

  package init(accepted: Int = 0, duplicates: Int = 0, refused: Int = 0) {
    self.accepted = accepted
    self.duplicates = duplicates
    self.refused = refused
  }
}
