// Scouters, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What has to be known without any view alive.
///
/// An intent can run while no window exists, so the paired child is read from here and never from
/// a view model.
enum AppContainer {
  static let appGroup = "group.com.scouters"

  private static var defaults: UserDefaults? { UserDefaults(suiteName: appGroup) }

  static var pairedChildId: String? {
    get { defaults?.string(forKey: "pairedChildId") }
    set { defaults?.set(newValue, forKey: "pairedChildId") }
  }
}
