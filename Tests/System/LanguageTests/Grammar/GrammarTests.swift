// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import Testing

@testable import Language

@Suite("Reading a request") struct GrammarTests {
  @Test(
    "a phrase and the summary's slots combine",
    arguments: [
      (
        "Create a task call the bank due tomorrow for marketing in Planner",
        "CreateTask dueDate=2026-12-01 project~marketing title=call the bank"
      ),
      (
        "Create a task in Planner call the bank for marketing due tomorrow",
        "CreateTask dueDate=2026-12-01 project~marketing title=call the bank"
      ),
      (
        "create a task for marketing due tomorrow called Call the Bank",
        "CreateTask dueDate=2026-12-01 project~marketing title=Call the Bank"
      ),
      (
        "In Planner, add a to-do water the plants due december 3",
        "CreateTask dueDate=2026-12-03 title=water the plants"
      ),
      ("Remind me to feed the cat in Planner", "CreateTask title=feed the cat"),
      ("Create a task in Planner", "CreateTask"),
      ("Add a todo buy milk", "CreateTask title=buy milk"),
      ("add a to do buy milk", "CreateTask title=buy milk"),
      ("Create a task named Buy milk", "CreateTask title=Buy milk"),
    ])
  func phraseAndSummary(_ text: String, _ meaning: String) {
    #expect(read(text, .tasks) == meaning)
  }

  @Test(
    "courtesies, case, accents, punctuation and articles change nothing",
    arguments: [
      "Show my tasks in Planner", "show tasks in planner", "SHOW MY TASKS IN PLANNER!",
      "Hey, could you please show my tasks in Planner?", "I'd like to show the tasks in Plànner",
      "Planner, show my tasks", "ask Planner to show my tasks", "Show my tasks using my planner",
      "show me my tasks, thanks", "Can you show my tasks in Plannr please",
      "use Planner to show my tasks",
    ])
  func courtesies(_ text: String) {
    #expect(read(text, .tasks) == "ListTasks")
  }

  @Test(
    "contractions are what they stand for",
    arguments: ["What's due in Planner", "what is due in Planner", "whats due in planner"])
  func contractions(_ text: String) {
    #expect(read(text, .tasks) == "ListTasks")
  }

  @Test(
    "an entity is left for the app to find",
    arguments: [
      ("Open Marketing in Planner", "OpenProject target~Marketing"),
      ("open the marketing project", "OpenProject target~marketing"),
      ("complete call the bank", "CompleteTask task~call the bank"),
      ("Mark call the bank as done in Planner", "CompleteTask task~call the bank"),
      ("list marketing tasks", "ListTasks project~marketing"),
      ("show my tasks in marketing", "ListTasks project~marketing"),
      ("Complete a task in Planner", "CompleteTask"),
    ])
  func entities(_ text: String, _ meaning: String) {
    #expect(read(text, .tasks) == meaning)
  }

  @Test(
    "values of a type are read by their words",
    arguments: [
      ("start a timer for 10 minutes", "StartTimer duration=600s"),
      ("Start a 10 minute timer with Casa", "StartTimer duration=600s"),
      ("start a timer named eggs for 5 minutes", "StartTimer duration=300s name=eggs"),
      ("set the scene to cinema", "SetScene scene=movie"),
      ("set the dinner scene", "SetScene scene=dinner"),
      ("dim the kitchen lamp to 40 percent", "Dim level=40 light~kitchen lamp"),
      ("log 500 ml of water", "LogWater amount=500mL"),
      (
        "book a table for four people at 7 pm",
        "BookTable guests=4 time=2026-11-30T19:00:00Z"
      ),
      ("book a table tomorrow at 7 pm for 4", "BookTable guests=4 time=2026-12-01T19:00:00Z"),
    ])
  func values(_ text: String, _ meaning: String) {
    #expect(read(text, .house) == meaning)
  }

  @Test(
    "what no app declares is refused",
    arguments: [
      "what's the weather", "", "   ", "🎉🎉", "?!", "create a spaceship", "play some jazz",
      "planner", "open", "thanks", "tomorrow", "for marketing", "how old is the universe",
      "call mum", "שלום עולם",
      "create", "lorem ipsum dolor sit amet",
    ])
  func nonsense(_ text: String) {
    #expect(read(text, .tasks, .house) == "refused")
  }

