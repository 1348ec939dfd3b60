// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FoundationAdditions

@Suite("String tables")
struct StringTableTests {
  let root = TemporaryFolder()

  func write(_ path: String, _ text: String) throws {
    let file = root.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(
    _ value: String.LocalizationValue, table: String? = nil, _ locale: String
  ) -> String {
    String(
      localized: LocalizedStringResource(
        value, table: table, locale: Locale(identifier: locale), bundle: .atURL(root.url)))
  }

  @Test("The closest language wins, then the language of development, then the key")
  func languages() throws {
    try write("de.lproj/Localizable.strings", "\"Tea\" = \"Tee\"; \"Milk\" = \"Milch\";")
    try write("de-AT.lproj/Localizable.strings", "\"Tea\" = \"Teechen\";")
    try write("en.lproj/Localizable.strings", "\"Tea\" = \"English tea\";")
    #expect(text("Tea", "de_DE") == "Tee")
    #expect(text("Tea", "de_AT") == "Teechen")
    #expect(text("Tea", "fr_FR") == "English tea")
    #expect(text("Coffee", "de_DE") == "Coffee")
  }

  @Test("Script and region are looked for before the language alone")
  func names() {
    #expect(
      StringTableReader.languages(of: Locale(identifier: "zh_Hant_TW")).prefix(5)
        == ["zh-Hant-TW", "zh-TW", "zh_TW", "zh-Hant", "zh"])
  }

  @Test("A translation may move the values, and a table may be named")
  func values() throws {
    try write(
      "de.lproj/Intents.strings",
      """
      /* order */ "Move %@ to %@" = "Nach %2$@ kommt %1$@";
      "50%% of %lld" = "%lld, halb: 50 %%";
      """)
    #expect(text("Move \("a") to \("b")", table: "Intents", "de") == "Nach b kommt a")
    #expect(text("50% of \(1234)", table: "Intents", "de_DE") == "1.234, halb: 50 %")
    #expect(text("Move \("a") to \("b")", "de") == "Move a to b")
  }

  @Test("A plural entry counts one value and shows another")
  func plurals() throws {
    try write(
      "pl.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>%lld files in %@</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ w %@</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>zero</key><string>brak plików</string>
      <key>one</key><string>%lld plik</string>
      <key>few</key><string>%lld pliki</string>
      <key>many</key><string>%lld plików</string>
      <key>other</key><string>%lld pliku</string>
      </dict></dict></dict></plist>
      """)
    let expected = [0: "brak plików", 1: "1 plik", 2: "2 pliki", 5: "5 plików", 22: "22 pliki"]
    for (count, words) in expected {
      #expect(text("\(count) files in \("A")", "pl_PL") == "\(words) w A")
    }
  }

  @Test("A plural form that names its own variable is written out once")
  func circularPlural() throws {
    try write(
      "en.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>%lld rings</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@rings@</string>
      <key>rings</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>other</key><string>%lld of %#@rings@</string>
      </dict></dict></dict></plist>
      """)
    #expect(text("\(2) rings", "en_US") == "2 of %#@rings@")
  }

  @Test("A string catalog is read as it is")
  func catalog() throws {
    try write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Tea": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Tee"}}}},
        "%lld cups": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Tasse"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Tassen"}}}}}}},
        "%lld cups of %@": {"localizations": {"de": {
          "stringUnit": {"state": "translated", "value": "%#@cups@ mit %@"},
          "substitutions": {"cups": {"argNum": 1, "formatSpecifier": "lld",
            "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg Tasse"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg Tassen"}}}}}}}}}
      }}
      """)
    #expect(text("Tea", "de") == "Tee")
    #expect(text("\(1) cups", "de") == "1 Tasse")
    #expect(text("\(7) cups", "de") == "7 Tassen")
    #expect(text("\(7) cups of \("Milch")", "de") == "7 Tassen mit Milch")
  }

  @Test("A resource in a text is in the language of the text")
  func nested() throws {
    try write("de.lproj/Localizable.strings", "\"Tea\" = \"Tee\"; \"Drink %@\" = \"Trink %@\";")
    let tea = LocalizedStringResource("Tea", bundle: .atURL(root.url))
    #expect(text("Drink \(tea)", "de") == "Trink Tee")
  }

  @Test(
    "The plural form of a count, by the rules of CLDR",
    arguments: [
      ("en", 1, "one"), ("en", 0, "other"), ("fr", 0, "one"), ("fr", 1_000_000, "many"),
      ("ja", 1, "other"), ("ru", 21, "one"), ("ru", 11, "many"), ("ru", 3, "few"),
      ("pl", 21, "many"), ("pl", 22, "few"), ("pl", 12, "many"), ("cs", 3, "few"),
      ("ar", 0, "zero"), ("ar", 2, "two"), ("ar", 103, "few"), ("ar", 111, "many"),
      ("ar", 100, "other"), ("sl", 102, "two"), ("lv", 10, "zero"), ("lt", 21, "one"),
      ("ro", 20, "other"), ("ro", 19, "few"), ("he", 2, "two"), ("hi", 0, "one"),
    ])
  func rules(language: String, count: Int, category: String) {
    let rule = PluralRule(locale: Locale(identifier: language))
    #expect(rule.category(of: Double(count)).rawValue == category)
  }

  @Test(
    "Specifiers write as printf does, in the locale",
    arguments: [
      ("%5d|", "   42|"), ("%-5d|", "42   |"), ("%05d", "00042"), ("%x", "2a"), ("%+d", "+42"),
      ("%q!", "%q!"), ("%2$@", "%2$@"), ("100%", "100%"), ("%%", "%"), ("%.3d", "042"),
    ])
  func specifiers(format: String, text: String) {
    let string = FormatString(locale: Locale(identifier: "de_DE"), arguments: [.integer(42)])
    #expect(string.render(format) == text)
  }

  @Test("A key in a file that nobody can read is its own text")
  func damaged() throws {
    try write("en.lproj/Localizable.strings", "\"Tea\" = ")
    #expect(text("Tea", "en") == "Tea")
  }
}
