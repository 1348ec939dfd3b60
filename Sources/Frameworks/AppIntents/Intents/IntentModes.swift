// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// In which states of its app an intent can run.
public struct IntentModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The app need not be in the foreground.
  public static var background: IntentModes { IntentModes(rawValue: 1) }

  /// The app is in the foreground before the intent runs.
  public static var foreground: IntentModes { foreground(.immediate) }

  /// The app comes to the foreground, at the moment that the mode says.
  public static func foreground(_ foregroundMode: ForegroundMode) -> IntentModes {
    IntentModes(rawValue: 4 | foregroundMode.flag)
  }

  /// When the app comes to the foreground.
  public struct ForegroundMode: Hashable, Sendable {
    fileprivate var flag: Int

    /// Before the intent runs.
    public static var immediate: ForegroundMode { ForegroundMode(flag: 0) }

    /// Before the intent ends.
    public static var deferred: ForegroundMode { ForegroundMode(flag: 8) }

    /// When the intent asks for it.
    public static var dynamic: ForegroundMode { ForegroundMode(flag: 16) }
  }
}

extension IntentModes {
  /// The state of the app while an intent runs.
  public struct Current: Hashable, Sendable, CustomDebugStringConvertible {
    private var isForeground: Bool

    /// Whether `continueInForeground` may succeed.
    public private(set) var canContinueInForeground: Bool

    init(isForeground: Bool, canContinueInForeground: Bool) {
      self.isForeground = isForeground
      self.canContinueInForeground = canContinueInForeground
    }

    public static var background: Current {
      Current(isForeground: false, canContinueInForeground: false)
    }

    public static var foreground: Current {
      Current(isForeground: true, canContinueInForeground: true)
    }

    public static func == (lhs: Current, rhs: Current) -> Bool {
      lhs.isForeground == rhs.isForeground
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(isForeground) }

    public var debugDescription: String { isForeground ? "foreground" : "background" }
  }
}
