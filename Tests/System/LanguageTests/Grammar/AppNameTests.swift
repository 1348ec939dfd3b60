// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import Testing

@testable import Language

@Suite("Where an app's name ends") struct AppNameTests {
  static let note: AppSketch = {
    var app = AppSketch("Note")
    app.entity("Page", called: "Page")
    app.intent("AddOne", title: "Add One", phrases: ["Add one in ${applicationName}"])
    app.intent(
      "WriteNote", title: "Write Note", summaries: ["Put ${text} on ${page}"],
      [("text", "Text", .string, false), ("page", "Page", .entity("Page"), true)],
      phrases: ["Write a line in ${applicationName}"])
    app.intent(
      "OpenPage", title: "Open Page", [("page", "Page", .entity("Page"), false)],
      phrases: ["Open ${page} in ${applicationName}", "Open a page in ${applicationName}"])
    app.intent(
      "StartClock", title: "Start Clock",
      [("length", "Length", .duration, false), ("name", "Name", .string, true)],
      phrases: ["Start a clock in ${applicationName}"])
    return app
  }()

  @Test(
    "a longer name is another app's",
    arguments: [
      "Add one in Note Plus", "add one in note plus", "Add one in Note 2",
      "Add one using Note Pro Max",
      "Add one in Super Note", "Write a line in Note Plus", "Open a page in Note Plus",
      "Start a clock in Note Plus", "start a clock in note plus", "Write a line with Super Note",
    ])
  func longerName(_ text: String) {
    let meaning = read(text, Self.note)
    // A page may be called "Plus"; only the app knows.
    #expect(meaning == "refused" || needsItem(text), "\(meaning)")
  }

  private func needsItem(_ text: String) -> Bool {
    let grammar = Grammar(apps: [Self.note.app])
    guard case .readings(let all) = grammar.interpret(Utterance(text), context: mondayMorning)
    else { return false }
    return all.allSatisfy { $0.needsMatch && !$0.isPhraseMatch && !$0.mentions.isEmpty }
  }

  @Test(
    "what does not go on with the name follows it",
    arguments: [
      ("Add one in Note please", "AddOne"), ("Add one in Note, thanks", "AddOne"),
      ("Add one in the Note app", "AddOne"), ("Add one in Note today", "AddOne"),
      ("Add one in Note again", "AddOne"), ("Add one in Note right now please", "AddOne"),
      ("Note, add one", "AddOne"), ("In Note add one", "AddOne"),
      ("Write a line in Note buy a stamp", "WriteNote text=buy a stamp"),
      ("Write a line in Note: Stamps", "WriteNote text=Stamps"),
      ("Write a line in Note buy Stamps", "WriteNote text=buy Stamps"),
      ("WRITE A LINE IN NOTE STAMPS", "WriteNote text=STAMPS"),
      ("Write a line in Note on Travel", "WriteNote page~Travel"),
      ("Open in Note travel", "OpenPage page~travel"),
      ("Start a clock in Note for 5 minutes", "StartClock length=300s"),
      ("Start a clock in Note 5 minutes", "StartClock length=300s"),
      ("Start a clock in Note called tea", "StartClock name=tea"),
    ])
  func follows(_ text: String, _ meaning: String) {
    #expect(read(text, Self.note) == meaning)
  }

  @Test("a text holds words that only look like an app's name")
  func inText() {
    let said = "Write a line meet Bob in Note street"
    // There may be a page "Note street" as well.
    #expect(read(said, Self.note) == "WriteNote page~Note street text=meet Bob")
    #expect(
      (1..<4).contains {
        read(said, Self.note, reading: $0) == "WriteNote text=meet Bob in Note street"
      })
  }

  @Test("the longest name wins, whatever its app can do")
  func longest() {
    var plus = AppSketch("Note Plus")
    plus.intent("Paint", title: "Paint", phrases: ["Paint a page in ${applicationName}"])
    #expect(read("Add one in Note Plus", Self.note, plus) == "refused")
    #expect(read("Paint a page in Note Plus", Self.note, plus) == "Paint")
    #expect(read("Add one in Note", Self.note, plus) == "AddOne")
  }

  @Test("another app that is named does not do what this one does")
  func otherApp() {
    var other = AppSketch("Slate")
    other.intent("Wipe", title: "Wipe Slate", phrases: ["Wipe the board in ${applicationName}"])
    #expect(read("Add one in Slate", Self.note, other) == "refused")
  }
}

@Suite("A whole request") struct WholeRequestTests {
  private func isWhole(_ text: String) -> Bool {
    let grammar = Grammar(apps: [AppSketch.tasks.app, AppSketch.house.app])
    guard case .readings(let all) = grammar.interpret(Utterance(text), context: mondayMorning)
    else { return false }
    return all[0].isWholeRequest
  }

  @Test(
    "has all of a phrase or summary, names the app and leaves no word over",
    arguments: [
      "Create a task buy milk in Planner", "Show my tasks in Planner", "what's due in Planner?",
      "Hey Planner, show my tasks", "please complete call the bank in Planner",
      "Start a timer with Casa for 5 minutes", "In Casa, dim the kitchen lamp to 40 percent",
      "Casa, log 200 ml of water",
    ])
  func whole(_ text: String) { #expect(isWhole(text)) }

  @Test(
    "is not what only resembles one",
    arguments: [
      "Create a task buy milk", "call the bank in Planner street", "buy milk in Planner",
      "Show my tasks", "tasks in Planner", "Planner",
      "New Task Planner", "Create a poster in Planner", "create a task force for Planner staff",
    ])
  func part(_ text: String) { #expect(!isWhole(text)) }
}
