// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What survives of a scene while it is not connected.
@MainActor
public final class UISceneSession: NSObject {
  public let role: Role
  public internal(set) var configuration: UISceneConfiguration
  public let persistentIdentifier: String
  public weak internal(set) var scene: UIScene?
  public var userInfo: [String: Any]?

  /// What a scene is for; the app has windows and nothing else.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String) {
    self.role = role
    self.configuration = configuration
    self.persistentIdentifier = persistentIdentifier
  }
}

/// Which classes make a scene.
@MainActor
public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var sceneClass: AnyClass?
  public var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
