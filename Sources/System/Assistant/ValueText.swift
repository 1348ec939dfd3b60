// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import IntentWire
import Language

/// Says a returned value when the intent has no dialog.
struct ValueText {
  let settings: AssistantSettings

  /// A sentence, nil for a value that cannot be said.
  func sentence(_ value: IntentValue) -> String? {
    switch value {
    case .null: return "There is nothing."
    case .array(let values) where values.isEmpty: return "There is nothing."
    default: break
    }
    guard let text = text(value), let first = text.first else { return nil }
    return first.uppercased() + text.dropFirst() + (text.last == "." ? "" : ".")
  }

  private func text(_ value: IntentValue) -> String? {
    switch value {
    case .null: return "nothing"
    case .string(let text), .attributedString(let text), .url(let text): return text
    case .bool(let value): return value ? "yes" : "no"
    case .int(let value): return value.formatted(.number.locale(settings.reading.locale))
    case .double(let value): return value.formatted(.number.locale(settings.reading.locale))
    case .date(let date):
      var style = Date.FormatStyle(
        date: .abbreviated, time: .shortened, locale: settings.reading.locale,
        timeZone: settings.reading.timeZone)
      style.capitalizationContext = .middleOfSentence
      return date.formatted(style)
    case .dateComponents: return value.plainJSON.stringValue
    case .duration(let seconds, let attoseconds):
      return Duration(secondsComponent: seconds, attosecondsComponent: attoseconds).formatted(
        .units(allowed: [.hours, .minutes, .seconds], width: .wide)
          .locale(settings.reading.locale))
    case .measurement(let value, let symbol, _):
      return value.formatted(.number.locale(settings.reading.locale)) + " " + symbol
    case .enumeration(_, let rawValue): return rawValue
    case .entity(let entity): return entity.title.isEmpty ? nil : entity.title
    case .file(let name, _, _): return name
    case .array(let values):
      let texts = values.compactMap { text($0) }
      guard let last = texts.last, texts.count > 1 else { return texts.first }
      return texts.dropLast().joined(separator: ", ") + " and " + last
    case .codable: return nil
    }
  }
}
