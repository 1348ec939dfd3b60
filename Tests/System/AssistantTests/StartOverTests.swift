// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentWire
import Testing

@testable import Assistant

@Suite("A new request instead of an answer") struct StartOverTests {
  private func isSuperseded(_ talk: Talk, _ intent: String) -> Bool {
    talk.outcome.superseded.map(\.intent) == [intent]
      && talk.outcome.superseded.map(\.outcome) == ["cancelled"]
  }

  @Test("begins where a text was asked for")
  func text() async {
    let talk = await say("Create a task due tomorrow in Acme", answers: "Show my tasks in Acme")
    #expect(talk.outcome.intent == "ListTasks")
    #expect(talk.outcome.ending == .done)
    #expect(talk.outcome.parameters.isEmpty)
    #expect(talk.app.requests.map(\.intent) == ["ListTasks"])
    #expect(isSuperseded(talk, "CreateTask"))
    #expect(talk.outcome.superseded.first?.parameters.keys.sorted() == ["dueDate"])
    #expect(talk.heard == ["What should the task be called?", "All set."])
  }

  @Test("begins with what it says, for the same intent too")
  func same() async {
    let talk = await say(
      "Create a task for garden in Acme", answers: "Create a task buy milk due friday in Acme")
    #expect(talk.values == ["title": "buy milk", "dueDate": "2026-12-04T00:00:00Z"])
    #expect(isSuperseded(talk, "CreateTask"))
  }

  @Test(
    "begins where an item, a number, a case or one of several was asked for",
    arguments: [
      ("Delete a task in Acme", "DeleteTask"), ("Estimate a task in Acme", "Estimate"),
      ("Estimate 3 hours in Acme", "Estimate"), ("Delete feed the dragon in Acme", "DeleteTask"),
      ("Archive tasks in Acme", "ArchiveTasks"),
      ("Create a task call the bank for mark in Acme", "CreateTask"),
    ])
  func other(_ first: String, _ intent: String) async {
    let talk = await say(first, answers: "please show my tasks in Acme, thanks")
    #expect(talk.outcome.intent == "ListTasks")
    #expect(talk.outcome.ending == .done)
    #expect(isSuperseded(talk, intent))
  }

  @Test(
    "is an answer when it only resembles one",
    arguments: [
      "call the bank in Acme street", "Show my tasks", "buy milk in Acme",
      "\"Show my tasks in Acme\"",
      "Show my tasks in Acme to Bob", "create a poster in Acme", "Delete the letter in Acme",
    ])
  func answer(_ text: String) async {
    let talk = await say("Create a task in Acme", answers: text)
    #expect(talk.outcome.intent == "CreateTask")
    #expect(talk.outcome.superseded.isEmpty)
    #expect(talk.values["title"] == text.filter { $0 != "\"" })
  }

  @Test("names an item that is there")
  func item() async {
    let talk = await say("Create a task in Acme", answers: "Delete water plants in Acme")
    #expect(talk.app.requests.map(\.intent) == ["DeleteTask"])
    #expect(talk.values == ["task": "Water plants"])
  }

  @Test("asks its own questions, and may itself be superseded")
  func again() async {
    let talk = await say(
      "Create a task in Acme", answers: "Estimate a task in Acme", "Delete a task in Acme",
      "water plants")
    #expect(talk.outcome.superseded.map(\.intent) == ["CreateTask", "Estimate"])
    #expect(talk.values == ["task": "Water plants"])
  }
}

@Suite("A new request while a run waits") struct SupersededRunTests {
  private static let deleting: ScriptedApp.Perform = { request, ask in
    guard request.intent == "DeleteTask" else { return .finished(ResultReport()) }
    let action = ActionName(name: "custom", acceptLabel: "Delete", denyLabel: "Keep")
    let answer = await ask(.confirmation(action: action, dialog: nil))
    return answer == .confirmed(true) ? .finished(ResultReport()) : .cancelled
  }

  @Test(
    "cancels the run, then begins",
    arguments: ["Show my tasks in Acme", "In Acme, show my tasks please"])
  func confirmation(_ answer: String) async {
    let talk = await say("Delete call the bank in Acme", answers: answer, perform: Self.deleting)
    #expect(talk.app.requests.map(\.intent) == ["DeleteTask", "ListTasks"])
    #expect(talk.outcome.ending == .done)
    #expect(talk.outcome.intent == "ListTasks")
    #expect(talk.outcome.chain == ["ListTasks"])
    #expect(talk.outcome.superseded.map(\.outcome) == ["cancelled"])
    #expect(talk.outcome.superseded.first?.parameters.keys.sorted() == ["task"])
  }

