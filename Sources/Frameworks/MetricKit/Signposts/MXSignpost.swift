// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Marks a moment or an end of an interval in a log of `MXMetricManager.makeLogHandle(category:)`.
///
/// Only these become metrics: what is marked by `os_signpost` or `OSSignposter` does not.
///
/// - Note: The format and its arguments are the snapshot that Apple's systems read; here it is taken
///   without them, and they are not written.
public func mxSignpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString = "%{public, signpost:metrics}@", _ arguments: [any CVarArg] = []
) {
  os_signpost(type, log: log, name: name, signpostID: signpostID)
  MetricLogs.shared.note(type, log, name, signpostID)
}

/// Marks the beginning of an animation. Nothing is drawn here, so no hitches are counted.
public func mxSignpostAnimationIntervalBegin(
  dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString = "%{public, signpost:metrics}@", _ arguments: [any CVarArg] = []
) {
  os_signpost(.animationBegin, log: log, name: name, signpostID: signpostID)
  MetricLogs.shared.note(.begin, log, name, signpostID)
}
