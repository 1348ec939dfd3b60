// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import MetricPayloads
import Testing

@testable import MetricKit

@Suite("Localised texts of quantities") struct LocalisedQuantityTextTests {
  @Test(
    "are those of public payloads",
    arguments: [
      ("en_US", 20, QuantityUnit.seconds, "20 sec"), ("en_US", 2000, .bytes, "2,000 byte"),
      ("en_US", 200_000, .kilobytes, "200,000 kB"), ("en_US", 1010, .milliseconds, "1,010 ms"),
      ("en_US", 1, .signalBars, "1 bars"), ("en_US", 50, .millisecondsPerSecond, "50 ms per s"),
      ("en_US", 100, .kiloinstructions, "100 kiloinstructions"),
      ("zh_CN", 2717, .seconds, "2,717秒"), ("zh_CN", 1530, .milliseconds, "1,530毫秒"),
      ("ru_RU", 79_041, .kilobytes, "79\u{A0}041 кБ"), ("de_DE", 1.5, .seconds, "1,5 Sek."),
    ] as [(String, Double, QuantityUnit, String)])
  func known(_ locale: String, _ value: Double, _ unit: QuantityUnit, _ text: String) {
    let writer = LocalisedQuantityText(locale: Locale(identifier: locale))
    #expect(writer.text(value, unit) == text)
  }

  @Test(
    "are read again",
    arguments: [
      "en_US", "en_IN", "de_DE", "de_CH", "fr_FR", "fr_CA", "es_ES", "pt_BR", "pt_PT", "it_IT",
      "nl_NL", "sv_SE", "nb_NO", "da_DK", "fi_FI", "pl_PL", "cs_CZ", "hu_HU", "ro_RO", "ru_RU",
      "uk_UA", "el_GR", "tr_TR", "ar_EG", "ar_SA", "fa_IR", "he_IL", "hi_IN", "mr_IN", "bn_BD",
      "ne_NP", "th_TH", "vi_VN", "zh_CN", "ja_JP", "ko_KR", "sw_KE", "my_MM", "ta_IN", "ur_PK",
      "sl_SI", "hr_HR",
    ])
  func roundTrip(_ identifier: String) {
    let writer = LocalisedQuantityText(locale: Locale(identifier: identifier))
    let units: [QuantityUnit] = [
      .seconds, .milliseconds, .bytes, .kilobytes, .signalBars, .kiloinstructions,
    ]
    // The last two show how the locale groups and where its fraction begins.
    let values: [Double] = [0, 1, 2, 3, 5, 11, 999, 1000, 7300, 1_234_567, 12.5]
    let texts = units.flatMap { unit in values.map { writer.text($0, unit) } }
    let reader = QuantityReader(
      NumberConvention(
        texts: texts, region: Locale(identifier: identifier).region?.identifier))
    for unit in units {
      for value in values {
        let text = writer.text(value, unit)
        let quantity = reader.read(text)
        #expect(quantity.value == value, "'\(text)'")
        #expect(quantity.unit == unit, "'\(text)'")
      }
    }
  }
}
