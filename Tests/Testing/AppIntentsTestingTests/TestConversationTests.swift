// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsTesting
import Foundation
import Testing

@Suite("A conversation in a test") struct TestConversationTests {
  private func garden() async throws -> AppUnderTest {
    try await AppUnderTest(modules: ["Garden"], named: "Garden")
  }

  /// The messages that a body records.
  private func failures(
    _ expected: String, _ body: () async -> Void
  ) async {
    await withKnownIssue { () async in
      await body()
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.split(separator: "\n").first.map(String.init) == expected
      }
    }
  }

  @Test("answers every kind of question, at once or step by step")
  func questions() async throws {
    let garden = try await garden()
    let answers = ["the balcony", "rose", "the second one", "yes"]
    await garden.say(
      "Move a plant in Garden", answers: answers[0], answers[1], answers[2], answers[3]
    ).expect(.returns("rose to the balcony, By cart"))

    let talk = await garden.say("Move a plant in Garden")
    talk.expect(.asks("Where to?"))
    #expect(talk.outcome == .asking("Where to?"))
    await talk.answer("the roof").expect(.asks("Which …?", options: ["fern", "rose"]))
    await talk.answer("the first one").expect(.asks("How?"))
    #expect(talk.options == ["By hand", "By cart"])
    await talk.answer("by hand").expect(.asks("Move it now?"))
    await talk.answer("no").expect(.intent("MoveIntent"), .cancelled)
    #expect(talk.outcome == .cancelled)
  }

  @Test("tells values, dialogs and the transcript")
  func values() async throws {
    let talk = try await garden().say("Water a plant in Garden", answers: "fern")
    talk.expect(.intent("WaterIntent"), .parameter("plant", "fern"), .dialog("Watered the fern."))
    #expect(try talk.parameters.plant == "fern")
    #expect(try talk.value.as(String.self) == "fern 1")
    #expect(talk.dialogs == ["Which plant?", "Watered the fern."])
    #expect(
      talk.transcript == """
          You     Water a plant in Garden
          Garden  Which plant?
          You     fern
          Garden  Watered the fern.
        """)
  }

  @Test("a failing expectation names what came instead, with the transcript")
  func failing() async throws {
    let talk = try await garden().say("Water a plant in Garden", answers: "fern")
    await failures("'Watered the fern.' was said last, not 'Done.'") {
      talk.expect(.dialog("Done."))
    }
    await failures("'WaterIntent' was meant, not 'MoveIntent'") {
      talk.expect(.intent("MoveIntent"))
    }
    await failures("'plant' is a 'String' (fern), not a 'String' (rose)") {
      talk.expect(.parameter("plant", "rose"))
    }
    await failures("'plnat' is nil (nothing), not a 'String' (rose); did you mean 'plant'?") {
      talk.expect(.parameter("plnat", "rose"))
    }
    await failures("the returned value is a 'String' (fern 1), not a 'Int' (1)") {
      talk.expect(.returns(1))
    }
    await failures("the request was done") { talk.expect(.cancelled) }
    await failures("no app came to the foreground") { talk.expect(.opens("Garden")) }
  }

  @Test("an answer that nobody asked for is one failure")
  func unasked() async throws {
    let garden = try await garden()
    await failures("nobody asked for the answer 'rose' and 1 more: the conversation had ended") {
      await garden.say("Water a plant in Garden", answers: "fern", "rose", "lily")
    }
    let talk = await garden.say("Water a plant in Garden", answers: "fern")
    await failures("nobody asked for the answer 'rose': the conversation had ended") {
      await talk.answer("rose")
    }
  }

  @Test("a question without an answer is one failure")
  func unanswered() async throws {
    let garden = try await garden()
    let sentence =
      "'Which plant?' has no answer; give one to say(_:answers:), or call answer(_:)"
    await failures(sentence) {
      await garden.say("Water a plant in Garden").expect(.intent("WaterIntent"), .dialog("Done."))
    }
    await failures(sentence) { await garden.say("Water a plant in Garden") }
  }

  @Test("a request that is refused fails an expectation that says nothing about its end")
  func refused() async throws {
    let garden = try await garden()
    await failures("the request was refused (notUnderstood)") {
      await garden.say("What is the weather").expect(.opens(nil))
    }
  }
}

@Suite("Performing an intent without the system") struct DirectRunTests {
  @Test("answers its questions as a person would")
  func questions() async throws {
    let result = try await MoveIntent().perform(answers: "the roof", "fern", "by cart", "yes")
    #expect(result.value == "fern to the roof, By cart")
  }

  @Test("tells questions without an answer, and answers without a question")
  func mistakes() async throws {
    let unanswered = await #expect(throws: IntentTestError.self) {
      try await MoveIntent().perform(answers: "the roof")
    }
    #expect(
      unanswered?.message
        == "'MoveIntent' asked 'Which plant?' and nobody answered; add an answer to perform(answers:)"
    )
    let goneOn = await #expect(throws: IntentTestError.self) {
      try await StubbornIntent().perform(answers: "the roof")
    }
    #expect(goneOn?.code == .unanswered)
    let water = WaterIntent()
    water.plant = "fern"
    let unasked = await #expect(throws: IntentTestError.self) {
      try await water.perform(answers: "yes")
    }
    #expect(unasked?.code == .unasked)
    #expect(try await water.perform().value == "fern 1")
  }

  @Test("tells a dependency that nobody registered")
  func dependency() async throws {
    let note = NoteIntent()
    note.text = "x"
    let error = await #expect(throws: IntentTestError.self) { try await note.perform(answers: "x") }
    #expect(error?.message.contains("no dependency of type 'Gardener' is registered") == true)
  }
}
