// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeCore
import AcmeIntents
import AppIntents
import AppIntentsTesting
import Foundation
import Testing

/// The tests that Apple's documentation shows, by name and without the app's types.
@Suite("Intents by name") struct IntentTests {
  let definitions = IntentDefinitions(bundleIdentifier: "com.acme.tasks")

  @Test("an intent gets values, and its result has properties")
  func run() async throws {
    let intent = definitions.intents["CreateTaskIntent"].makeIntent(title: "Call the bank")
    let result = try await intent.run()
    #expect(try result.value.title == "Call the bank")
    let title: String = try result.value.title
    #expect(title == "Call the bank")
    #expect(result.dialog == "Created “Call the bank”.")
  }

  @Test("parameters are set and read")
  func parameters() async throws {
    var intent = definitions.intents["CreateTaskIntent"].makeIntent()
    intent.title = "Pay the rent"
    intent.dueDate = Date(timeIntervalSince1970: 1_796_040_000)
    #expect(try intent.title == "Pay the rent")
    let title: String? = try intent.title
    #expect(title == "Pay the rent")
    #expect(intent.project == nil)
    let task = try await intent.run().value.as(definitions.entities["TaskEntity"])
    let due: Date? = try task.dueDate
    #expect(due == Date(timeIntervalSince1970: 1_796_040_000))
  }

  @Test("an entity is found by its name and handed to an intent")
  func chain() async throws {
    let projects = definitions.entities["ProjectEntity"]
    let marketing = try #require(try await projects.entities(matching: "marketing").first)
    #expect(try marketing.name == "Marketing")
    let created = try await definitions.intents["CreateTaskIntent"]
      .makeIntent(title: "Prepare slides", project: marketing).run()
    #expect(try created.value.project.name == "Marketing")
    let task: AnyAppEntity = try created.value
    let done = try await definitions.intents["CompleteTaskIntent"].makeIntent(task: task).run()
    #expect(done.dialog == "“Prepare slides” is done.")
    #expect(done.value == nil)
  }

  @Test("a property goes from one intent to the next")
  func handOn() async throws {
    let first = try await definitions.intents["CreateTaskIntent"]
      .makeIntent(title: "Water the plants").run()
    let second = try await definitions.intents["CreateTaskIntent"]
      .makeIntent(title: first.value.title, dueDate: first.value.dueDate).run()
    #expect(try second.value.title == "Water the plants")
    #expect(try second.value.dueDate as Date? == nil)
  }

  @Test("a list is counted and indexed")
  func list() async throws {
    for title in ["Call the bank", "Pay the rent"] {
      try await definitions.intents["CreateTaskIntent"].makeIntent(title: title).run()
    }
    let listed = try await definitions.intents["ListTasksIntent"].makeIntent().run()
    #expect(try listed.value.count == 2)
    #expect(try listed.value[0].title == "Call the bank")
    let second: AnyAppEntity = try listed.value[1]
    #expect(try second.title == "Pay the rent")
    let all: [AnyAppEntity] = try listed.value
    #expect(all.count == 2 && all[1] == second)
  }

  @Test("entities are found by identifier, suggested and listed")
  func queries() async throws {
    let projects = definitions.entities["ProjectEntity"]
    let suggested = try await projects.suggestedEntities()
    #expect(try suggested.map { try $0.name as String }.contains("Home"))
    #expect(try await projects.allEntities() == suggested)
    let identifier = try #require(suggested.first).identifier.instanceIdentifier
    let found = try await projects.entities(identifiers: [identifier])
    #expect(try found.first?.name == "Engineering")
    #expect(found == suggested.filter { $0.identifier.instanceIdentifier == identifier })
    #expect(try await projects.entities(identifiers: [UUID()]).isEmpty)
  }

  @Test("a reference stands for an entity that was not looked up")
  func reference() async throws {
    let projects = definitions.entities["ProjectEntity"]
    let home = try #require(try await projects.entities(matching: "Home").first)
    let reference = projects.makeReference(identifier: home.identifier.instanceIdentifier)
    #expect(reference == home)
    #expect(throws: IntentTestError.self) { try reference.name as String }
    let created = try await definitions.intents["CreateTaskIntent"]
      .makeIntent(title: "Mend the roof", project: reference).run()
    #expect(try created.value.project.name == "Home")
    let gone = projects.makeReference(identifier: UUID().uuidString)
    await #expect(throws: IntentTestError.self) {
      try await definitions.intents["OpenProjectIntent"].makeIntent(target: gone).run()
    }
  }

  @Test("an enum's case is made from its raw value")
  func enums() async throws {
    let failing = definitions.enums["ServerOption"].makeCase("failing")
    #expect(failing.rawValue == "failing")
    #expect(try failing.as(String.self) == "failing")
    let chosen = try await definitions.intents["ChooseServerIntent"].makeIntent(server: failing)
      .run()
    #expect(chosen.dialog == "Acme now uses the failing server.")
    let error = await #expect(throws: IntentTestError.self) {
      try await definitions.intents["CreateTaskIntent"].makeIntent(title: "Wait").run()
    }
    #expect(error?.dialog == "The Acme server can't be reached. Please try again later.")
  }

  @Test("an intent that opens the app brings it to the front")
  func opening() async throws {
    let home = try #require(
      try await definitions.entities["ProjectEntity"].entities(matching: "Home").first)
    let opened = try await definitions.intents["OpenProjectIntent"].makeIntent(target: home).run()
    #expect(opened.openedApp == "Acme")
  }

  @Test("a value query finds entities for a text")
  func valueQueries() async throws {
    let result = try await definitions.valueQueries["ProjectQuery"].values(for: "mark")
    #expect(result.items.count == 2)
    #expect(try result.items[0].name == "Market Research")
    let entity = try result.items[1].as(AnyAppEntity.self)
    #expect(try entity.name == "Marketing")
  }

  @Test("questions are answered in order, which Apple's module cannot")
  func answers() async throws {
    try await definitions.intents["CreateTaskIntent"].makeIntent().run(answers: "Call the bank")
    let tasks = try await definitions.entities["TaskEntity"].entities(matching: "bank")
    let deleted = try await definitions.intents["DeleteTaskIntent"]
      .makeIntent(entities: tasks).run(answers: "yes")
    #expect(deleted.dialog == "Deleted “Call the bank”.")
  }

  @Test("views and Spotlight say that they have no answer here")
  func unsupported() async throws {
    let tasks = definitions.entities["TaskEntity"]
    for ask in [
      { _ = try await tasks.viewAnnotations() }, { _ = try await tasks.spotlightQuery(nil) },
    ] as [() async throws -> Void] {
      let error = await #expect(throws: IntentTestError.self) { try await ask() }
      #expect(error?.code == .unsupported)
    }
  }

  @Test("a transient entity is made from its properties")
  func transient() throws {
    let entity = definitions.transientEntities["Receipt"].makeEntity(total: 12, paid: true)
    #expect(try entity.total == 12)
    #expect(try entity.paid == true)
  }
}
