// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What differs between a device and a test: clocks, processes and what can go wrong with files.
package struct RecorderEnvironment: Sendable {
  /// Nanoseconds since the device's start; nil for the system's own clock.
  package var upNanoseconds: (@Sendable () -> UInt64)?
  package var wallMilliseconds: @Sendable () -> Int64
  package var boot: @Sendable () -> UInt64
  package var process: @Sendable () -> Int32
  package var startOfProcess: @Sendable (Int32) -> UInt64
  package var hasEnded: @Sendable (_ process: Int32, _ start: UInt64) -> Bool
  /// An error number with which making a file fails, for tests of full disks.
  package var creationFailure: @Sendable () -> Int32?
  package var log: @Sendable (String) -> Void

  package static let system = RecorderEnvironment(
    upNanoseconds: nil, wallMilliseconds: { SystemInterface.wallMilliseconds() },
    boot: { SystemInterface.bootIdentifier() },
    process: { SystemInterface.processIdentifier() },
    startOfProcess: { SystemInterface.startOfProcess($0) },
    hasEnded: { SystemInterface.hasEnded($0, start: $1) }, creationFailure: { nil },
    log: { SystemInterface.log($0) })

  package init(
    upNanoseconds: (@Sendable () -> UInt64)?,
    wallMilliseconds: @escaping @Sendable () -> Int64, boot: @escaping @Sendable () -> UInt64,
    process: @escaping @Sendable () -> Int32,
    startOfProcess: @escaping @Sendable (Int32) -> UInt64,
    hasEnded: @escaping @Sendable (_ process: Int32, _ start: UInt64) -> Bool,
    creationFailure: @escaping @Sendable () -> Int32?, log: @escaping @Sendable (String) -> Void
  ) {
    self.upNanoseconds = upNanoseconds
    self.wallMilliseconds = wallMilliseconds
    self.boot = boot
    self.process = process
    self.startOfProcess = startOfProcess
    self.hasEnded = hasEnded
    self.creationFailure = creationFailure
    self.log = log
  }

  @inline(__always)
  var up: UInt64 {
    if let upNanoseconds { return upNanoseconds() }
    return SystemInterface.upNanoseconds()
  }
}
