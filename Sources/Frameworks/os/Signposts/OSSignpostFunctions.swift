// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore

/// The format of an animation's signpost.
public enum AnimationFormatString {
  /// A format of C's that stands in the code as a literal.
  public struct OSLogMessage: ExpressibleByStringLiteral {
    let format: String

    public init(stringLiteral value: String) { format = value }
  }
}

/// That an interval is an animation.
public enum OSSignpostAnimationBegin: Sendable {
  case animationBegin
}

/// Marks a moment or an end of an interval.
///
/// - Parameter dso: the image of the caller; not looked at, since the programs here are one image each.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  guard log.signpostsEnabled, signpostID.isUsable else { return }
  log.handle.write(type.phase, name, signpostID)
}

/// Marks a moment or an end of an interval, with a format of C's and its arguments.
///
/// - Parameter dso: the image of the caller; not looked at, since the programs here are one image each.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  guard log.signpostsEnabled, signpostID.isUsable else { return }
  log.handle.write(
    type.phase, name, signpostID, FormattedMessage.content(format, arguments))
}

/// Marks the beginning of an animation, with a format of C's and its arguments.
///
/// - Parameter dso: the image of the caller; not looked at, since the programs here are one image each.
public func os_signpost(
  _ animationBegin: OSSignpostAnimationBegin, dso: UnsafeRawPointer = #dsohandle, log: OSLog,
  name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: AnimationFormatString.OSLogMessage, _ arguments: any CVarArg...
) {
  guard log.signpostsEnabled, signpostID.isUsable else { return }
  log.handle.write(
    .begin, name, signpostID, FormattedMessage.content(format.format, arguments),
    isAnimation: true)
}

/// Marks the beginning of an animation.
///
/// - Parameter dso: the image of the caller; not looked at, since the programs here are one image each.
public func os_signpost(
  _ animationBegin: OSSignpostAnimationBegin, dso: UnsafeRawPointer = #dsohandle, log: OSLog,
  name: StaticString, signpostID: OSSignpostID = .exclusive
) {
  guard log.signpostsEnabled, signpostID.isUsable else { return }
  log.handle.write(.begin, name, signpostID, isAnimation: true)
}
