// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Platform

extension UIApplicationDelegate {
  /// Makes the delegate, launches the app and serves the host until it ends the process.
  ///
  /// Started without a host it says so on standard error and exits with status 64.
  public static func main() { runApplication(delegate: Self.self) }
}

/// Launches the app whose delegate is the named class, as an app's `main.swift` does.
///
/// - Parameter delegateClassName: the class's name with its module: `Acme.AppDelegate`.
@MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let type = NSClassFromString(name) else {
    ProcessExit.now(
      70,
      saying:
        "there is no application delegate class '\(delegateClassName ?? "")'; pass NSStringFromClass of the delegate"
    )
  }
  runApplication(delegate: type)
}

@MainActor
private func runApplication(delegate type: Any.Type) -> Never {
  AppProcess.runApp {
    guard let type = type as? NSObject.Type,
      let delegate = DelegateInstances.make(type) as? any UIApplicationDelegate
    else {
      ProcessExit.now(
        70,
        saying:
          "the application delegate '\(type)' has to be a class that inherits from NSObject or UIResponder and conforms to UIApplicationDelegate"
      )
    }
    return ApplicationLifeCycle(delegate: delegate, scenes: SceneManifest.ofBundle)
  }
}
