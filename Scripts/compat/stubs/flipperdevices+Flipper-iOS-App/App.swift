// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

import AppIntents
import Foundation

struct SendArchivedItem: AppIntent {
  static let title: LocalizedStringResource = "SendArchivedItem"
  func perform() async throws -> some IntentResult { .result() }
}

struct PlayAlert: AppIntent {
  static let title: LocalizedStringResource = "PlayAlert"
  func perform() async throws -> some IntentResult { .result() }
}

extension UserDefaults {
  static var group: UserDefaults { .standard }
}
