// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Writes log statements of one subsystem and category.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.acme", category: "tasks")
/// logger.info("created \(count) tasks in \(name, privacy: .public)")
/// ```
///
/// A statement whose level is disabled costs a few loads: neither its message nor the values in it are
/// evaluated. An enabled one is composed and written at once, private values left out.
@frozen public struct Logger: @unchecked Sendable {
  /// Immortal and only changed atomically, so any thread may use it.
  @usableFromInline let handle: LogHandle

  @inlinable init(handle: LogHandle) { self.handle = handle }

  /// - Parameters:
  ///   - subsystem: usually the bundle's identifier.
  ///   - category: a part of it.
  public init(subsystem: String, category: String) {
    self.init(handle: .named(subsystem, category))
  }

  /// The logger of no subsystem.
  public init() { self.init(handle: .named("", "")) }

  /// A logger that writes where an `OSLog` does.
  public init(_ logObj: OSLog) { self.init(handle: logObj.handle) }

  /// Writes at the level default.
  @inlinable @inline(__always) public func log(_ message: @autoclosure () -> OSLogMessage) {
    if handle.isEnabled(OSLogType.default.bit) { handle.write(message(), .default) }
  }

  /// Writes at a level.
  @inlinable @inline(__always) public func log(
    level: OSLogType, _ message: @autoclosure () -> OSLogMessage
  ) {
    if handle.isEnabled(level.bit) { handle.write(message(), level) }
  }

  /// The same as ``debug(_:)``.
  @inlinable @inline(__always) public func trace(_ message: @autoclosure () -> OSLogMessage) {
    if handle.isEnabled(OSLogType.debug.bit) { handle.write(message(), .debug) }
  }

  /// Writes at the level debug, which is disabled unless the device's settings say otherwise.
  @inlinable @inline(__always) public func debug(_ message: @autoclosure () -> OSLogMessage) {
    if handle.isEnabled(OSLogType.debug.bit) { handle.write(message(), .debug) }
  }

  /// Writes at the level info, which is kept in memory until an error follows.
  @inlinable @inline(__always) public func info(_ message: @autoclosure () -> OSLogMessage) {
    if handle.isEnabled(OSLogType.info.bit) { handle.write(message(), .info) }
  }

  /// Writes at the level default.
  @inlinable @inline(__always) public func notice(_ message: @autoclosure () -> OSLogMessage) {
    if handle.isEnabled(OSLogType.default.bit) { handle.write(message(), .default) }
  }

  /// The same as ``error(_:)``.
  @inlinable @inline(__always) public func warning(_ message: @autoclosure () -> OSLogMessage) {
    if handle.isEnabled(OSLogType.error.bit) { handle.write(message(), .error) }
  }

  /// Writes at the level error.
  @inlinable @inline(__always) public func error(_ message: @autoclosure () -> OSLogMessage) {
    if handle.isEnabled(OSLogType.error.bit) { handle.write(message(), .error) }
  }

  /// The same as ``fault(_:)``.
  @inlinable @inline(__always) public func critical(_ message: @autoclosure () -> OSLogMessage) {
    if handle.isEnabled(OSLogType.fault.bit) { handle.write(message(), .fault) }
  }

  /// Writes at the level fault: something is wrong with the program itself.
  @inlinable @inline(__always) public func fault(_ message: @autoclosure () -> OSLogMessage) {
    if handle.isEnabled(OSLogType.fault.bit) { handle.write(message(), .fault) }
  }
}
