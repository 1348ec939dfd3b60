// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

import AppIntents

struct InlinePostIntent: AppIntent {
  static let title: LocalizedStringResource = "InlinePostIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct InlinePostImageIntent: AppIntent {
  static let title: LocalizedStringResource = "InlinePostImageIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct PostImageIntent: AppIntent {
  static let title: LocalizedStringResource = "PostImageIntent"
  func perform() async throws -> some IntentResult { .result() }
}

enum AppTab {
  case timeline, notifications, mentions, explore, messages, settings, trending, federated, local
  case profile, bookmarks, favorites, post, followedTags, lists, links
}

@MainActor final class AppIntentService {
  struct HandledIntent { var intent: any AppIntent }
  static let shared = AppIntentService()
  var handledIntent: HandledIntent?
}
