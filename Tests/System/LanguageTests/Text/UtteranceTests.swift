// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Language
import Testing

@Suite("Splitting a text into tokens") struct UtteranceTests {
  @Test(
    "words as they are compared",
    arguments: [
      ("What's the weather?", ["what", "is", "the", "weather"]),
      ("whats up", ["what", "is", "up"]), ("I'm", ["i", "am"]), ("DON’T", ["do", "not"]),
      ("can't won't", ["can", "not", "will", "not"]), ("let's go", ["let", "us", "go"]),
      ("John's list", ["john", "'s", "list"]), ("the kids' room", ["the", "kids", "'s", "room"]),
      ("5pm", ["5", "pm"]), ("#3", ["#", "3"]), ("o'clock", ["oclock"]),
      ("l'heure", ["l", "heure"]), ("Crème BRÛLÉE", ["creme", "brulee"]), ("ＡＢＣ１２", ["abc", "12"]),
      ("Straße", ["strasse"]), ("to-do", ["to", "do"]), ("22april", ["22", "april"]),
      ("東京 タワー", ["東", "京", "タ", "ワ", "ー"]), ("שָׁלוֹם", ["שלום"]), ("37°C", ["37", "°", "c"]),
      ("١٢", ["12"]), ("🎉🎉 yay", ["🎉", "🎉", "yay"]), ("👨‍👩‍👧", ["👨‍👩‍👧"]), ("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]),
      ("", []), ("  \n\t ", []),
    ] as [(String, [String])])
  func words(_ text: String, _ words: [String]) {
    #expect(Utterance(text).words == words)
  }

  @Test("a part of the text comes back as it stood")
  func verbatim() {
    let utterance = Utterance("Add  “Call Bob’s   Bank”,  PLEASE")
    #expect(utterance.text(in: 1..<8) == "“Call Bob’s   Bank”,")
    #expect(utterance.quotations.map(\.outer) == [1..<7])
    #expect(utterance.freeText(in: 1..<7) == "Call Bob’s   Bank")
    #expect(Utterance("naïve café").text(in: 1..<2) == "café")
  }

  @Test("straight, curly and single quotation marks; apostrophes and inches are none")
  func quotations() {
    func inner(_ text: String) -> [String] {
      let utterance = Utterance(text)
      return utterance.quotations.map { utterance.freeText(in: $0.outer) }
    }
    #expect(inner("say \"hi there\" now") == ["hi there"])
    #expect(inner("say 'hi there' now") == ["hi there"])
    #expect(inner("say ‘don't go’ now") == ["don't go"])
    #expect(inner("say «oui» and „ja“") == ["oui", "ja"])
    #expect(inner("it's Bob's 5' 7\" board").isEmpty)
    #expect(inner("an \"open one").isEmpty)
  }

  @Test("tokens lie in the text, in order, and lose only white space and marks")
  func properties() {
    var generator = Generator(seed: 7)
    for round in 0..<400 {
      let text = String(
        String.UnicodeScalarView((0..<round % 60).map { _ in generator.scalar() }))
      let utterance = Utterance(text)
      var previous = 0
      for token in utterance.tokens {
        #expect(token.offsets.lowerBound >= previous)
        #expect(token.offsets.lowerBound < token.offsets.upperBound)
        previous = token.offsets.upperBound
      }
      #expect(previous <= text.utf8.count)
      #expect(utterance.quotations.allSatisfy { $0.outer.upperBound <= utterance.tokens.count })
    }
  }

  @Test("a long text ends in one token")
  func long() throws {
    let text = String(repeating: "next friday at 5pm \"or\" 3 ", count: 4000)
    let utterance = Utterance(text)
    #expect(utterance.tokens.count == Utterance.maximumTokenCount + 1)
    let last = try #require(utterance.tokens.last)
    #expect(last.kind == .rest)
    #expect(last.offsets.upperBound == text.utf8.count)
  }
}

/// Random scalars of many scripts, the same for each run.
struct Generator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  mutating func scalar() -> Unicode.Scalar {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x20...0x7E, 0x30...0x3A, 0xA0...0x24F, 0x300...0x36F, 0x590...0x6FF,
      0x900...0x97F, 0xE00...0xE7F, 0x2000...0x206F, 0x3040...0x30FF, 0xAC00...0xAFFF,
      0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0x1...0x1F, 0x10000...0x10FFFF,
    ]
    let range = ranges[Int(next() % UInt64(ranges.count))]
    let value = range.lowerBound + UInt32(next() % UInt64(range.upperBound - range.lowerBound + 1))
    return Unicode.Scalar(value) ?? "x"
  }
}

@Suite("Brackets around words") struct BracketTests {
  @Test(
    "stay with them in a free text",
    arguments: [
      ("Create a task mow the lawn (the back one) in Planner", "mow the lawn (the back one)"),
      ("Create a task (low) mow the lawn in Planner", "(low) mow the lawn"),
      ("Create a task mow the lawn [back]", "mow the lawn [back]"),
      ("Create a task mow [the lawn (back)] in Planner", "mow [the lawn (back)]"),
      ("Create a task mow :) in Planner", "mow"),
    ])
  func stay(_ text: String, _ title: String) {
    #expect(read(text, .tasks) == "CreateTask title=\(title)")
  }
}
