// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite("App Shortcuts") struct ShortcutTests {
  @Test("hold phrases as the manifest has them")
  func phrases() {
    #expect(
      TestShortcuts.appShortcuts.map(\.phraseTemplates) == [
        [
          "Add a task in ${applicationName}",
          "Add a ${priority} task to ${project} in ${applicationName}",
        ],
        ["Open ${target} in ${applicationName}"],
      ])
    #expect(TestShortcuts.negativePhrases.phrases.map(\.template) == ["Call ${applicationName}"])
    #expect(ReturnedShortcuts.appShortcuts.count == 1)
  }

  @Test("hold the intent with its preset values")
  func presets() {
    let intent = TestShortcuts.appShortcuts[0].intent as? AddTask
    #expect(intent?.priority == .high)
  }

  @Test("tell the host when their parameters' values change")
  func update() {
    // Without a host the note goes nowhere.
    TestShortcuts.updateAppShortcutParameters()
  }
}
