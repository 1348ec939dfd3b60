// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import IntentWire
import Testing

@testable import Language

@Suite("Reading anything at all") struct RobustnessTests {
  static let types: [ValueType] = [
    .int, .double, .bool, .date, .dateComponents, .duration, .url, .currencyAmount,
    .measurement(unit: "UnitLength"), .measurement(unit: "UnitTemperature"), .string,
    .array(.int), .person, .unknown(.null),
  ]

  @Test("values lie inside the text, whatever it is")
  func spansInside() {
    var generator = Generator(seed: 11)
    let words =
      Array(EnglishWords.table.keys).sorted() + [
        "5", "12", "2026", "/", "-", ":", ".", "'", "\"", "of", "km", "99999999999999999999",
      ]
    for round in 0..<300 {
      var text = ""
      for _ in 0..<round % 14 {
        if generator.next() % 6 == 0 {
          text.unicodeScalars.append(generator.scalar())
        } else {
          text += words[Int(generator.next() % UInt64(words.count))]
        }
        if generator.next() % 4 != 0 { text += " " }
      }
      let utterance = Utterance(text)
      let reader = ValueReader(utterance, context: context())
      for type in Self.types {
        for value in reader.spans(of: type) {
          #expect(value.span.lowerBound >= 0 && value.span.upperBound <= utterance.tokens.count)
          #expect(!value.span.isEmpty)
          #expect((0...1).contains(value.confidence))
        }
        _ = reader.read(type, in: 0..<utterance.tokens.count)
      }
    }
  }

  @Test("enormous amounts neither trap nor become dates")
  func enormous() {
    for text in [
      "in 999999999999 years", "in 99999999 centuries", "99999999999999 hours ago",
      "in 1e400 days", "december 3 9999", "9999-12-31", "0001-01-01", "in 300000 weeks",
      "999999999 fridays from now", "next 999999999 days", "12/31/9999 at 23:59 PST",
    ] {
      for type in Self.types { _ = read(text, as: type) }
    }
  }

  @Test("the work grows with the text, not with its square")
  func linear() {
    func steps(_ text: String, _ count: Int) -> Int {
      let utterance = Utterance(String(repeating: text, count: count))
      let reader = ValueReader(utterance, context: context())
      for type in Self.types { _ = reader.spans(of: type) }
      return reader.scan.steps
    }
    for text in [
      "next friday at 5pm ", "1 2 3 4 ", "one hundred and ", "may 5 ", "5 to ", "the week of ",
      "a week after ", "one two hours and ",
      "may march the first of ",
    ] {
      let short = steps(text, 20)
      let long = steps(text, 80)
      #expect(long < short * 5, "\(text)")
    }
  }
}
