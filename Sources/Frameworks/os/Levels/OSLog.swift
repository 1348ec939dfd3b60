// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Where statements of one subsystem and category go.
///
/// Objects of the same names share everything; they are cheap to make again.
public final class OSLog: NSObject, @unchecked Sendable {
  /// Immortal and only changed atomically, so any thread may use it.
  @usableFromInline let handle: LogHandle

  init(handle: LogHandle) { self.handle = handle }

  /// - Parameters:
  ///   - subsystem: usually the bundle's identifier.
  ///   - category: a part of it.
  public convenience init(subsystem: String, category: String) {
    self.init(handle: .named(subsystem, category))
  }

  /// The log of no subsystem.
  public static let `default` = OSLog(handle: .named("", ""))

  /// Swallows everything.
  public static let disabled = OSLog(handle: .disabled)

  /// Whether a statement of the level would go anywhere now.
  public func isEnabled(type: OSLogType) -> Bool { handle.isEnabled(type.bit) }
}