  @Test("a long text is read in bounded time or refused")
  func long() {
    let words = String(repeating: "buy milk due for in tomorrow ", count: 1000)
    #expect(read("create a task " + words, .tasks).hasPrefix("CreateTask"))
    #expect(read(String(repeating: "a", count: 100_000), .tasks) == "refused")
  }
}

@Suite("Free text") struct FreeTextTests {
  @Test(
    "words go back to the text when their slot reads nothing",
    arguments: [
      ("Create a task check what is due", "CreateTask title=check what is due"),
      ("Create a task review due dates", "CreateTask title=review due dates"),
      ("Create a task look for keys due soon-ish", "CreateTask title=look for keys due soon-ish"),
    ])
  func slotWords(_ text: String, _ meaning: String) {
    let all = (0..<12).map { read(text, .tasks, reading: $0) }
    #expect(all.contains(meaning))
  }

  @Test(
    "an entity that may not exist has a reading in which its words are text",
    arguments: [
      (
        "Create a task pay for lunch due friday",
        "CreateTask dueDate=2026-12-04 title=pay for lunch"
      ),
      (
        "Create a task finish report for the board due friday",
        "CreateTask dueDate=2026-12-04 title=finish report for the board"
      ),
      (
        "Create a task finish report due friday for the board",
        "CreateTask dueDate=2026-12-04 title=finish report for the board"
      ),
    ])
  func hypotheses(_ text: String, _ meaning: String) {
    #expect(read(text, .tasks).contains("project~"))
    let texts = (0..<40).map { read(text, .tasks, reading: $0) }.filter { !$0.contains("project~") }
    #expect(texts.first == meaning)
  }

  @Test(
    "quoted words are taken as they are",
    arguments: [
      (
        "Create a task \"Pay for lunch due Friday\" due tomorrow in Planner",
        "CreateTask dueDate=2026-12-01 title=Pay for lunch due Friday"
      ),
      ("Create a task “Read: Dune, for fun!”", "CreateTask title=Read: Dune, for fun!"),
    ])
  func quotations(_ text: String, _ meaning: String) {
    #expect(read(text, .tasks) == meaning)
  }

  @Test("the person's own letters are kept")
  func verbatim() {
    #expect(
      read("create a task Ring Zoë's mum, re: B&B in Planner", .tasks)
        == "CreateTask title=Ring Zoë's mum, re: B&B")
  }

  @Test("a date in the middle of a text is a part of it")
  func dateInside() {
    #expect(
      read("Create a task buy friday concert tickets", .tasks)
        == "CreateTask title=buy friday concert tickets")
  }
}

@Suite("Phrases of an app") struct PhraseTests {
  @Test("the same phrase on two intents is reported")
  func conflicts() {
    var app = AppSketch("Double")
    app.intent("One", title: "One", phrases: ["Start a game in ${applicationName}"])
    app.intent("Two", title: "Two", phrases: ["Start the game with ${applicationName}"])
    app.intent("Three", title: "Three", phrases: ["Start a match in ${applicationName}"])
    let conflicts = Grammar(apps: [app.app]).conflicts
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.intents.sorted() == ["One", "Two"])
  }

  @Test("a negative phrase bypasses the app")
  func negative() {
    var app = AppSketch.tasks
    app.manifest.negativePhrases = ["Show my tasks of yesterday"]
    let grammar = Grammar(apps: [app.app])
    let reading = grammar.interpret(
      Utterance("please show my tasks of yesterday"), context: mondayMorning)
    #expect(reading == .refused(.negativePhrase))
  }

  @Test("an intent that is not discoverable is only reached by its phrase")
  func hidden() {
    var app = AppSketch("Secret")
    app.intent("Hidden", title: "Reveal Treasure", summaries: ["Reveal the treasure"])
    app.manifest.intents["Hidden"]?.isDiscoverable = false
    #expect(read("reveal the treasure", app) == "refused")
  }

  @Test("the app that is named is the app that is asked")
  func named() {
    var left = AppSketch("Left")
    left.intent("Note", title: "Write Note", phrases: ["Write a note in ${applicationName}"])
    var right = AppSketch("Right")
    right.intent("Memo", title: "Write Note", phrases: ["Write a note in ${applicationName}"])
    #expect(read("write a note in Right", left, right) == "Memo")
    #expect(read("Left, write a note", left, right) == "Note")
  }

  @Test("a phrase with more of its own words wins")
  func specific() {
    #expect(read("show my tasks", .tasks) == "ListTasks")
    #expect(read("show marketing", .tasks) == "OpenProject target~marketing")
  }
}
