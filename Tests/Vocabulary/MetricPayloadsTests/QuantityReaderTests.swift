// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import MetricPayloads

@Suite("Localised values") struct QuantityReaderTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var text: String
    var value: Double
    var unit: QuantityUnit
    var decimalMark: Character?
    var testDescription: String { text }
  }

  /// Values of public payloads first, then what CLDR says of other languages.
  static let samples: [Sample] = [
    Sample(text: "20 sec", value: 20, unit: .seconds),
    Sample(text: "20 secs.", value: 20, unit: .seconds),
    Sample(text: "2,000 byte", value: 2000, unit: .bytes, decimalMark: "."),
    Sample(text: "2000 byte", value: 2000, unit: .bytes),
    Sample(text: "200000 kB", value: 200_000, unit: .kilobytes),
    Sample(text: "1,000 ms", value: 1000, unit: .milliseconds, decimalMark: "."),
    Sample(text: "1 bars", value: 1, unit: .signalBars),
    Sample(text: "50 apl", value: 50, unit: .pixelLuminance),
    Sample(text: "50 ms per s", value: 50, unit: .millisecondsPerSecond),
    Sample(text: "100 kiloinstructions", value: 100, unit: .kiloinstructions),
    Sample(text: "2,717秒", value: 2717, unit: .seconds, decimalMark: "."),
    Sample(text: "1,530毫秒", value: 1530, unit: .milliseconds, decimalMark: "."),
    Sample(text: "79 041 кБ", value: 79_041, unit: .kilobytes),
    Sample(text: "79\u{A0}041 кБ", value: 79_041, unit: .kilobytes),
    Sample(text: "79\u{202F}041,5 кБ", value: 79_041.5, unit: .kilobytes),
    Sample(text: "1.234.567,25 Sek.", value: 1_234_567.25, unit: .seconds),
    Sample(text: "1’234.5 ms", value: 1234.5, unit: .milliseconds),
    Sample(text: "1'234 ms", value: 1234, unit: .milliseconds),
    Sample(text: "12,34,567 से॰", value: 1_234_567, unit: .seconds),
    Sample(text: "١٬٢٣٤٫٥ ث", value: 1234.5, unit: .seconds),
    Sample(text: "\u{200F}١٢٣ ملي ث", value: 123, unit: .milliseconds),
    Sample(text: "۱٬۲۳۴ میلی\u{200C}ثانیه", value: 1234, unit: .milliseconds),
    Sample(text: "१,२३४ मि.से.", value: 1234, unit: .milliseconds, decimalMark: "."),
    Sample(text: "၁,၂၃၄,၅၆၇ sec", value: 1_234_567, unit: .seconds),
    Sample(text: "sekunde 1,234", value: 1234, unit: .seconds, decimalMark: "."),
    Sample(text: "kilobaiti 5", value: 5, unit: .kilobytes),
    Sample(text: "5 ko", value: 5, unit: .kilobytes),
    Sample(text: "0,125 s", value: 0.125, unit: .seconds),
    Sample(text: "1,5 sek.", value: 1.5, unit: .seconds),
    Sample(text: "1,234 s", value: 1.234, unit: .seconds, decimalMark: ","),
    Sample(text: "1234,567 s", value: 1234.567, unit: .seconds),
    Sample(text: "-3 ms", value: -3, unit: .milliseconds),
    Sample(text: "1e3 ms", value: 1000, unit: .milliseconds),
    Sample(text: "ثانيتان", value: 2, unit: .seconds),
    Sample(text: "שעתיים", value: 2, unit: .hours),
  ]

  @Test("are read", arguments: samples)
  func reads(_ sample: Sample) {
    let reader = QuantityReader(NumberConvention(decimalMark: sample.decimalMark))
    let quantity = reader.read(sample.text)
    #expect(quantity.value == sample.value)
    #expect(quantity.unit == sample.unit)
    #expect(quantity.text == sample.text)
  }

  @Test("stay as they were when the unit is not known")
  func keepsUnknownUnits() {
    let quantity = QuantityReader().read("17 blorps")
    #expect(quantity.value == 17)
    #expect(quantity.unit == nil)
    #expect(quantity.text == "17 blorps")
    #expect(QuantityReader().read("no number").value == nil)
    #expect(QuantityReader().read("").value == nil)
    #expect(QuantityReader().read("1.234,567.8 ms").value == nil)
  }

  @Test("take what other values of the payload prove before what the region says")
  func conventions() {
    let proven = NumberConvention(texts: ["1,234 ms", "1.5 sec"], region: "DE")
    #expect(proven.decimalMark == ".")
    #expect(NumberConvention(texts: ["1,234 ms"], region: "DE").decimalMark == ",")
    #expect(NumberConvention(texts: ["1,234 ms"], region: "US").decimalMark == ".")
    #expect(NumberConvention(texts: ["1.234.567 B"], region: nil).decimalMark == ",")
    #expect(NumberConvention(texts: ["0.125 s"], region: "FR").decimalMark == ".")
    #expect(NumberConvention(texts: [], region: nil).decimalMark == nil)
    // Without any knowledge three digits are a group: payloads count in small units.
    #expect(QuantityReader().read("1,234 ms").value == 1234)
  }
}

@Suite("Time stamps of payloads") struct PayloadTimeTests {
  @Test(
    "are read with and without a zone",
    arguments: [
      ("2020-10-11 03:59:00 +0000", 1_602_388_740.0, true),
      ("2022-09-28 10:59:30", 1_664_362_770.0, false),
      ("2020-10-11 05:59:00 +0200", 1_602_388_740.0, true),
      ("2020-10-10 23:59:00 -0400", 1_602_388_740.0, true),
      ("2020-10-11T03:59:00Z", 1_602_388_740.0, true),
      ("2020-10-11T03:59:00.500+00:00", 1_602_388_740.5, true),
      ("٢٠٢٠-١٠-١١ ٠٣:٥٩:٠٠ +٠٠٠٠", 1_602_388_740.0, true),
      ("2563-10-11 03:59:00 +0000", 1_602_388_740.0, true),
      ("2022-09-28 10:59:30 PM", 1_664_405_970.0, false),
    ])
  func reads(_ text: String, _ seconds: Double, _ hasZone: Bool) {
    let time = PayloadTime(text: text)
    #expect(time.secondsSince1970 == seconds)
    #expect(time.hasZone == hasZone)
  }

  @Test("that are none keep their text", arguments: ["", "yesterday", "2020-99-11 03:59:00"])
  func keeps(_ text: String) {
    #expect(PayloadTime(text: text).secondsSince1970 == nil)
    #expect(PayloadTime(text: text).text == text)
  }

  @Test(
    "are written in Apple's first form",
    arguments: [
      (0.0, "1970-01-01 00:00:00 +0000"), (1_602_388_740.9, "2020-10-11 03:59:00 +0000"),
      (951_782_400, "2000-02-29 00:00:00 +0000"), (-1, "1969-12-31 23:59:59 +0000"),
    ])
  func writes(_ seconds: Double, _ text: String) {
    #expect(PayloadTime(secondsSince1970: seconds).text == text)
    #expect(PayloadTime(text: text).secondsSince1970 == seconds.rounded(.down))
  }
}
