// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntentsTesting
import Testing

@Suite("A definition") struct DefinitionTests {
  @Test("tells what was asked for")
  func identifiers() {
    let definitions = IntentDefinitions(bundleIdentifier: "com.acme.tasks")
    #expect(definitions.intents["CreateTaskIntent"].identifier == "CreateTaskIntent")
  }
}
