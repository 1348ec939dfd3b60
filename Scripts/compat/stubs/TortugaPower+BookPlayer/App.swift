// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

import AppIntents
import Foundation

struct BookEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "BookEntity"
  static let defaultQuery = BookEntityQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "BookEntity" }
}

struct BookEntityQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [BookEntity] { [] }
}

struct LastBookStartPlaybackIntent: AppIntent {
  static let title: LocalizedStringResource = "LastBookStartPlaybackIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct PausePlaybackIntent: AppIntent {
  static let title: LocalizedStringResource = "PausePlaybackIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct CustomRewindIntent: AppIntent {
  static let title: LocalizedStringResource = "CustomRewindIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct CustomSkipForwardIntent: AppIntent {
  static let title: LocalizedStringResource = "CustomSkipForwardIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct CreateBookmarkIntent: AppIntent {
  static let title: LocalizedStringResource = "CreateBookmarkIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct PlayBookIntent: AppIntent {
  static let title: LocalizedStringResource = "PlayBookIntent"
  @Parameter(title: "Book") var book: BookEntity
  func perform() async throws -> some IntentResult { .result() }
}

final class SleepTimer: Sendable {
  enum State {
    case off
    case countdown(TimeInterval)
    case endOfChapter
  }
  static let shared = SleepTimer()
  func setTimer(_ state: State) {}
}
