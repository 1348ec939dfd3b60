// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What events of one kind of process, build and boot have in common.
package struct TelemetryContext: Hashable, Sendable {
  /// The bundle identifier of the app or extension.
  package var bundle: String
  package var version: String
  package var build: String
  /// Name and version, such as `iOS 26.2`.
  package var system: String
  /// `phone`, `pad`, `vision`, `watch`, `mac`, `linux`: the class of a device, not its model.
  package var device: String
  package var kind: TelemetryProcessKind
  /// Names the time from one start of the device to the next.
  package var boot: UInt64
  /// Milliseconds from the clock that nobody sets, counted from the device's start, to 1970.
  /// Adding it to such a moment makes the time of an event.
  package var clockOffset: Int64

  package init(
    bundle: String, version: String, build: String, system: String, device: String,
    kind: TelemetryProcessKind, boot: UInt64, clockOffset: Int64
  ) {
    self.bundle = bundle
    self.version = version
    self.build = build
    self.system = system
    self.device = device
    self.kind = kind
    self.boot = boot
    self.clockOffset = clockOffset
  }
}
