// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension OSLog {
  /// A category that tools know.
  public struct Category: Sendable {
    public let rawValue: String

    /// Signposts that stand out in a timeline.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that cost nothing until the device's settings ask for debug statements of it.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// As ``dynamicTracing``.
    ///
    /// - Note: Apple's records a call stack with each signpost; here it is a signpost like any other.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether signposts would go anywhere now.
  public var signpostsEnabled: Bool { handle.isEnabled(LogHandle.signpostBit) }
}

extension OSLog.Category {
  /// Categories whose signposts are off by themselves.
  static func isDynamic(_ category: String) -> Bool {
    category == dynamicTracing.rawValue || category == dynamicStackTracing.rawValue
  }
}
