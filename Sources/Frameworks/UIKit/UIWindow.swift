// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A window of a scene.
///
/// - Note: It shows nothing: there are no views and no view controllers. It is here since the
///   delegates that Xcode's templates write have a property of this type.
@MainActor
open class UIWindow: UIResponder {
  public weak var windowScene: UIWindowScene?
  public var isHidden = true

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init()
  }

  public private(set) var isKeyWindow = false

  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
  }
}
