// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checks

@Suite("Reading string catalogs")
struct StringCatalogReaderTests {
  private func entries(_ text: String) -> [String: [StringTables.Entry]] {
    var text = text
    return text.withUTF8 {
      StringCatalogReader.entries(of: "A.xcstrings", $0, holding: TableWords(["Siri"]))
    }
  }

  @Test("finds texts at any depth, on their lines, once for what languages share")
  func depths() {
    let found = entries(
      #"""
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Ask \"Siri\"" : {
            "comment" : "Siri",
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Frag SIRI" } },
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "Frag SIRI" } },
              "it" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "value" : "Chiedi a \"Siri\"" } }
              } } },
              "es" : { "stringSet" : { "values" : [ "Hola",
                "Oye Siri" ] } }
            }
          },
          "Other" : { "localizations" : { "de" : { "stringUnit" : { "value" : "Anders" } } } }
        },
        "version" : "1.0"
      }
      """#)
    #expect(Array(found.keys) == ["Ask \"Siri\""])
    #expect(
      found["Ask \"Siri\""] == [
        StringTables.Entry(path: "A.xcstrings", line: 7, value: "Frag SIRI"),
        StringTables.Entry(path: "A.xcstrings", line: 10, value: "Chiedi a \"Siri\""),
        StringTables.Entry(path: "A.xcstrings", line: 13, value: "Oye Siri"),
      ])
  }

  @Test("counts lines whichever way they end", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) {
    let text = [
      "{ \"strings\" : {", "\"A\" : { \"localizations\" : { \"de\" : {",
      "\"value\" : \"Siri\" } } }",
      "} }",
    ].joined(separator: end)
    #expect(entries(text)["A"]?.map(\.line) == [3])
  }

  @Test(
    "finds nothing in what is no catalog",
    arguments: [
      "", "[", "{ \"strings\" : { \"A\" : { \"localizations\" : { \"value\" : \"Siri\" } }", "Siri",
    ])
  func broken(_ text: String) { #expect(entries(text).isEmpty) }
}
