// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Writes at the level default to the log of no subsystem.
@inlinable @inline(__always) public func os_log(_ message: @autoclosure () -> OSLogMessage) {
  let handle = OSLog.default.handle
  if handle.isEnabled(OSLogType.default.bit) { handle.write(message(), .default) }
}

/// Writes at a level.
@inlinable @inline(__always) public func os_log(
  _ logLevel: OSLogType = .default, log logObject: OSLog = .default,
  _ message: @autoclosure () -> OSLogMessage
) {
  let handle = logObject.handle
  if handle.isEnabled(logLevel.bit) { handle.write(message(), logLevel) }
}

/// Writes a format of C's with its arguments at a level.
///
/// - Parameters:
///   - dso: the image of the caller; not looked at, since the programs here are one image each.
///   - message: as of `printf`, with `%@` and what stands in braces (`%{public}s`).
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer = #dsohandle, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  guard log.handle.isEnabled(type.bit) else { return }
  log.handle.write(FormattedMessage.content(message, args), type)
}

/// Writes a format of C's with its arguments.
///
/// - Parameters:
///   - message: as of `printf`, with `%@` and what stands in braces (`%{public}s`).
///   - dso: the image of the caller; not looked at, since the programs here are one image each.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  guard log.handle.isEnabled(type.bit) else { return }
  log.handle.write(FormattedMessage.content(message, args), type)
}
