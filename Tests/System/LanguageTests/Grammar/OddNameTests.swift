// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Language

@Suite("Emoji") struct EmojiTests {
  @Test(
    "decorate a request",
    arguments: [
      ("Show my tasks in Planner 🎉", "ListTasks"), ("🎉 Show my tasks in Planner", "ListTasks"),
      ("👋 hey, show my tasks in Planner please 🙏🏽", "ListTasks"),
      ("Show my tasks 🎉🎉", "ListTasks"), ("Show my tasks Planner 👨‍👩‍👧", "ListTasks"),
      ("Create a task in Planner 🎉", "CreateTask"),
      ("Create a task buy milk in Planner 🙏", "CreateTask title=buy milk"),
      ("Create a task buy milk due tomorrow 🙏", "CreateTask dueDate=2026-12-01 title=buy milk"),
      ("Create a task buy milk, thanks 🙏", "CreateTask title=buy milk"),
    ])
  func tasks(_ text: String, _ meaning: String) { #expect(read(text, .tasks) == meaning) }

  @Test(
    "behind a value are no optional text",
    arguments: [
      "Start a 10 minute timer 🍝", "🍝 start a timer for 10 minutes",
      "Start a timer for 10 minutes 🍝 in Casa",
    ])
  func values(_ text: String) { #expect(read(text, .house) == "StartTimer duration=600s") }

  @Test(
    "stay in a text",
    arguments: [
      ("create a task buy 🍝", "CreateTask title=buy 🍝"),
      ("Create a task buy 🍝 in Planner", "CreateTask title=buy 🍝"),
      ("Create a task 🎂", "CreateTask title=🎂"),
      ("Create a task \"🎂 party 🎂\" in Planner 🎂", "CreateTask title=🎂 party 🎂"),
      ("Create a task 🎂 due tomorrow", "CreateTask dueDate=2026-12-01 title=🎂"),
    ])
  func texts(_ text: String, _ meaning: String) { #expect(read(text, .tasks) == meaning) }

  @Test("of a name are looked for with it and without it")
  func names() throws {
    let grammar = Grammar(apps: [AppSketch.tasks.app])
    let meaning = grammar.interpret(Utterance("Open home 🏠 in Planner"), context: mondayMorning)
    guard case .readings(let readings) = meaning else {
      Issue.record("it was refused")
      return
    }
    #expect(readings[0].mentions["target"]?.candidates == ["home 🏠", "home"])
  }
}

@Suite("Names that are other words") struct NameTests {
  private func mention(_ text: String, _ slot: String) -> Mention? {
    let grammar = Grammar(apps: [AppSketch.tasks.app])
    guard
      case .readings(let all) = grammar.interpret(Utterance(text), context: mondayMorning)
    else { return nil }
    return all[0].mentions[slot]
  }

  @Test(
    "one small word is a name where nothing else can stand",
    arguments: [
      ("Open due in Planner", "OpenProject target~due"),
      ("Open for in Planner", "OpenProject target~for"),
      ("Open in in Planner", "OpenProject target~in"),
      ("Complete due in Planner", "CompleteTask task~due"),
      ("Mark for as done in Planner", "CompleteTask task~for"),
    ])
  func smallWord(_ text: String, _ meaning: String) { #expect(read(text, .tasks) == meaning) }

  @Test("a text that is called so may be one small word")
  func calledSo() {
    #expect(read("Create a task called for in Planner", .tasks) == "CreateTask title=for")
    #expect(
      read("start a timer named on for 5 minutes", .house) == "StartTimer duration=300s name=on")
  }

  @Test("a name that begins or ends with its type's word is known by all of its words")
  func typeWord() {
    #expect(
      mention("Open Project number 12 in Planner", "target")?.names.contains("Project number 12")
        == true)
    #expect(mention("Complete task 7 in Planner", "task")?.names.contains("task 7") == true)
    #expect(
      mention("Open the side project in Planner", "target")?.names.contains("side project") == true)
  }
}

extension Mention {
  fileprivate var names: [String] { candidates + (whole.map { [$0] } ?? []) }
}
