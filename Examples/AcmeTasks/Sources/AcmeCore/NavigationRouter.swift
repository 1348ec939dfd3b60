// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the app is told to go; its window shows the place once there is one.
@MainActor
public final class NavigationRouter {
  public static let shared = NavigationRouter()

  public private(set) var openProjectID: UUID?

  public func open(projectID: UUID) {
    openProjectID = projectID
    // The last place survives the app, as people expect of state restoration.
    UserDefaults(suiteName: TaskStore.appGroup)?.set(projectID.uuidString, forKey: "openProject")
  }
}