  @Test("is not a label with more words, but a label that is all of it is an answer")
  func label() async {
    let other = await say(
      "Delete call the bank in Acme", answers: "Delete water plants in Acme", "yes",
      perform: Self.deleting)
    #expect(other.values == ["task": "Water plants"])
    #expect(other.outcome.superseded.count == 1)
    let same = await say("Delete call the bank in Acme", answers: "Delete", perform: Self.deleting)
    #expect(same.outcome.superseded.isEmpty)
    #expect(same.outcome.ending == .done)
  }

  @Test("one that cannot be cancelled any more is told as done")
  func finished() async {
    let talk = await say("Create a task paint in Acme", answers: "Show my tasks in Acme") {
      request, ask in
      if request.intent == "CreateTask" {
        _ = await ask(.value(parameter: "title", dialog: DialogText(full: "Really?")))
      }
      return .finished(ResultReport(dialog: DialogText(full: request.intent)))
    }
    #expect(talk.outcome.superseded.map(\.outcome) == ["done"])
    #expect(talk.outcome.dialog == "ListTasks")
  }

  @Test(
    "begins where one of several is chosen",
    arguments: ["Show my tasks in Acme", "Delete water plants in Acme"])
  func choice(_ answer: String) async {
    let talk = await say("Create a task paint in Acme", answers: answer) { request, ask in
      guard request.intent == "CreateTask" else { return .finished(ResultReport()) }
      let picked = await ask(
        .choice(options: [Choice(title: "Red"), Choice(title: "Blue")], dialog: nil))
      return picked == .cancelled ? .cancelled : .finished(ResultReport())
    }
    #expect(talk.app.requests.count == 2)
    #expect(talk.outcome.superseded.map(\.intent) == ["CreateTask"])
  }

  @Test("a choice that is called like a request is a choice")
  func offered() async {
    let talk = await say("Create a task paint in Acme", answers: "show my tasks in Acme") {
      _, ask in
      let picked = await ask(
        .choice(
          options: [Choice(title: "Show my tasks in Acme"), Choice(title: "Blue")], dialog: nil))
      return picked == .chosen(0) ? .finished(ResultReport()) : .cancelled
    }
    #expect(talk.outcome.ending == .done)
    #expect(talk.outcome.superseded.isEmpty)
  }
}

@Suite("Answers with more than a name") struct DecoratedAnswerTests {
  @Test(
    "emoji only decorate what is no text",
    arguments: [("Water plants 🌱", "Water plants"), ("the first 👍", "Call the bank")])
  func emoji(_ answer: String, _ task: String) async {
    let talk = await say("Delete a task in Acme", answers: answer)
    #expect(talk.values == ["task": task])
  }

  @Test("emoji stay in a text, and count in no number")
  func emojiOfText() async {
    let text = await say("Create a task in Acme", answers: "buy 🍝")
    #expect(text.values == ["title": "buy 🍝"])
    let number = await say("Estimate a task in Acme", answers: "3 👍", "high 🔥")
    #expect(number.values["hours"] == "3")
    #expect(ConfirmationAnswer("yes 👍") == .accepted)
    #expect(ConfirmationAnswer("❌ no") == .denied)
  }

  @Test("the one that is called so", arguments: ["the plants one", "the water one please"])
  func one(_ answer: String) async {
    let talk = await say("Delete a task in Acme", answers: answer)
    #expect(talk.values == ["task": "Water plants"])
  }

  @Test("an item is known by a name that begins with its type's word")
  func typeWord() async {
    let items = ["Task number 1", "Task number 12", "Task number 120"]
    let talk = await say("Delete task number 12 in Acme", tasks: items)
    #expect(talk.values == ["task": "Task number 12"])
    let plain = await say("Delete number 12 in Acme", tasks: items + ["Number 12"])
    #expect(plain.values == ["task": "Number 12"])
  }

  @Test("an item is known by a name that is a small word", arguments: ["due", "for", "in"])
  func smallWord(_ name: String) async {
    let talk = await say("Delete \(name) in Acme", tasks: [name, "Call the bank"])
    #expect(talk.values == ["task": name])
    let asked = await say("Delete a task in Acme", answers: name, tasks: [name, "Call the bank"])
    #expect(asked.values == ["task": name])
  }
}
