// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import IntentWire
import Language

/// Monday, 30 November 2026, 10:00 in UTC.
let monday = Date(timeIntervalSince1970: 1_796_032_800)

func context(
  _ locale: String = "en_US", zone: String = "UTC", now: Date = monday, past: Bool = false
) -> ReadingContext {
  ReadingContext(
    now: now, timeZone: TimeZone(identifier: zone) ?? .gmt, locale: Locale(identifier: locale),
    prefersPast: past)
}

/// The most likely reading of a whole text.
func read(
  _ text: String, as type: ValueType, _ context: ReadingContext = context(),
  hints: ReadingHints = ReadingHints()
) -> ReadValue? {
  let utterance = Utterance(text)
  return ValueReader(utterance, context: context)
    .read(type, in: 0..<utterance.tokens.count, hints: hints).first
}

/// A date as `2026-12-01T17:00:00`, in the context's time zone.
func spoken(_ text: String, _ context: ReadingContext = context()) -> String? {
  guard case .date(let date)? = read(text, as: .date, context)?.value else { return nil }
  return wall(date, context)
}

func wall(_ date: Date, _ context: ReadingContext = context()) -> String {
  var style = Date.ISO8601FormatStyle(timeZone: context.timeZone)
  style = style.year().month().day().time(includingFractionalSeconds: false)
  return date.formatted(style)
}
