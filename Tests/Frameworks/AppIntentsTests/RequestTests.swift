// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import IntentWire
import Testing

@Suite("A question that an intent asks") struct RequestTests {
  @Test("about a parameter waits for the value")
  func value() async throws {
    let context = AnsweringContext(.value(.string("call the bank")))
    let intent = AddTask()
    prepare(intent, context: context)
    #expect(try await intent.$title.requestValue("What?") == "call the bank")
    #expect(context.questions == [.value(parameter: "title", dialog: DialogText(full: "What?"))])
  }

  @Test("uses the parameter's own dialog when it has none")
  func ownDialog() async throws {
    let context = AnsweringContext(.value(.int(3)))
    let intent = NumberParameters()
    prepare(intent, context: context)
    #expect(try await intent.$all.requestValue() == 3)
    #expect(
      context.questions == [.value(parameter: "all", dialog: DialogText(full: "How many?"))])
  }

  @Test("offers values and takes the chosen one")
  func disambiguation() async throws {
    let context = AnsweringContext(.chosen(1))
    let intent = AddTask()
    prepare(intent, context: context)
    let chosen = try await intent.$project.requestDisambiguation(among: Project.all)
    #expect(chosen.id == "p2")
    guard case .disambiguation("project", let options, nil) = context.questions[0] else {
      Issue.record("another question")
      return
    }
    #expect(options.map(\.title) == ["Marketing", "Märkte", "Sales"])
  }

  @Test("confirms a value")
  func parameterConfirmation() async throws {
    let context = AnsweringContext(.confirmed(false))
    let intent = AddTask()
    prepare(intent, context: context)
    #expect(try await intent.$priority.requestConfirmation(for: .high) == false)
  }

  @Test("of the intent itself goes to the run; a refusal throws a cancellation")
  func confirmation() async throws {
    let context = AnsweringContext(.confirmed(true), .confirmed(false))
    let intent = DeleteProjects()
    intent.entities = Project.all
    try await CurrentRun.$requestContext.withValue(context) {
      _ = try await intent.perform()
      await #expect(throws: AppIntentError(.cancelled)) { try await intent.requestConfirmation() }
    }
    guard case .confirmation(let action, let dialog) = context.questions[0] else {
      Issue.record("another question")
      return
    }
    #expect(action.acceptLabel == "Delete")
    #expect(action.isDestructive)
    #expect(dialog == DialogText(full: "Delete 3 projects?"))
  }

  @Test("of the intent itself finds the run also in a detached task")
  func detached() async throws {
    let context = AnsweringContext(.confirmed(true))
    let intent = DeleteProjects()
    prepare(intent, context: context)
    try await Task.detached { try await intent.requestConfirmation() }.value
    #expect(context.questions.count == 1)
  }

  @Test("offers options")
  func choice() async throws {
    let context = AnsweringContext(.chosen(0), .cancelled)
    let options: [IntentChoiceOption] = [.init(title: "Keep", style: .destructive), .cancel]
    try await CurrentRun.$requestContext.withValue(context) {
      let chosen = try await Says().requestChoice(between: options, dialog: "Well?")
      #expect(chosen.title == "Keep")
      await #expect(throws: AppIntentError(.cancelled)) {
        try await Says().requestChoice(between: options)
      }
    }
  }

  @Test("outside of a run is an error that names the request")
  func nobody() async {
    let error = await #expect(throws: ValueError.self) { try await Says().requestConfirmation() }
    #expect(error?.message.contains("requestConfirmation") == true)
  }

  @Test("knows the circumstances of the run")
  func systemContext() async throws {
    let context = AnsweringContext(.confirmed(true))
    try await CurrentRun.$requestContext.withValue(context) {
      #expect(Says().systemContext.preciseTimestamp == Date(timeIntervalSince1970: 1_000))
      #expect(Says().systemContext.currentMode.canContinueInForeground)
      _ = try await Modes().perform()
    }
    #expect(
      context.questions
        == [.continueInForeground(dialog: DialogText(full: "Continue?"), alwaysConfirm: true)])
    #expect(Says().systemContext.preciseTimestamp == nil)
  }
}
