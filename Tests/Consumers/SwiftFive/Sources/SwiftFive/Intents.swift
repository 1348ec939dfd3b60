// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

protocol Speaker { func play(_ name: String) -> String }
final class Loudspeaker: Speaker, Sendable {
  func play(_ name: String) -> String { "Playing \(name)" }
}

enum PlayerError: Error, CustomLocalizedStringResourceConvertible {
  case muted

  var localizedStringResource: LocalizedStringResource { "The player is muted." }
}

struct Play: AppIntent {
  static var title: LocalizedStringResource = "Play"
  static var description = IntentDescription("Plays a song.", categoryName: "Music")
  static var openAppWhenRun = false
  static var isDiscoverable = true
  static var authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
  static var persistentIdentifier = "PlaySong"

  @Parameter(title: "Song", requestValueDialog: "Which song?") var song: Song
  @Parameter(title: "Mood", default: .calm) var mood: Mood
  @Parameter(title: "Volume", default: 5, controlStyle: .stepper, inclusiveRange: (0, 11))
  var volume: Int
  @Parameter(title: "Speed", inclusiveRange: (0.5, 2)) var speed: Double?
  @Parameter(title: "Loud", displayName: .init(true: "Loud", false: "Quiet")) var isLoud: Bool?
  @Parameter(title: "Greeting", inputOptions: .init(keyboardType: .default, multiline: true))
  var greeting: String?
  @Parameter(title: "At", kind: .time) var time: Date?
  @Parameter(title: "Repeat") var interval: DateComponents?
  @Parameter(title: "From") var source: URL?
  @Parameter(title: "Fade") var fade: Duration?
  @Parameter(title: "Pause", defaultValue: 2, defaultUnit: .seconds)
  var pause: Measurement<UnitDuration>
  @Parameter(title: "Genre", optionsProvider: Genres()) var genre: String?
  @Parameter(title: "Then") var others: [Song]?
  @Parameter(title: "Moods", default: [.calm]) var moods: [Mood]

  @Dependency var speaker: Loudspeaker

  static var parameterSummary: some ParameterSummary {
    When(\.$isLoud, .hasAnyValue) {
      Switch(\.$mood) {
        Case(.lively) { Summary("Play \(\.$song) wildly") { \.$volume } }
        DefaultCase { Summary("Play \(\.$song) calmly") }
      }
    } otherwise: {
      Summary("Play \(\.$song)")
    }
  }

  init() {}
  init(song: Song) { self.song = song }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    guard volume > 0 else { throw PlayerError.muted }
    let said = speaker.play(song.name)
    return .result(
      value: said, dialog: IntentDialog(full: "\(said) now", supporting: "\(said)"))
  }
}

struct Ask: AppIntent {
  static var title: LocalizedStringResource = "Ask"
  @Parameter(title: "Song") var song: Song?

  func perform() async throws -> some IntentResult & OpensIntent {
    if song == nil { throw $song.needsValueError("Which one?") }
    if Song.all.isEmpty { throw $song.needsDisambiguationError(among: Song.all, dialog: "Which?") }
    let chosen = try await $song.requestDisambiguation(among: Song.all)
    if try await $song.requestConfirmation(for: chosen) == false {
      throw AppIntentError.restartPerform
    }
    try await requestConfirmation(actionName: .play, dialog: "Play it?")
    let answer = try await requestChoice(
      between: [.init(title: "Now"), .init(title: "Never", style: .destructive), .cancel])
    guard answer.style == .default else { throw AppIntentError.Unrecoverable.notAllowed }
    return .result(opensIntent: OpenSong())
  }
}

struct OpenSong: OpenIntent {
  static var title: LocalizedStringResource = "Open"
  @Parameter(title: "Song") var target: Song
}

struct DeleteSongs: DeleteIntent {
  static var title: LocalizedStringResource = "Delete"
  @Parameter(title: "Songs") var entities: [Song]
  func perform() async throws -> some IntentResult & ReturnsValue<Receipt> {
    let receipt = Receipt()
    receipt.count = entities.count
    return .result(value: receipt)
  }
}

struct SetVolume: SetValueIntent {
  static var title: LocalizedStringResource = "Set Volume"
  @Parameter(title: "Volume") var value: Int
  func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
  static var shortcutTileColor: ShortcutTileColor = .lime
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Play(),
      phrases: ["Play \(\.$song) with \(.applicationName)", "\(.applicationName), play a song"],
      shortTitle: "Play", systemImageName: "play")
    AppShortcut(
      intent: OpenSong(), phrases: ["Open a song in \(.applicationName)"], shortTitle: "Open",
      systemImageName: "music.note")
  }
}

struct MusicPackage: AppIntentsPackage {}

struct AppPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [MusicPackage.self] }
}

struct MusicExtension: AppIntentsExtension {}
