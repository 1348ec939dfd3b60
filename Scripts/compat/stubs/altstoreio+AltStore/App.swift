// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

import AppIntents

struct RefreshAllAppsIntent: AppIntent {
  static let title: LocalizedStringResource = "RefreshAllAppsIntent"
  func perform() async throws -> some IntentResult { .result() }
}
