import IntentMetadata
import IntentWire
import Testing

@testable import Assistant

@Suite("One request") struct OneRequestTests {
  @Test("runs the intent with all that was said, and says the dialog")
  func all() async {
    let talk = await say("Create a task call the bank due tomorrow for garden in Acme")
    #expect(talk.outcome.ending == .done)
    #expect(
      talk.values == [
        "title": "call the bank", "dueDate": "2026-12-01T00:00:00Z", "project": "Garden",
      ])
    #expect(talk.outcome.dialog == "All set.")
    #expect(talk.outcome.intent == "CreateTask")
    #expect(talk.outcome.app == "app.acme")
  }

  @Test("gives words back to the text when no project is called so")
  func words() async {
    let talk = await say("Create a task pay for lunch due friday")
    #expect(talk.values == ["title": "pay for lunch", "dueDate": "2026-12-04T00:00:00Z"])
    let other = await say("Create a task finish report for the board due friday in Acme")
    #expect(
      other.values == ["title": "finish report for the board", "dueDate": "2026-12-04T00:00:00Z"])
    let unknown = await say("Create a task call mum for zebra in Acme")
    #expect(unknown.values == ["title": "call mum for zebra"])
  }

  @Test("reads a name that stands before the text")
  func nameFirst() async {
    let talk = await say("Create a task for garden water the roses in Acme")
    #expect(talk.values == ["title": "water the roses", "project": "Garden"])
  }

  @Test("says a value when there is no dialog, and that it is done when there is neither")
  func defaults() async {
    let value = await say("Show my tasks in Acme") { _, _ in
      .finished(ResultReport(value: .array([.string("milk"), .string("eggs")])))
    }
    #expect(value.outcome.dialog == "Milk and eggs.")
    let nothing = await say("Show my tasks in Acme") { _, _ in .finished(ResultReport()) }
    #expect(nothing.outcome.dialog == "Done.")
  }

  @Test("refuses what it does not understand, and runs nothing", arguments: ["what's the weather"])
  func refuses(_ text: String) async {
    let talk = await say(text)
    #expect(talk.outcome.ending == .refused(.notUnderstood))
    #expect(talk.app.requests.isEmpty)
  }

  @Test("wants an unlocked device when the intent says so")
  func locked() async {
    let profiles = Acme.profiles(policy: .requiresAuthentication)
    let talk = await say("Show my tasks in Acme", isLocked: true, profiles: profiles)
    #expect(talk.outcome.ending == .refused(.requiresAuthentication))
    #expect(talk.heard == ["Unlock your device first to do this in Acme."])
    let open = await say("Show my tasks in Acme", profiles: profiles)
    #expect(open.outcome.ending == .done)
  }
}

@Suite("Asking for what is missing") struct MissingValueTests {
  @Test("asks with the parameter's own dialog, takes the answer, goes on")
  func asks() async {
    let talk = await say("Create a task in Acme", answers: "Call the bank")
    #expect(talk.heard == ["What should the task be called?", "All set."])
    #expect(talk.values == ["title": "Call the bank"])
  }

  @Test("asks again with a hint, then gives up", arguments: ["hm", "banana", "???"])
  func givesUp(_ answer: String) async {
    let talk = await say(
      "Estimate a task in Acme", answers: answer, answer, answer, "3", "high")
    #expect(talk.outcome.ending == .gaveUp(parameter: "hours"))
    #expect(
      talk.heard.prefix(2) == ["What's the hours?", "I need a number. What's the hours?"])
    #expect(talk.app.requests.isEmpty)
  }

  @Test("checks a range and names it")
  func range() async {
    let talk = await say("Estimate a task in Acme", answers: "20", "five", "urgent")
    #expect(talk.heard[1] == "It has to be between 1 and 8. What's the hours?")
    #expect(talk.values == ["hours": "5", "priority": "high"])
  }

  @Test("offers the cases of an enum, and takes one by its place")
  func cases() async {
    let talk = await say("Estimate a task in Acme", answers: "2", "the second one")
    #expect(talk.values == ["hours": "2", "priority": "high"])
  }

  @Test("says which question is open when nobody answers")
  func nobody() async {
    let talk = await say("Create a task in Acme")
    #expect(talk.outcome.ending == .needsAnswer(Prompt("What should the task be called?")))
  }

  @Test(
    "takes a request back", arguments: ["cancel", "never mind", "Forget it!", "stop", "no, cancel"])
  func cancels(_ word: String) async {
    let talk = await say("Create a task in Acme", answers: word)
    #expect(talk.outcome.ending == .cancelled)
    #expect(talk.app.requests.isEmpty)
  }

  @Test("offers what the app suggests for a missing entity")
  func entity() async {
    let talk = await say("Delete a task in Acme", answers: "plants")
    #expect(talk.values == ["task": "Water plants"])
  }

  @Test("says what it did not find, and asks")
  func unknownEntity() async {
    let talk = await say("Delete feed the dragon in Acme", answers: "call the bank")
    #expect(talk.heard.first == "I couldn't find “feed the dragon” in Acme.")
    #expect(talk.values == ["task": "Call the bank"])
  }

  @Test("passes over a word that nothing marks as a name")
  func bareWord() async {
    let talk = await say("Show my tasks today in Acme")
    #expect(talk.outcome.ending == .done)
    #expect(talk.values.isEmpty)
  }

  @Test("does not pass over a project that is unknown")
  func unknownProject() async {
    let talk = await say("Show my tasks in zebra in Acme", answers: "garden")
    #expect(talk.heard.first == "I couldn't find “zebra” in Acme.")
    #expect(talk.values == ["project": "Garden"])
  }
}

@Suite("Choosing between several") struct ChoosingTests {
  @Test(
    "offers what fits and takes a place, a number or a name",
    arguments: [
      ("the second one", "Market Research"), ("2", "Market Research"),
      ("number two please", "Market Research"), ("the last", "Market Research"),
      ("the first", "Marketing"), ("research", "Market Research"), ("Marketing", "Marketing"),
      ("I mean the marketing one", "Marketing"), ("1st", "Marketing"),
    ])
  func chooses(_ answer: String, _ project: String) async {
    let talk = await say("Create a task call the bank for mark in Acme", answers: answer)
    #expect(talk.heard.first == "Which project?")
    #expect(talk.values == ["title": "call the bank", "project": project])
  }

  @Test("an exact name wins over several that contain it")
  func exact() {
    let items = ["Market", "Marketing"].map { Choice(title: $0, value: .string($0)) }
    guard case .value(.string("Market")) = Conversation.pick("market", among: items, strictly: true)
    else {
      Issue.record("the exact name was not taken")
      return
    }
  }

  @Test("neither ends the request", arguments: ["neither", "none of them", "cancel"])
  func neither(_ answer: String) async {
    let talk = await say("Create a task call the bank for mark in Acme", answers: answer)
    #expect(talk.outcome.ending == .cancelled)
  }

  @Test("makes clear what was said before it asks for more")
  func order() async {
    let talk = await say("Create a task for mark in Acme", answers: "the first", "buy paint")
    #expect(talk.heard.prefix(2) == ["Which project?", "What should the task be called?"])
    #expect(talk.values == ["title": "buy paint", "project": "Marketing"])
  }
}
