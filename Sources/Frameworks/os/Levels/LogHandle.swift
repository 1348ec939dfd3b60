// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore
internal import Platform
internal import Synchronization

/// The word that tells which statements of a subsystem and category are enabled.
///
/// - Note: It is never freed and only read and written atomically, so it may be used anywhere.
@usableFromInline @frozen struct LogHandle: @unchecked Sendable {
  @usableFromInline let pointer: UnsafeMutablePointer<oai_log_handle>

  /// Beside the levels, whose bits are their raw values.
  @usableFromInline static var signpostBit: UInt32 { @inlinable get { 1 << 8 } }

  /// Whether a statement may have somewhere to go; this is all that a disabled one costs.
  @inlinable @inline(__always) func mayBeEnabled(_ bit: UInt32) -> Bool {
    oai_log_is_enabled(pointer, bit) != 0
  }

  /// Whether a statement has somewhere to go.
  @inlinable @inline(__always) func isEnabled(_ bit: UInt32) -> Bool {
    mayBeEnabled(bit) && confirms(bit)
  }

  /// Looks at the settings again where they have changed.
  @usableFromInline func confirms(_ bit: UInt32) -> Bool {
    let names = names
    if oai_log_is_stale(pointer) != 0 || names.isExpired { return workOut(names) & bit != 0 }
    return oai_log_levels(pointer) & bit != 0
  }

  var names: LogNames {
    // The table of handles owns it forever.
    Unmanaged<LogNames>.fromOpaque(pointer.pointee.description).takeUnretainedValue()
  }

  private func workOut(_ names: LogNames) -> UInt32 {
    guard !names.isDisabled else {
      oai_log_set_levels(pointer, 0, oai_log_generation())
      return 0
    }
    let activation = LogWriter.current.activation
    let threshold = activation.threshold(subsystem: names.subsystem, category: names.category)
    let levels = Self.levels(threshold, category: names.category)
    // Tests hold apps of several devices in one process: each asks its own device every time.
    guard !LaunchScope.isOpen else { return levels }
    if let changes = activation.generationWord { oai_log_watch_generation(changes) }
    names.expiry.store(threshold.expiry, ordering: .relaxed)
    oai_log_set_levels(pointer, levels, threshold.generation)
    return levels
  }

  /// The bits of what a threshold captures. Types that nobody knows count as default.
  private static func levels(_ threshold: LogThreshold, category: String) -> UInt32 {
    var levels = UInt32.max
    let isTraced = threshold.captures(.debug)
    if !isTraced, !StandardErrorEcho.isOn { levels &= ~OSLogType.debug.bit }
    if OSLog.Category.isDynamic(category), !isTraced { levels &= ~signpostBit }
    return levels
  }
}

/// What a handle is called.
final class LogNames: Sendable {
  let subsystem: String
  let category: String
  let isDisabled: Bool
  /// When what was worked out holds no more, in monotonic nanoseconds.
  let expiry = Atomic<Int64>(.max)

  init(_ subsystem: String, _ category: String, isDisabled: Bool = false) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  var isExpired: Bool {
    let expiry = expiry.load(ordering: .relaxed)
    return expiry != .max && MonotonicTime.now.nanoseconds >= expiry
  }
}

extension LogHandle {
  private struct Names: Hashable {
    var subsystem: String
    var category: String
  }

  private static let table = Mutex<[Names: LogHandle]>([:])

  static let disabled = make(LogNames("", "", isDisabled: true))

  /// The handle of these names, made when it is first asked for.
  static func named(_ subsystem: String, _ category: String) -> LogHandle {
    let names = Names(subsystem: subsystem, category: category)
    return table.withLock { table in
      if let handle = table[names] { return handle }
      let handle = make(LogNames(subsystem, category))
      table[names] = handle
      return handle
    }
  }

  private static func make(_ names: LogNames) -> LogHandle {
    let pointer = UnsafeMutablePointer<oai_log_handle>.allocate(capacity: 1)
    pointer.initialize(
      to: oai_log_handle(
        levels: 0, generation: .max,
        description: UnsafeRawPointer(Unmanaged.passRetained(names).toOpaque())))
    return LogHandle(pointer: pointer)
  }
}
