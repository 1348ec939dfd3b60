// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What is captured of a subsystem, as long as it holds.
package struct LogThreshold: Sendable, Hashable {
  /// The least level that goes to the store. Info below it is kept in memory until an error.
  package var level: LogLevel
  /// Holds while ``LogActivation/generation`` is this.
  package var generation: UInt32
  /// Monotonic nanoseconds from which it holds no more; a threshold that captures less than
  /// default can end this way.
  package var expiry: Int64

  /// Whether a level is captured at all, be it in memory.
  @inline(__always)
  package func captures(_ level: LogLevel) -> Bool {
    level != .debug || self.level == .debug
  }
}
