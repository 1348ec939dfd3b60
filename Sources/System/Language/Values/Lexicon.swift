// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The words of one language, as data.
struct Lexicon: Sendable {
  /// Normalised words.
  var words: [String: Lexeme]
  /// Whether "12/3" is the third of December.
  var readsMonthFirst: @Sendable (Locale) -> Bool
  var trueWords: Set<String>
  var falseWords: Set<String>
  /// Whether numbers are written `1,234.5` in every region of the language.
  var isEnglish = false
  /// Units by their names and signs, written without spaces.
  var units: [String: [UnitName]]

  var currencies: [String: CurrencyName] = Currencies.signs
  var holidays: [String: Holiday] = [:]
  /// The first words of the holidays.
  var holidayBeginnings: Set<String> = []
  /// Words that begin a date and are in no other table.
  var otherBeginnings: Set<String> = []

  static func forLanguage(of locale: Locale) -> Lexicon? {
    switch locale.language.languageCode?.identifier {
    case "en": english
    default: nil
    }
  }

  /// What is read in every language: digits, ISO dates, signs.
  static let independent = Lexicon(
    words: [:], readsMonthFirst: { _ in false }, trueWords: [], falseWords: [],
    units: UnitName.signs)
}

/// A unit of a Foundation dimension, as a word or sign may mean it.
struct UnitName: Hashable, Sendable {
  /// The unit's class name: `UnitLength`.
  var dimension: String
  /// The symbol that Foundation writes.
  var symbol: String
  /// The dimension's base units are `value * coefficient + constant`.
  var coefficient: Double
  var constant = 0.0
}
