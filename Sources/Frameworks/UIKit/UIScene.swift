// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One instance of an app's interface.
@MainActor
open class UIScene: UIResponder {
  public let session: UISceneSession
  public internal(set) var delegate: (any UISceneDelegate)?
  public internal(set) var activationState: ActivationState = .unattached
  open var title: String? = ""

  /// How far in front the scene is.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Why a scene is connected.
  @MainActor
  public final class ConnectionOptions: NSObject {
    /// URLs to open; always empty here.
    public let urlContexts: Set<UIOpenURLContext> = []
    public let sourceApplication: String? = nil
  }
}

/// A scene with windows; it has none here, since there are no views.
@MainActor
open class UIWindowScene: UIScene {}

/// A URL that a scene is asked to open.
@MainActor
public final class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) { self.url = url }
}
