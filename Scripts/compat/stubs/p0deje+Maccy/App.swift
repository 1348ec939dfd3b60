// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

import Foundation

enum AppIntentError: Error { case notFound }

struct HistoryItem {
  var text: String?
  var htmlData: Data?
  var fileURLs: [URL] = []
  var imageData: Data?
  var rtfData: Data?
}

struct HistoryItemDecorator: Hashable {
  var title = ""
  var item: HistoryItem { HistoryItem() }
}

struct ModifierFlags { static let currentModifierFlags = ModifierFlags() }

final class AppState: Sendable {
  static let shared = AppState()

  struct History {
    var items: [HistoryItemDecorator] = []
    func delete(_ item: HistoryItemDecorator) async {}
    func select(_ item: HistoryItemDecorator, flags: ModifierFlags) async {}
    func clear() async {}
    func clearAll() async {}
  }
  struct Navigator { var selection: [HistoryItemDecorator] = [] }

  var history: History { History() }
  var navigator: Navigator { Navigator() }
}
