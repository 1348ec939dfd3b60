// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a signpost says beside its name.
public typealias SignpostMetadata = OSLogMessage

/// Marks moments and intervals of one subsystem and category.
///
/// ```swift
/// let signposter = OSSignposter(subsystem: "com.example.acme", category: "sync")
/// let state = signposter.beginInterval("download", "\(count) tasks")
/// defer { signposter.endInterval("download", state) }
/// ```
@frozen public struct OSSignposter: @unchecked Sendable {
  /// Immortal and only changed atomically, so any thread may use it.
  @usableFromInline let handle: LogHandle

  /// Whether signposts would go anywhere now.
  public var isEnabled: Bool { handle.isEnabled(LogHandle.signpostBit) }

  /// Drops everything.
  public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }

  /// - Parameters:
  ///   - subsystem: usually the bundle's identifier.
  ///   - category: a part of it.
  public init(subsystem: String, category: String) { handle = .named(subsystem, category) }

  /// Marks into a category that tools know.
  public init(subsystem: String, category: OSLog.Category) {
    handle = .named(subsystem, category.rawValue)
  }

  /// Marks of no subsystem.
  public init() { handle = .named("", "") }

  public init(logHandle: OSLog) { handle = logHandle.handle }

  public init(logger: Logger) { handle = logger.handle }

  /// An identifier that this process did not use before.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }

  /// The identifier of an object, as long as it lives.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }
}
