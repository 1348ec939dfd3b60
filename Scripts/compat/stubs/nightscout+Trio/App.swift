// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

enum Category { case `default` }

func debug(_ category: Category, _ message: String) {}

@MainActor final class RestartLiveActivityIntentRequest {
  func performRestart() async throws {}
}
