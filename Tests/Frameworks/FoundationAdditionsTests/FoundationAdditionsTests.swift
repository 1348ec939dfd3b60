// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationAdditions
import Testing

@Suite("Localised text")
struct LocalizationTests {
  enum Colour: CustomLocalizedStringResourceConvertible {
    case red
    var localizedStringResource: LocalizedStringResource { "Red" }
  }

  let german = Locale(identifier: "de_DE")
  let english = Locale(identifier: "en_US")

  @Test("Every form that code writes compiles and keeps its key")
  func forms() {
    let literal: LocalizedStringResource = "Add Task"
    let variable = "Dynamic"
    let name = "Ann"
    #expect(literal.key == "Add Task")
    #expect(LocalizedStringResource("Add Task", comment: "A title").key == "Add Task")
    let full = LocalizedStringResource(
      "add.title", defaultValue: "Add \(name)", table: "Intents", locale: german,
      bundle: .atURL(Bundle.main.bundleURL), comment: "A title")
    #expect(full.key == "add.title")
    #expect(full.table == "Intents")
    #expect(full.locale == german)
    #expect(String(localized: full) == "Add Ann")
    #expect(LocalizedStringResource(stringLiteral: variable).key == "Dynamic")
    let interpolated: LocalizedStringResource = "Hello \(name), \(3) and \(1.5)"
    #expect(interpolated.key == "Hello %@, %lld and %lf")
    #expect(LocalizedStringResource("x", bundle: .main) == LocalizedStringResource("x"))
    #expect(LocalizedStringResource("x", bundle: .forClass(NSObject.self)).key == "x")
  }

  @Test("A value that says how it reads is written in its words")
  func convertible() {
    let text: LocalizedStringResource = "Paint it \(Colour.red)"
    #expect(text.key == "Paint it %@")
    #expect(String(localized: text) == "Paint it Red")
  }

  @Test("String(localized:) takes a literal, a value, a key with default, a resource")
  func strings() {
    let name = "Ann"
    #expect(String(localized: "Plain") == "Plain")
    #expect(String(localized: "Hello \(name)") == "Hello Ann")
    #expect(String(localized: "greeting", defaultValue: "Hello \(name)") == "Hello Ann")
    #expect(String(localized: "Plain", table: "T", bundle: .main, comment: "c") == "Plain")
    let value: String.LocalizationValue = "100 %"
    #expect(String(localized: value) == "100 %")
  }

  @Test("Numbers are written as the locale writes them")
  func numbers() {
    var text: LocalizedStringResource = "\(1_234_567) at \(50)% is \(1234.5, specifier: "%.1f")"
    text.locale = german
    #expect(text.key == "%lld at %lld%% is %.1f")
    #expect(String(localized: text) == "1.234.567 at 50% is 1.234,5")
    text.locale = english
    #expect(String(localized: text) == "1,234,567 at 50% is 1,234.5")
  }

  @Test("A format style gets the locale of the whole")
  func styles() {
    var text: LocalizedStringResource = "\(0.25, format: .percent)"
    text.locale = german
    #expect(String(localized: text) == "25\u{a0}%")
    text.locale = english
    #expect(String(localized: text) == "25%")
  }

  @Test("Placeholders stay in the key and are filled from the options")
  func placeholders() {
    let value: String.LocalizationValue = "\(placeholder: .int) of \(placeholder: .object)"
    #expect(LocalizedStringResource(value).key == "%lld of %@")
    var options = String.LocalizationOptions()
    options.replacements = [3]
    #expect(String(localized: value, options: options, locale: english) == "3 of %@")
  }

  @Test("A resource survives coding")
  func coding() throws {
    let text = LocalizedStringResource(
      "k", defaultValue: "\("a") \(2) \(LocalizedStringResource("r"))", table: "T", locale: german)
    let copy = try JSONDecoder().decode(
      LocalizedStringResource.self, from: JSONEncoder().encode(text))
    #expect(copy == text)
  }
}
