// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import IntentWire

extension ValueReader {
  func durations(at start: Int) -> [ReadValue] {
    var index = start
    while scan.keyword(index) == .for || scan.keyword(index) == .about, index < start + 2 {
      index += 1
    }
    return scan.durations(at: index).compactMap { duration in
      let seconds = duration.seconds
      guard seconds.isFinite, seconds < 9e15 else { return nil }
      let whole = seconds.rounded(.down)
      let rest = ((seconds - whole) * 1e9).rounded()
      return ReadValue(
        value: .duration(seconds: Int64(whole), attoseconds: Int64(rest) * 1_000_000_000),
        span: start..<duration.end, confidence: duration.confidence)
    }
  }

  func measurements(_ dimension: String, at start: Int, _ defaultUnit: String?) -> [ReadValue] {
    var index = start
    while scan.keyword(index) == .about, index < start + 2 { index += 1 }
    return scan.measures(dimension, at: index, defaultUnit: defaultUnit).map {
      ReadValue(
        value: .measurement(value: $0.value, symbol: $0.unit.symbol, dimension: dimension),
        span: start..<$0.end, confidence: $0.confidence)
    }
  }

  /// Amounts of money, as the `IntentCurrencyAmount` that an app gets.
  func amounts(at start: Int) -> [ReadValue] {
    scan.amounts(at: start).map { amount in
      ReadValue(
        value: .codable(
          type: "IntentCurrencyAmount",
          json: ["amount": .double(amount.value), "currencyCode": .string(amount.currency)]),
        span: start..<amount.end, confidence: amount.confidence)
    }
  }

  func dates(_ type: ValueType, at start: Int, _ kind: DateKind?) -> [ReadValue] {
    var readings = scan.moments(at: start)
    if kind == .date, let bare = scan.bareDay(at: start),
      !readings.contains(where: { $0.end == bare.end && $0.moment.hasDate })
    {
      readings.append(bare)
    }
    return readings.compactMap { reading in
      let moment = reading.moment
      switch kind {
      case .time? where !moment.hasTime: return nil
      case .date? where !moment.hasDate: return nil
      default: break
      }
      func value(_ moment: Moment) -> IntentValue {
        if case .dateComponents = type {
          return .dateComponents(Self.components(of: moment, kind))
        }
        return .date(moment.date)
      }
      // A bare number is a time only to a parameter that wants nothing else.
      let isBareTime = reading.confidence <= 0.3 && kind == .time
      return ReadValue(
        value: value(moment), span: start..<reading.end,
        confidence: isBareTime ? 0.6 : reading.confidence,
        alternatives: reading.alternatives.map(value), moment: moment)
    }
  }

  private static func components(of moment: Moment, _ kind: DateKind?) -> DateComponents {
    var components = moment.components
    if kind == .time || kind == nil && !moment.hasDate {
      components.year = nil
      components.month = nil
      components.day = nil
    }
    if kind == .date {
      components.hour = nil
      components.minute = nil
      components.second = nil
    }
    return components
  }
}
