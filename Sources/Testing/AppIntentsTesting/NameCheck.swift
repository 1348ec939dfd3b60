// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit

/// Compares a name that a test wrote with the names that the metadata has.
enum NameCheck {
  /// - Parameters:
  ///   - kind: what is looked for: "intent".
  ///   - owner: what should have it: "the app 'Acme'".
  /// - Returns: nil when the name is there.
  static func error(
    _ name: String, in names: some Sequence<String>, kind: String, of owner: String
  ) -> IntentTestError? {
    let names = names.sorted()
    guard !names.contains(name) else { return nil }
    let remedy: String
    if let near = nearestName(to: name, among: names) {
      remedy = "did you mean '\(near)'?"
    } else if names.isEmpty {
      remedy = "it has none"
    } else {
      remedy = "it has '\(names.prefix(12).joined(separator: "', '"))'"
    }
    return IntentTestError(.unknownName, "\(owner) has no \(kind) '\(name)'; \(remedy)")
  }
}
