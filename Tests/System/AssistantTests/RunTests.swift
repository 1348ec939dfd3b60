import IntentMetadata
import IntentWire
import Testing

@testable import Assistant

@Suite("Questions of a run") struct RunQuestionTests {
  private func confirmed(_ answer: String) async -> Answer? {
    let given = Answers()
    _ = await say("Delete call the bank in Acme", answers: answer) { _, ask in
      await given.add(
        ask(
          .confirmation(
            action: ActionName(
              name: "custom", acceptLabel: "Delete", acceptAlternatives: ["Remove"],
              denyLabel: "Keep", isDestructive: true),
            dialog: DialogText(full: "Delete “Call the bank”?"))))
      return .finished(ResultReport(dialog: DialogText(full: "Gone.")))
    }
    return await given.all.first
  }

  private actor Answers {
    var all: [Answer] = []
    func add(_ answer: Answer) { all.append(answer) }
  }

  @Test("confirms", arguments: ["yes", "Delete", "remove it", "sure", "OK do it", "yes please"])
  func confirms(_ answer: String) async {
    #expect(await confirmed(answer) == .confirmed(true))
  }

  @Test("denies", arguments: ["no", "keep it", "cancel", "nope", "don't", "no thanks"])
  func denies(_ answer: String) async {
    #expect(await confirmed(answer) == .confirmed(false))
  }

  @Test("asks once more when an answer is neither")
  func unclear() async {
    let talk = await say("Delete call the bank in Acme", answers: "purple", "yes") { _, ask in
      let answer = await ask(
        .confirmation(action: ActionName(name: "go", acceptLabel: "Go"), dialog: nil))
      return answer == .confirmed(true) ? .finished(ResultReport()) : .cancelled
    }
    #expect(talk.heard == ["Go?", "Please say yes or no. Go?", "Done."])
  }

  @Test("a value, a choice and an item are asked for while the run waits")
  func values() async {
    let given = Answers()
    let talk = await say(
      "Create a task paint in Acme", answers: "next", "tomorrow", "the last", "yes"
    ) { _, ask in
      await given.add(ask(.value(parameter: "title", dialog: DialogText(full: "Really?"))))
      await given.add(ask(.value(parameter: "dueDate", dialog: nil)))
      await given.add(
        ask(.choice(options: [Choice(title: "Red"), Choice(title: "Blue")], dialog: nil)))
      await given.add(
        ask(.parameterConfirmation(parameter: "title", item: Choice(title: "x"), dialog: nil)))
      return .finished(ResultReport())
    }
    let all = await given.all
    #expect(all.count == 4)
    #expect(all.first == .value(.string("next")))
    #expect(all.dropFirst(2) == [.chosen(1), .confirmed(true)])
    #expect(talk.outcome.ending == .done)
  }

  @Test("a run whose question nobody answers is cancelled, and the question is told")
  func nobody() async {
    let talk = await say("Create a task paint in Acme") { _, ask in
      let answer = await ask(.value(parameter: "title", dialog: DialogText(full: "Which colour?")))
      return answer == .cancelled ? .cancelled : .finished(ResultReport())
    }
    #expect(talk.outcome.ending == .needsAnswer(Prompt("Which colour?")))
  }
}

@Suite("How a run ends") struct RunEndTests {
  @Test("an error is spoken as the app says it")
  func spoken() async {
    let talk = await say("Show my tasks in Acme") { _, _ in
      .failed(FailureReport(code: .thrown, message: "NotPaired", spoken: "Pair a child first."))
    }
    #expect(talk.outcome.dialog == "Pair a child first.")
    #expect(
      talk.outcome.ending
        == .failed(AssistantOutcome.Failure(reason: "thrown", message: "NotPaired")))
  }

  @Test("an error without words names the app and nothing inside it")
  func silent() async {
    let talk = await say("Show my tasks in Acme") { _, _ in
      .failed(FailureReport(code: .thrown, message: "SQLite error 14"))
    }
    #expect(talk.outcome.dialog == "Something went wrong in Acme.")
  }

  @Test(
    "the end of a process has its own sentence",
    arguments: [
      (RunOutcome.timedOut(limitSeconds: 30), "Acme took too long."),
      (.outOfMemory(limitBytes: 1 << 20), "Acme needed more than it may use."),
      (.crashed(CrashReport(signal: "SIGILL", backtrace: "")), "Acme stopped unexpectedly."),
      (.couldNotLaunch(reason: "no such file"), "Acme couldn't be started."),
    ])
  func ends(_ outcome: RunOutcome, _ sentence: String) async {
    let talk = await say("Show my tasks in Acme", outcome: outcome)
    #expect(talk.outcome.dialog == sentence)
    #expect(talk.outcome.endingName == "failed")
  }

  @Test("a needed value is asked for and the intent performed again")
  func needsValue() async {
    let talk = await say("Create a task in Acme", answers: "paint", "paint the fence") {
      request, _ in
      request.parameters["title"] == .string("paint")
        ? .needsValue(parameter: "title", dialog: DialogText(full: "Paint what?"))
        : .finished(ResultReport())
    }
    #expect(talk.heard == ["What should the task be called?", "Paint what?", "Done."])
    #expect(talk.values == ["title": "paint the fence"])
  }

  @Test("an intent that never has enough is stopped")
  func endless() async {
    let talk = await say("Show my tasks in Acme") { _, _ in .restart }
    #expect(talk.outcome.endingName == "failed")
    #expect(talk.app.requests.count == Conversation.mostRuns)
  }

  @Test("an intent that a result opens follows, and the app comes to the foreground")
  func chain() async {
    let talk = await say("Create a task paint in Acme", isForeground: true) { request, _ in
      request.intent == "CreateTask"
        ? .finished(
          ResultReport(
            dialog: DialogText(full: "Created."),
            opensIntent: NextIntent(intent: "ListTasks", parameters: [:])))
        : .finished(ResultReport())
    }
    #expect(talk.outcome.chain == ["CreateTask", "ListTasks"])
    #expect(talk.outcome.intent == "CreateTask")
    #expect(talk.outcome.parameters == ["title": .string("paint")])
    #expect(talk.outcome.openedApp == "Acme")
    #expect(talk.outcome.dialog == "Created.")
  }

  @Test("intents that go on opening one another fail")
  func endlessChain() async {
    let talk = await say("Show my tasks in Acme") { _, _ in
      .finished(ResultReport(opensIntent: NextIntent(intent: "ListTasks", parameters: [:])))
    }
    #expect(talk.outcome.endingName == "failed")
    #expect(talk.outcome.chain.count == 6)
  }

  @Test("the foreground is asked for, entered, and the intent performed again")
  func foreground() async {
    let talk = await say("Show my tasks in Acme", answers: "yes") { request, _ in
      request.context.isForeground
        ? .finished(ResultReport())
        : .needsForeground(dialog: DialogText(full: "Go on in Acme?"), alwaysConfirm: false)
    }
    #expect(talk.app.timesInForeground == 1)
    #expect(talk.outcome.openedApp == "Acme")
    #expect(talk.heard == ["Go on in Acme?", "Opened Acme."])
  }
}

@Suite("The JSON of an outcome") struct OutcomeTests {
  @Test("values are written as a person would")
  func json() async throws {
    let talk = await say("Create a task call the bank due tomorrow for garden in Acme")
    #expect(talk.outcome.endingName == "done")
    #expect(talk.outcome.timings.run == 0.25)
    #expect(talk.outcome.parameters["dueDate"]?.plainJSON == .string("2026-12-01T00:00:00Z"))
  }
}
