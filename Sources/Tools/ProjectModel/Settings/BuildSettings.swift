// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The settings of a target in one configuration, resolved and expanded.
package struct BuildSettings: Hashable, Sendable {
  /// `Release`, `Debug`, or what the project calls it; empty when there are none.
  package var configuration: String
  package var values: [String: String]

  package init(configuration: String = "", values: [String: String] = [:]) {
    self.configuration = configuration
    self.values = values
  }

  package subscript(name: String) -> String? { values[name] }

  /// Whether a setting is `YES`.
  package func isOn(_ name: String) -> Bool {
    values[name].map { $0.uppercased() == "YES" } ?? false
  }

  /// The words of a setting that is a list.
  package func list(_ name: String) -> [String] {
    values[name].map(SettingList.words) ?? []
  }
}
