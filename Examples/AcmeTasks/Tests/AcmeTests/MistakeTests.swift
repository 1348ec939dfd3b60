// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntentsTesting
import Testing

/// What a test says that names something wrongly.
@Suite("A mistake in a test") struct MistakeTests {
  let definitions = IntentDefinitions(bundleIdentifier: "com.acme.tasks")

  private func message(_ body: () async throws -> Void) async -> String? {
    await #expect(throws: IntentTestError.self) { try await body() }?.message
  }

  @Test("in the name of an intent is told with the one that was meant")
  func intent() async {
    let message = await message {
      try await definitions.intents["CreateTaksIntent"].makeIntent().run()
    }
    #expect(
      message
        == "the app 'Acme' has no intent 'CreateTaksIntent'; did you mean 'CreateTaskIntent'?")
  }

  @Test("in the name of a parameter is told with the one that was meant")
  func parameter() async {
    let message = await message {
      try await definitions.intents["CreateTaskIntent"].makeIntent(tilte: "x").run()
    }
    #expect(message == "'CreateTaskIntent' has no parameter 'tilte'; did you mean 'title'?")
  }

  @Test("in the bundle identifier is told with the one that was meant")
  func bundle() async throws {
    let message = await message {
      try await IntentDefinitions(bundleIdentifier: "com.acme.task")
        .intents["CreateTaskIntent"].makeIntent().run()
    }
    #expect(
      message?.hasSuffix("has no app 'com.acme.task'; did you mean 'com.acme.tasks'?") == true)
  }

  @Test("in the name of an entity, a case or a property is told")
  func others() async throws {
    #expect(
      await message { _ = try await definitions.entities["TaskEntry"].allEntities() }
        == "the app 'Acme' has no entity 'TaskEntry'; did you mean 'TaskEntity'?")
    let server = definitions.enums["ServerOption"].makeCase("slwo")
    #expect(
      await message {
        try await definitions.intents["ChooseServerIntent"].makeIntent(server: server).run()
      } == "the enum 'ServerOption' has no case 'slwo'; did you mean 'slow'?")
    let result = try await definitions.intents["CreateTaskIntent"].makeIntent(title: "x").run()
    #expect(
      await message { _ = try result.value.titel as String }
        == "'value', a 'TaskEntity', has no property 'titel'; did you mean 'title'?")
  }

  @Test("in a type names the property and both types")
  func casting() async throws {
    let result = try await definitions.intents["CreateTaskIntent"].makeIntent(title: "x").run()
    #expect(
      await message { _ = try result.value.title as Int }
        == "'value.title' is a 'String', not a 'Int'")
    #expect(
      await message { _ = try result.value as String }
        == "'value' is a 'TaskEntity', not a 'String'")
    #expect(
      await message { _ = try result.value.dueDate as String }
        == "'value.dueDate' is nil, not a 'String'")
    #expect(
      await message { _ = try result.value.as(definitions.entities["ProjectEntity"]) }
        == "the value is a 'TaskEntity', not a 'ProjectEntity'")
  }

  @Test("in its answers is one sentence")
  func answers() async {
    let create = definitions.intents["CreateTaskIntent"]
    #expect(
      await message { try await create.makeIntent().run() }
        == "'CreateTaskIntent' asked 'What should the task be called?' and nobody answered; give "
        + "the parameter a value, or answer with run(answers:)")
    #expect(
      await message { try await create.makeIntent(title: "x").run(answers: "yes") }
        == "nobody asked for the answer 'yes': 'CreateTaskIntent' had ended")
  }
}
