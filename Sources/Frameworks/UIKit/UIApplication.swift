// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentWire
import IntentRuntime

/// The app of this process.
@MainActor
open class UIApplication: UIResponder {
  /// The app of this process; it exists from before its delegate launches.
  public static let shared = UIApplication()

  public weak var delegate: (any UIApplicationDelegate)?

  /// What the host last made of the app. It changes between the delegate's callbacks as in UIKit:
  /// a callback that says *will* still sees the former state.
  public internal(set) var applicationState: State = .background

  /// The scenes that are connected: one at most.
  public internal(set) var connectedScenes: Set<UIScene> = []

  public internal(set) var openSessions: Set<UISceneSession> = []

  /// Whether the screen is kept on; nothing happens here.
  public var isIdleTimerDisabled = false

  public var supportsMultipleScenes: Bool { false }

  /// How far in front the app is.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// Names what an app was launched for; an app here is launched without options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// Names the circumstances in which a URL reaches the app.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Names the conditions under which a URL leaves the app.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Tells the host which URL the app wants opened.
  ///
  /// - Note: The host writes it down; nothing opens it. It counts as opened when it has a scheme.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = report(url)
    guard let completion else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completion(isOpened) } }
  }

  /// Tells the host which URL the app wants opened.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    report(url)
  }

  public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  private func report(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    ProcessNotes.post(.openedURL(url.absoluteString))
    return true
  }
}
