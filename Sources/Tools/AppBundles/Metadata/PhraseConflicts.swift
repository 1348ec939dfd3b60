// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata
internal import Language

/// Refuses a phrase that starts two intents, which no listener could tell apart.
///
/// What is the same phrase is known to the grammar that will hear it.
struct PhraseConflicts {
  private let manifest: Manifest
  private let provider: ModuleMetadata

  /// - Parameters:
  ///   - manifest: all that the bundle declares, as a phrase may start an intent of another module.
  ///   - provider: the module with the phrases.
  init(_ manifest: Manifest, of provider: ModuleMetadata) {
    self.manifest = manifest
    self.provider = provider
  }

  func check() throws(BundleBuildError) {
    let app = GrammarApp(bundleIdentifier: "", displayName: "", manifest: manifest)
    guard let conflict = Grammar(apps: [app]).conflicts.first else { return }
    let places = zip(conflict.phrases, conflict.intents).map { phrase, intent in
      "\"\(phrase)\" of '\(intent)' at \(provider.position("shortcut/\(intent)"))"
    }
    throw BundleBuildError(
      .declaration,
      "the phrase \(places[1]) is the same as \(places[0]) to a listener; reword one of them")
  }
}
