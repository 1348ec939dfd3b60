// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

/// Whether what a person said names a thing, where the app has no string query of its own.
enum Matching {
  /// Compares without regard to case, accents and the width of characters.
  static func matches(_ choice: Choice, _ text: String) -> Bool {
    let wanted = fold(text)
    guard !wanted.isEmpty else { return false }
    return ([choice.title] + choice.synonyms).contains { fold($0).contains(wanted) }
  }

  static func matches(_ value: some _IntentValue, _ text: String) -> Bool {
    matches(Choice(choosing: value), text)
  }

  private static func fold(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil
    )
    .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
