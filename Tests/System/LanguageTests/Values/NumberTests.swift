// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentWire
import Language
import Testing

@Suite("Reading numbers") struct NumberTests {
  @Test(
    "as a person writes or says them",
    arguments: [
      ("0", 0), ("zero", 0), ("7", 7), ("seven", 7), ("1,234", 1234), ("12,34,567", 1_234_567),
      ("minus 3", -3), ("-3", -3), ("2k", 2000), ("1.2M", 1_200_000), ("a dozen", 12),
      ("half a dozen", 6), ("two dozen", 24), ("three hundred and five", 305),
      ("three thousand", 3000), ("twenty-one", 21), ("twenty one", 21), ("2.5", 2.5),
      (".75", 0.75), ("two point five", 2.5), ("2 point 25", 2.25), ("half", 0.5),
      ("three quarters", 0.75), ("two and a half", 2.5), ("five and a quarter", 5.25),
      ("3/4", 0.75), ("1 1/2", 1.5), ("½", 0.5), ("2½", 2.5), ("2.5 million", 2_500_000),
      ("two and a half million", 2_500_000), ("half a million", 500_000), ("a couple of", 2),
      ("a few", 3), ("nineteen", 19), ("one hundred", 100), ("a hundred", 100),
      ("twelve hundred", 1200), ("two million three hundred thousand and six", 2_300_006),
      ("１２３", 123), ("٤٢", 42), ("50%", 50), ("fifty percent", 50), ("#3", 3), ("number four", 4),
      ("1 000 000", 1_000_000), ("one third", 1.0 / 3), ("two thirds", 2.0 / 3),
    ] as [(String, Double)])
  func cardinals(_ text: String, _ value: Double) {
    #expect(read(text, as: .double)?.value == .double(value))
  }

  @Test(
    "says no to what is no number",
    arguments: ["", "the", "and", "hello", "one two", "4-5-6", "point", "minus", "five apples"])
  func refuses(_ text: String) {
    #expect(read(text, as: .double) == nil)
  }

  @Test("an integer is whole")
  func integers() {
    #expect(read("12", as: .int)?.value == .int(12))
    #expect(read("twelve", as: .int)?.value == .int(12))
    #expect(read("2.5", as: .int) == nil)
    #expect(read("three quarters", as: .int) == nil)
    #expect(read("99999999999999999999", as: .int) == nil)
  }

  @Test(
    "a place in an order",
    arguments: [
      ("second", 2), ("the second one", 2), ("2nd", 2), ("twenty-first", 21), ("twentyfirst", 21),
      ("the last one", -1), ("last", -1), ("the second to last", -2), ("number 3", 3), ("3", 3),
      ("one hundred and fifth", 105), ("the first option", 1), ("the final one", -1),
    ])
  func ordinals(_ text: String, _ position: Int) {
    let utterance = Utterance(text)
    let reader = ValueReader(utterance, context: context())
    #expect(reader.ordinal(in: 0..<utterance.tokens.count) == position)
  }

  @Test("tells how a number without words in the locale's language is written")
  func otherLanguages() {
    let german = context("de_DE")
    #expect(!german.isLanguageKnown)
    #expect(read("1.234,5", as: .double, german)?.value == .double(1234.5))
    #expect(read("five", as: .double, german) == nil)
  }

  @Test("in a sentence, at each token the longest first")
  func spans() {
    let reader = ValueReader(Utterance("add twenty one apples and 3 pears"), context: context())
    let found = reader.spans(of: .int)
    #expect(found.map(\.value) == [.int(21), .int(20), .int(1), .int(3)])
    #expect(found.map(\.span) == [1..<3, 1..<2, 2..<3, 5..<6])
  }
}
