// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeIntents
import AppIntentsTesting

/// Acme on a device of its own, on the last day of November at ten.
func acme(over transport: Transport) async throws -> AppUnderTest {
  try await AppUnderTest("com.acme.tasks", over: transport, now: "2026-11-30T10:00:00Z") { _ in
    AcmeDependencies.register()
  }
}
