// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Ends the process with what did not hold.
func check(_ holds: Bool, _ what: String) {
  guard !holds else { return }
  print("failed: \(what)")
  exit(1)
}

AppDependencyManager.shared.add(dependency: Loudspeaker())
Shortcuts.updateAppShortcutParameters()

let play = Play(song: Song.all[0])
check(try await play() == "Playing Blue", "an intent that is called returns its value")
check(play.volume == 5 && play.mood == .calm, "defaults are there")
check(play.pause == Measurement(value: 2, unit: .seconds), "a measurement has its default")
let copy = play
copy.volume = 0
do {
  _ = try await play()
  check(false, "copies share their parameters, so the player is muted")
} catch let error as PlayerError {
  check(String(localized: error.localizedStringResource).contains("muted"), "errors have words")
}

let delete = DeleteSongs()
delete.entities = Song.all
check(try await delete().count == 2, "a transient entity is returned")
check(try await Player.defaultQuery.uniqueEntity().volume == 3, "the one entity is found")
check(try await SongQuery().suggestedEntities().count == 2, "all entities are suggested")
check(try await Genres().results().items == ["ambient", "folk"], "options come in sections")
check(Shortcuts.appShortcuts.count == 2, "two shortcuts")
check(AppPackage.includedPackages.count == 1, "a package names another")

do {
  _ = try await Ask().perform()
  check(false, "a value is needed")
} catch is AppIntentError {}
print("ok")
