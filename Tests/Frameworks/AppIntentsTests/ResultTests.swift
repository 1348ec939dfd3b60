// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentWire
import Testing

@Suite("A result") struct ResultTests {
  private func erased(_ intent: some AppIntent) async throws -> any ErasedResult {
    try #require(try await intent.perform() as? any ErasedResult)
  }

  @Test("says its dialog")
  func dialog() async throws {
    #expect(try await erased(Says()).wireDialog == DialogText(full: "Added 3 tasks"))
    #expect(
      try await erased(SaysMore()).wireDialog
        == DialogText(
          full: "You have three projects", supporting: "Projects", systemImageName: "folder"))
    #expect(try await erased(Nothing()).wireDialog == nil)
  }

  @Test("carries a value and an opened intent whose type is erased")
  func opens() async throws {
    let result = try await erased(Opens())
    #expect(result.wireValue == .int(1))
    let opened = try #require(result.openedIntent as? OpenProject)
    #expect(opened.target.id == "p2")
    #expect(try await erased(OpensByType()).openedIntent is OpenProject)
    #expect(try await erased(Says()).openedIntent == nil)
  }

  @Test("knows whether it shows something")
  func snippet() async throws {
    #expect(try await erased(ShowsSnippet()).showsSnippet)
    #expect(try await erased(EmptySnippetIntent()).showsSnippet)
    #expect(try await erased(Says()).showsSnippet == false)
  }

  @Test("is returned by an intent that is called")
  func called() async throws {
    #expect(try await ReturnsEnum()() == .high)
    #expect(try await SaysMore()(donate: false).count == 3)
  }

  @Test("of a widget's settings is an error that says so")
  func settings() async {
    let error = await #expect(throws: ValueError.self) { try await Settings().perform() }
    #expect(error?.code == .unsupported)
  }

  @Test("of OpenIntent needs no perform, and the app in the foreground")
  func openIntent() async throws {
    #expect(OpenProject.openAppWhenRun)
    #expect(OpenProject.supportedModes == .foreground)
    #expect(try await erased(OpenProject(Project.all[0])).wireValue == nil)
  }
}
