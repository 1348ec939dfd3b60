// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import IntentWire

extension ValueReader {
  func integers(at start: Int) -> [ReadValue] {
    var found: [ReadValue] = []
    for number in numbers(at: start) {
      guard number.value == number.value.rounded(), abs(number.value) < 9e15 else { continue }
      found.append(
        ReadValue(
          value: .int(Int(number.value)), span: start..<number.end,
          confidence: confidence(of: number, at: start)))
    }
    if scan.isWord(start, "none") {
      found.append(ReadValue(value: .int(0), span: start..<start + 1, confidence: 0.5))
    }
    for ordinal in scan.ordinals(at: start) {
      found.append(
        ReadValue(value: .int(ordinal.value), span: start..<ordinal.end, confidence: 0.4))
    }
    return longestFirst(found)
  }

  func doubles(at start: Int) -> [ReadValue] {
    longestFirst(
      numbers(at: start).map { number in
        ReadValue(
          value: .double(number.value), span: start..<number.end,
          confidence: confidence(of: number, at: start),
          alternatives: isPercent(number.end - 1) ? [.double(number.value / 100)] : [])
      })
  }

  /// "The one" and "this one" count nothing.
  private func confidence(of number: NumberReading, at start: Int) -> Double {
    if number.isVague { return 0.4 }
    if number.isDigits { return 1 }
    if number.value == 1, start > 0,
      ["the", "this", "that", "which"].contains(scan.tokens[start - 1].normalized)
    {
      return 0.4
    }
    return 0.9
  }

  /// Numbers, also as "#3", "number 3" and "50 %".
  private func numbers(at start: Int) -> [NumberReading] {
    // Digits that are part of a word or another number are none of their own.
    if start > 0, scan.isAttached(start), scan.tokens[start].kind == .number,
      scan.tokens[start - 1].kind == .word || scan.isSign(start - 1, ".")
    {
      return []
    }
    var index = start
    if scan.isSign(index, "#") || scan.isWord(index, "number") || scan.isWord(index, "no") {
      index += 1
      if scan.isSign(index, "."), scan.tokens[index].kind == .punctuation { index += 1 }
      guard index < scan.count, scan.tokens[index].kind == .number || scan.numeral(index) != nil
      else { return [] }
    }
    var found = scan.numbers(at: index)
    for number in found where isPercent(number.end) {
      var longer = number
      longer.end = scan.isWord(number.end, "per") ? number.end + 2 : number.end + 1
      found.append(longer)
    }
    return found
  }

  private func isPercent(_ index: Int) -> Bool {
    scan.isSign(index, "%") || scan.isWord(index, "percent")
      || scan.isWord(index, "per") && scan.isWord(index + 1, "cent")
  }

  /// A number with the things it counts, as an answer gives it: "two rooms", "no children", "a room".
  func counts(in range: Range<Int>) -> [ReadValue] {
    guard range.count >= 2, range.count <= 4 else { return [] }
    var value: Int?
    var end = range.lowerBound + 1
    if scan.isWord(range.lowerBound, "no") || scan.isWord(range.lowerBound, "without") {
      value = 0
    } else if scan.keyword(range.lowerBound) == .article, !scan.isWord(range.lowerBound, "the") {
      value = 1
    } else if let number = integers(at: range.lowerBound).first(where: { $0.confidence > 0.5 }),
      case .int(let count) = number.value
    {
      value = count
      end = number.span.upperBound
    }
    // What follows must be plain words: anything that is a number or a time says something else.
    let rest = end..<max(end, range.upperBound)
    guard let value, (1...2).contains(rest.count),
      rest.allSatisfy({ scan.tokens[$0].kind == .word && scan.lexemes[$0] == nil })
    else { return [] }
    return [ReadValue(value: .int(value), span: range, confidence: 0.3)]
  }

  func booleans(at start: Int, _ hints: ReadingHints) -> [ReadValue] {
    var found: [ReadValue] = []
    var key = ""
    let custom = CustomNames(hints)
    for end in start..<min(start + 6, scan.count) {
      let token = scan.tokens[end]
      if token.isSkippable {
        if end == start { break }
        continue
      }
      key += key.isEmpty ? token.normalized : " " + token.normalized
      let span = start..<end + 1
      if custom.isTrue(key) {
        found.append(ReadValue(value: .bool(true), span: span))
      } else if custom.isFalse(key) {
        found.append(ReadValue(value: .bool(false), span: span))
      } else if scan.lexicon.trueWords.contains(key) {
        found.append(ReadValue(value: .bool(true), span: span, confidence: 0.9))
      } else if scan.lexicon.falseWords.contains(key) {
        found.append(ReadValue(value: .bool(false), span: span, confidence: 0.9))
      }
    }
    return longestFirst(found)
  }

  private struct CustomNames {
    var trueNames: Set<String>
    var falseNames: Set<String>

    init(_ hints: ReadingHints) {
      trueNames = Set(hints.trueNames.map { Utterance($0).words.joined(separator: " ") })
      falseNames = Set(hints.falseNames.map { Utterance($0).words.joined(separator: " ") })
    }

    func isTrue(_ key: String) -> Bool { trueNames.contains(key) }
    func isFalse(_ key: String) -> Bool { falseNames.contains(key) }
  }

  func longestFirst(_ values: [ReadValue]) -> [ReadValue] {
    values.sorted {
      ($0.span.upperBound, $0.confidence) > ($1.span.upperBound, $1.confidence)
    }
  }
}
