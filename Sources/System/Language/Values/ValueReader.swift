// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import IntentMetadata
import IntentWire

/// Which parts of a date a parameter wants, as the `kind:` of Apple's date parameters.
public enum DateKind: String, Hashable, Sendable {
  case date, time, dateTime
}

/// What is known of a parameter beyond its type.
public struct ReadingHints: Hashable, Sendable {
  public var dateKind: DateKind?
  /// Words of the two values of a `Bool`, beside "yes" and "no".
  public var trueNames: [String] = []
  public var falseNames: [String] = []
  /// The cases of an enumeration; without them none is read.
  public var cases: CaseWords?
  /// The symbol of the unit that a number without a unit counts: `km`.
  public var defaultUnit: String?

  public init(
    dateKind: DateKind? = nil, trueNames: [String] = [], falseNames: [String] = [],
    cases: CaseWords? = nil, defaultUnit: String? = nil
  ) {
    self.dateKind = dateKind
    self.trueNames = trueNames
    self.falseNames = falseNames
    self.cases = cases
    self.defaultUnit = defaultUnit
  }
}

/// Reads typed values from one utterance.
///
/// Make one per utterance and ask it as often as needed: each place of the text is read at most
/// once per type. Not to be shared between tasks.
public final class ValueReader {
  public let utterance: Utterance
  public let context: ReadingContext
  let scan: Scan

  public init(_ utterance: Utterance, context: ReadingContext) {
    self.utterance = utterance
    self.context = context
    scan = Scan(utterance, context)
  }

  /// The values that a stretch of tokens means as a whole, most likely first.
  ///
  /// Punctuation, quotation marks and a possessive mark around the value are passed over. For `string` it is the text
  /// itself.
  public func read(
    _ type: ValueType, in range: Range<Int>, hints: ReadingHints = ReadingHints()
  ) -> [ReadValue] {
    let inner = trimmed(range)
    if case .string = type { return text(range).map { [$0] } ?? [] }
    if case .attributedString = type {
      return text(range).map { text in
        guard case .string(let value) = text.value else { return [] }
        return [ReadValue(value: .attributedString(value), span: range, confidence: 0.5)]
      } ?? []
    }
    if case .array(let member) = type { return list(of: member, in: inner, hints: hints) }
    guard !inner.isEmpty else { return [] }
    let whole = prefixes(of: type, at: inner.lowerBound, hints: hints).filter {
      $0.span.upperBound == inner.upperBound
    }
    if whole.isEmpty, case .int = type { return counts(in: inner) }
    return whole
  }

  /// The values that begin exactly at a token, longest first.
  ///
  /// Strings and arrays have no end of their own, so there are none of them.
  public func prefixes(
    of type: ValueType, at start: Int, hints: ReadingHints = ReadingHints()
  ) -> [ReadValue] {
    guard start >= 0, start < scan.count else { return [] }
    switch type {
    case .int: return integers(at: start)
    case .double: return doubles(at: start)
    case .bool: return booleans(at: start, hints)
    case .date, .dateComponents: return dates(type, at: start, hints.dateKind)
    case .duration: return durations(at: start)
    case .measurement(let unit): return measurements(unit, at: start, hints.defaultUnit)
    case .url:
      return scan.address(at: start).map {
        [ReadValue(value: .url($0.url), span: start..<$0.end, confidence: $0.confidence)]
      } ?? []
    case .enumeration:
      guard let cases = hints.cases else { return [] }
      return cases.matches(in: scan, at: start).map {
        ReadValue(
          value: .enumeration(type: cases.type, rawValue: $0.rawValue), span: start..<$0.end,
          confidence: $0.confidence)
      }
    case .currencyAmount: return amounts(at: start)
    default: return []
    }
  }

  /// Every place where a value of the type stands, longest first at each token.
  public func spans(
    of type: ValueType, hints: ReadingHints = ReadingHints()
  ) -> [ReadValue] {
    (0..<scan.count).flatMap { prefixes(of: type, at: $0, hints: hints) }
  }

  /// A place in an order: 3 for "the third one", -1 for "the last one", -2 for "the second to last".
  public func ordinal(in range: Range<Int>) -> Int? {
    OrdinalReader(scan: scan).position(in: trimmed(range))
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = max(0, range.lowerBound)
    var upper = min(scan.count, range.upperBound)
    while lower < upper, utterance.tokens[lower].isSkippable {
      // "- 2 degrees" is below zero, "-.5" below one.
      if scan.isHyphen(lower), lower + 1 < upper,
        utterance.tokens[lower + 1].kind == .number || scan.isSign(lower + 1, ".")
      {
        break
      }
      lower += 1
    }
    while upper > lower,
      utterance.tokens[upper - 1].isSkippable || utterance.tokens[upper - 1].isPossessive
    {
      upper -= 1
    }
    return lower..<max(lower, upper)
  }

  private func text(_ range: Range<Int>) -> ReadValue? {
    let text = utterance.freeText(in: range)
    guard !text.isEmpty else { return nil }
    let isQuoted = utterance.quotations.contains { $0.outer == range }
    return ReadValue(value: .string(text), span: range, confidence: isQuoted ? 1 : 0.5)
  }

  /// "apples, pears and plums"
  private func list(
    of member: ValueType, in range: Range<Int>, hints: ReadingHints
  ) -> [ReadValue] {
    var values: [IntentValue] = []
    var confidence = 1.0
    var start = range.lowerBound
    var index = start
    func close(_ end: Int) -> Bool {
      guard end > start else { return false }
      guard let value = read(member, in: start..<end, hints: hints).first else { return false }
      values.append(value.value)
      confidence = min(confidence, value.confidence)
      return true
    }
    // The whole may be one value with "and" in it: "one hundred and five".
    if let whole = read(member, in: range, hints: hints).first, member != .string {
      return [ReadValue(value: .array([whole.value]), span: range, confidence: whole.confidence)]
    }
    while index < range.upperBound {
      let isComma = utterance.tokens[index].normalized == ","
      let isAnd = scan.keyword(index) == .and
      if isComma || isAnd {
        if index > start, !close(index) { return [] }
        start = index + 1
      }
      index += 1
    }
    guard close(range.upperBound) else { return [] }
    return [ReadValue(value: .array(values), span: range, confidence: confidence)]
  }
}
