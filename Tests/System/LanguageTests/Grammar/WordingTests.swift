// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentWire
import Testing

@testable import Language

@Suite("Ways of wording a request") struct WordingTests {
  @Test(
    "a switch's word may stand at any place",
    arguments: [
      "turn on the rose sprinklers", "turn on rose sprinklers", "turn the rose sprinklers on",
      "Turn on the sprinklers for the roses", "turn the sprinklers on in the roses",
      "switch on the sprinklers in the rose bed", "please turn the sprinklers in the roses on",
    ])
  func switches(_ text: String) {
    #expect(read(text, .garden) == "Sprinkle bed=rose isOn=bool(true)")
  }

  @Test("the app's own words for true and false are read, and no others")
  func names() {
    #expect(read("set the shade out", .garden) == "Shade isOut=bool(true)")
    #expect(read("turn off the sprinklers", .garden) == "Sprinkle isOn=bool(false)")
    #expect(read("turn right at the roses", .garden) == "refused")
  }

  @Test("a phrase that leaves the state open can be said as it is")
  func open() {
    #expect(read("Turn the sprinklers on or off with Grove", .garden).hasPrefix("Sprinkle"))
  }

  @Test(
    "something stands for what a person says in its place",
    arguments: [
      ("Jot first frost in my Grove diary", "Note text=first frost"),
      ("jot 3 ripe apples in my diary in Grove", "Note count=3 text=ripe apples"),
      ("Jot something in my Grove diary", "Note"),
    ])
  func indefinite(_ text: String, _ meaning: String) {
    #expect(read(text, .garden) == meaning)
  }

  @Test(
    "a number without a unit counts the parameter's own",
    arguments: [
      ("feed 3 of compost", "Feed amount=3kg"), ("Feed 20 g of compost", "Feed amount=20g"),
    ])
  func units(_ text: String, _ meaning: String) {
    #expect(read(text, .garden) == meaning)
  }

  @Test(
    "a length of time is a measurement however it is said",
    arguments: [
      ("soak for an hour and a half", "Soak time=1h"),
      ("soak for another 5 minutes", "Soak time=5m"),
      ("soak for 5 more minutes", "Soak time=5m"), ("soak for half an hour", "Soak time=0h"),
    ])
  func durations(_ text: String, _ meaning: String) {
    #expect(read(text, .garden) == meaning)
  }

  @Test(
    "several values are one list",
    arguments: [
      "prune the rose and herb beds", "prune the roses, the herbs", "prune the roses and the herbs",
    ])
  func lists(_ text: String) {
    let grammar = Grammar(apps: [AppSketch.garden.app])
    guard case .readings(let found) = grammar.interpret(Utterance(text), context: mondayMorning)
    else {
      Issue.record("refused")
      return
    }
    #expect(
      found.first?.values["beds"]
        == .array([
          .enumeration(type: "Bed", rawValue: "rose"), .enumeration(type: "Bed", rawValue: "herb"),
        ]))
  }

  @Test(
    "a thing that is wished for needs no verb",
    arguments: [
      "I need a 10 minute soak in Grove", "I'd like a soak for 10 minutes with Grove",
      "10 minute soak in Grove", "Grove soak for 10 minutes", "Can I have a 10 minute soak",
    ])
  func wishes(_ text: String) {
    #expect(read(text, .garden) == "Soak time=10m")
  }

  @Test(
    "thanks without a comma end a request, but not a text",
    arguments: [
      ("turn on the rose sprinklers thanks", .garden, "Sprinkle bed=rose isOn=bool(true)"),
      ("feed 20 g of compost thank you", .garden, "Feed amount=20g"),
      (
        "create a task send cards to say thanks", .tasks,
        "CreateTask title=send cards to say thanks"
      ),
    ] as [(String, AppSketch, String)])
  func thanks(_ text: String, _ app: AppSketch, _ meaning: String) {
    #expect(read(text, app) == meaning)
  }
}

@Suite("What nearly is a request") struct NearMissTests {
  @Test(
    "the words of a pattern beside a matter that no app has",
    arguments: [
      "turn left at the roses", "turn off the radio", "turn on the tap", "turn over",
      "switch to the other lawn mower", "set the table", "set the alarm", "feed the cat",
      "feed in the paper", "write to grandma", "write 2 and 2", "start a fight", "show off",
      "prune", "fetch", "my visits", "visits", "turn", "soak", "start over", "new car",
      "i need a holiday", "give me a break", "can i have a word",
    ])
  func others(_ text: String) {
    #expect(read(text, .garden) == "refused")
  }

  @Test(
    "a request that is told, denied or asked about",
    arguments: [
      "don't turn on the rose sprinklers", "do not soak for 10 minutes",
      "never turn off the rose sprinklers", "did you turn on the rose sprinklers",
      "she turned on the rose sprinklers", "he set the shade out", "why turn on the sprinklers",
      "they feed 20 g of compost", "who pruned the roses",
    ])
  func told(_ text: String) {
    #expect(read(text, .garden) == "refused")
  }

  @Test(
    "a request for one app stays away from the others",
    arguments: [
      "log in to my account", "log out", "dim sum for two", "book a flight", "start the car",
      "log the error",
    ])
  func house(_ text: String) {
    #expect(read(text, .house, .garden) == "refused")
  }
}

@Suite("Alternatives of a phrase") struct AlternativeTests {
  @Test(
    "are said whole; one of them alone is a value",
    arguments: [
      ("Turn the sprinklers off on the roses with Grove", false),
      ("Turn the sprinklers on in the roses with Grove", true),
    ])
  func alternatives(_ text: String, _ isOn: Bool) {
    #expect(read(text, .garden) == "Sprinkle bed=rose isOn=bool(\(isOn))")
  }
}
