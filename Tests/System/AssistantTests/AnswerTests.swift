// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentWire
import Testing

@testable import Assistant

@Suite("Answers") struct AnswerTests {
  @Test(
    "a number counts the parameter's unit", arguments: ["20", "twenty", "20 minutes", "make it 20"])
  func units(_ answer: String) async {
    let talk = await say("Log work in Acme", answers: answer)
    #expect(
      talk.app.requests.last?.parameters["work"]
        == .measurement(value: 20, symbol: "m", dimension: "UnitDuration"))
  }

  @Test(
    "one value in a sentence is meant",
    arguments: ["the hours are 3", "The hours is 3", "I guess it will be about 3", "3, please"])
  func sentences(_ answer: String) async {
    let talk = await say("Estimate a task in Acme", answers: answer, "high")
    #expect(talk.values["hours"] == "3")
  }

  @Test("a text is taken as it is, whatever else it could be")
  func text() async {
    for answer in ["buy milk tomorrow", "stop smoking", "cancel the newspaper", "no more sugar"] {
      let talk = await say("Create a task in Acme", answers: answer)
      #expect(talk.values == ["title": answer])
    }
  }

  @Test(
    "several names are a list",
    arguments: [
      ("water plants and call the bank", ["Water plants", "Call the bank"]),
      ("the first and the second", ["Call the bank", "Water plants"]),
      ("all of them", ["Call the bank", "Water plants", "Salt and pepper"]),
      ("salt and pepper", ["Salt and pepper"]), ("the plants", ["Water plants"]),
      ("salt and pepper, water plants", ["Salt and pepper", "Water plants"]),
    ])
  func lists(_ answer: String, _ titles: [String]) async {
    let talk = await say("Archive tasks in Acme", answers: answer)
    guard case .array(let values)? = talk.app.requests.last?.parameters["tasks"] else {
      Issue.record("nothing ran: \(talk.heard)")
      return
    }
    #expect(
      values.map { value in
        if case .entity(let entity) = value { entity.title } else { "" }
      } == titles)
  }

  @Test("a name of a list that is not there is asked for again")
  func unknownInList() async {
    let talk = await say(
      "Archive tasks in Acme", answers: "water plants and feed the dragon", "water plants")
    #expect(talk.heard[1].hasPrefix("I couldn't find “feed the dragon” in Acme."))
    #expect(talk.outcome.ending == .done)
  }

  @Test(
    "none of the offered is not the end of a request that needs one", arguments: ["no", "neither"])
  func neither(_ answer: String) async {
    let profiles = Acme.profiles { if $0.name == "project" { $0.isOptional = false } }
    let talk = await say(
      "Show my tasks in mark in Acme", answers: answer, "garden", profiles: profiles)
    #expect(talk.values == ["project": "Garden"])
    let twice = await say(
      "Show my tasks in mark in Acme", answers: answer, answer, profiles: profiles)
    #expect(twice.outcome.ending != .done)
  }

  @Test(
    "takes a confirmation",
    arguments: ["yes", "please do", "go ahead", "why not", "sure, why not", "ok do it", "fine"])
  func accepts(_ answer: String) { #expect(ConfirmationAnswer(answer) == .accepted) }

  @Test(
    "takes a denial",
    arguments: [
      "no", "absolutely not", "of course not", "better not", "I'd rather not", "don't", "no way",
      "never mind", "not now", "certainly not", "actually no", "wait, cancel", "I changed my mind",
    ])
  func denies(_ answer: String) { #expect(ConfirmationAnswer(answer) == .denied) }

  @Test("asks again for what is neither", arguments: ["maybe", "hm", "why", "purple"])
  func unclear(_ answer: String) { #expect(ConfirmationAnswer(answer) == .unclear) }
}
