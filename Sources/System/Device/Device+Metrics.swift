// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import ProcessAccounting

extension Device {
  /// Where the processes of an app are accounted, those of its extensions too.
  package func accounts(of bundleIdentifier: String) -> AccountStore {
    AccountStore(directory: metricsDirectory(of: bundleIdentifier))
  }

  func metricsDirectory(of bundleIdentifier: String) -> String {
    path("metrics/\(bundleIdentifier)")
  }

  /// The apps that were accounted, in alphabetical order.
  package var accountedApps: [String] {
    AccountStore(directory: path("metrics")).bundles
  }
}
