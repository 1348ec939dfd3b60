// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import IntentMetadata
import Testing

@Suite("Utterances that nobody should have to understand") struct BadUtteranceTests {
  struct Words: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var reasons: Set<String>

    init(_ description: String, _ text: String, _ reasons: String...) {
      testDescription = description
      self.text = text
      self.reasons = Set(reasons)
    }
  }

  private static func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(
    "are refused with 1 and one sentence that repeats none of them",
    arguments: [
      Words("nothing", "", "empty"),
      Words("an empty line", "\n", "empty"),
      Words("blanks", " \t\u{A0}\u{3000} ", "empty"),
      Words("zero-width marks", "\u{200B}\u{200D}\u{FEFF}\u{200F}", "empty", "notUnderstood"),
      Words("a control character", "\u{0}\u{7}\u{1B}[31m", "empty", "notUnderstood"),
      Words("punctuation", "?!…—“”", "empty", "notUnderstood"),
      Words("emoji", "🎉👩‍👩‍👧‍👦🇩🇪❤️", "empty", "notUnderstood"),
      Words("Hebrew", "אני רוצה משימה חדשה", "notUnderstood"),
      Words("Arabic", "أضف مهمة جديدة ٣", "notUnderstood"),
      Words("overridden direction", "\u{202E}butS ni ytpmE oD\u{202C}", "notUnderstood"),
      Words("Chinese", "添加一个新任务", "notUnderstood"),
      Words("100 kB in words", many("task ", 20_000), "tooLong"),
      Words("100 kB in one word", many("a", 100_000), "tooLong"),
      Words("100 kB of digits", many("9", 100_000), "tooLong"),
      Words("100 kB of emoji", many("🎉", 25_000), "tooLong", "empty"),
      Words("100 kB of marks on one letter", "a" + many("\u{301}", 50_000), "tooLong"),
      Words("100 kB of punctuation", many("(", 100_000), "tooLong", "empty"),
      Words("nonsense", "colourless green ideas sleep furiously", "notUnderstood"),
    ])
  func refused(_ words: Words) async throws {
    let trial = try Trial()
    let result = try await trial.ask("--json", "-", input: Data(words.text.utf8))
    expectFailure(result, status: 1)
    #expect(result.object?["outcome"] == "refused")
    let reason = try #require(result.object?["reason"]?.stringValue)
    #expect(words.reasons.contains(reason), "\(reason)")
    #expect(result.errors.utf8.count < 200)
    // As an argument it is the same, as far as an argument can hold it.
    guard !words.text.contains("\0"), !words.text.isEmpty else { return }
    let argument = try await trial.ask("--json", "--", words.text)
    #expect(argument.status == 1)
    #expect(argument.errors == result.errors)
    #expect(trial.processes.isEmpty)
  }

  @Test(
    "that say something all the same are understood",
    arguments: [
      "do empty in stub", "DO EMPTY IN STUB!!!", "  Do  Empty\tin Stub \r", "“Do Empty in Stub.”",
      "\u{FEFF}Do Empty in Stub", "Do Émpty in Stub", "Ｄｏ Ｅｍｐｔｙ ｉｎ Ｓｔｕｂ",
      "\u{200F}Do Empty in Stub\u{200E}", "hey, please do empty in stub",
    ])
  func understood(_ utterance: String) async throws {
    let trial = try Trial()
    let result = try await trial.ask("--json", "-", input: Data((utterance + "\n").utf8))
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.object?["intent"] == "Empty")
  }

  @Test("in bytes that are not UTF-8 are refused with 74 and not repeated")
  func notText() async throws {
    let trial = try Trial()
    for bytes: [UInt8] in [
      [0xFF, 0xFE, 0x41], [0xC3], [0x44, 0x6F, 0xED, 0xA0, 0x80], [0xC0, 0x80],
    ] {
      let result = try await trial.ask("-", input: Data(bytes + [0x0A]))
      expectFailure(result, status: 74, "is not UTF-8; send text in UTF-8")
    }
    let long = try await trial.ask("-", input: Data(repeating: 0x61, count: 5 << 20))
    expectFailure(long, status: 74, "is longer than 1 MiB")
  }

  @Test("as answers end the run, its process too")
  func answers() async throws {
    let trial = try Trial()
    let junk = try await trial.ask("Do Ask in Stub", input: Data([0xFF, 0x0A]))
    expectFailure(junk, status: 74, "an answer on standard input is not UTF-8")
    let nobody = try await trial.ask("--json", "Do Ask in Stub")
    #expect(nobody.status == 1)
    #expect(nobody.object?["outcome"] == "needsAnswer")
    #expect(nobody.errors.contains("give answers with --answer"))
    #expect(trial.processes.isEmpty)
  }
}
