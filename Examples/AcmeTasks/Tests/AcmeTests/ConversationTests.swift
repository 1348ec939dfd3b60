// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeCore
import AcmeIntents
import AppIntents
import AppIntentsTesting
import Foundation
import Testing

@Suite("Talking to Acme") struct ConversationTests {
  @Test("one sentence is enough", arguments: Transport.allCases)
  func wholeSentence(_ transport: Transport) async throws {
    let talk = try await acme(over: transport)
      .say("Create a task call the bank due tomorrow for marketing in Acme")
    talk.expect(.parameter("title", "call the bank"), .parameter("project", "Marketing"))
    #expect(try talk.parameters.dueDate == Date("2026-12-01T00:00:00Z", strategy: .iso8601))
  }

  @Test("a missing title is asked for", arguments: Transport.allCases)
  func missingTitle(_ transport: Transport) async throws {
    let talk = try await acme(over: transport)
      .say("Create a task in Acme", answers: "Water the plants")
    talk.expect(
      .intent("CreateTaskIntent"), .dialog("Created “Water the plants”."),
      .runs(in: "AcmeIntentsExtension"), .opens(nil))
  }

  @Test("two projects that match are offered", arguments: Transport.allCases)
  func disambiguation(_ transport: Transport) async throws {
    let talk = try await acme(over: transport)
      .say("Add a task to Acme called prepare slides for mark")
    talk.expect(.asks("Which project?", options: ["Market Research", "Marketing"]))
    await talk.answer("the second one").expect(.parameter("project", "Marketing"))
  }

  @Test("deleting is confirmed first", arguments: Transport.allCases, [true, false])
  func confirmation(_ transport: Transport, _ isConfirmed: Bool) async throws {
    let acme = try await acme(over: transport)
    await acme.say("Create a task in Acme", answers: "Call the bank")
    await acme.say("Delete call the bank in Acme", answers: isConfirmed ? "yes" : "no")
      .expect(.says("Do you want to delete “Call the bank”?"), isConfirmed ? .done : .cancelled)
  }

  @Test("a project is opened in the app", arguments: Transport.allCases)
  func opening(_ transport: Transport) async throws {
    try await acme(over: transport).say("Open marketing in Acme")
      .expect(.intent("OpenProjectIntent"), .opens("Acme"), .runs(in: "Acme"))
  }

  @Test("what no intent means is refused", arguments: Transport.allCases)
  func refusal(_ transport: Transport) async throws {
    try await acme(over: transport).say("What's the weather like")
      .expect(.refused("notUnderstood"))
  }

  @Test("a store that was seeded is read", arguments: Transport.allCases)
  func seeded(_ transport: Transport) async throws {
    let acme = try await acme(over: transport)
    let file = try acme.device.groupContainer("group.com.acme.tasks").appending(path: "Acme.sqlite")
    try await TaskStore(url: file).add(TaskRecord(title: "Call the bank"))
    await acme.say("Show my tasks in Acme")
      .expect(.dialog("You have one open task: Call the bank."))
  }

  @Test("a failing server is told in its own words", arguments: Transport.allCases)
  func failure(_ transport: Transport) async throws {
    let acme = try await acme(over: transport)
    await acme.say("Use the broken server in Acme").expect(.parameter("server", "failing"))
    await acme.say("Create a task in Acme", answers: "Wait")
      .expect(
        .failed("thrown"), .dialog("The Acme server can't be reached. Please try again later."))
  }
}

@Suite("Written conversations") struct WrittenConversationTests {
  @Test("are held", arguments: TestScript.all(in: "Conversations"), Transport.allCases)
  func written(_ script: TestScript, _ transport: Transport) async throws {
    try await script.hold(with: "com.acme.tasks", over: transport) { _ in
      AcmeDependencies.register()
    }
  }
}

@Suite("An intent without the system") struct DirectTests {
  @Test("performs with its dependencies, and its questions are answered")
  func direct() async throws {
    let acme = try await acme(over: .inProcess)
    try await acme.inside {
      let create = CreateTaskIntent()
      create.title = "Call the bank"
      let task = try #require(try await create.perform().value)
      #expect(task.title == "Call the bank")
      let delete = DeleteTaskIntent()
      delete.entities = [task]
      try await delete.perform(answers: "yes")
      await #expect(throws: (any Error).self) { try await delete.perform(answers: "no") }
      await #expect(throws: IntentTestError.self) {
        try await delete.perform(answers: "yes", "yes")
      }
      await #expect(throws: IntentTestError.self) {
        _ = try await CreateTaskIntent().perform(answers: "Call the bank")
      }
    }
  }
}
