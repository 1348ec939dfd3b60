// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One file that waits: a sealed segment of the recorder, or a payload of MetricKit.
package struct UploadItem: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case segment
    case metricPayload
    case diagnosticPayload
  }

  package var id: String
  package var kind: Kind
  /// Where its records begin, or those that its owner does not know as delivered.
  package var start: Int
  /// Its length in bytes, which does not change any more.
  package var length: Int

  package init(id: String, kind: Kind, start: Int = 0, length: Int) {
    self.id = id
    self.kind = kind
    self.start = start
    self.length = length
  }
}

/// A moment by both clocks: the wall's can jump, the other stands still with the machine.
package struct UploadMoment: Hashable, Sendable {
  /// Milliseconds since 1970.
  package var wall: Int64
  /// Milliseconds of a clock that only goes forward.
  package var monotonic: Int64

  package init(wall: Int64, monotonic: Int64) {
    self.wall = wall
    self.monotonic = monotonic
  }
}
