// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import MetricPayloads

@Suite("Payloads of many locales") struct LocaleCorpusTests {
  @Test("are read to the digit", arguments: LocaleCorpus.locales)
  func reads(_ locale: String) throws {
    var corpus = LocaleCorpus(locale, seed: 2026)
    for _ in 0..<10 {
      let sample = corpus.sample()
      guard case .metrics(let model) = try PayloadReader(Array(sample.text.utf8)).payload() else {
        throw PayloadError.notAPayload
      }
      for (metric, expected) in sample.scalars {
        let found = model.scalars[metric]
        #expect(
          (found?.baseValue).map { abs($0 - expected) <= expected * 1e-12 } == true,
          "\(metric.key): '\(found?.text ?? "")' is \(found?.baseValue ?? -1), not \(expected)")
      }
      let buckets = model.histograms[.timeToFirstDraw]?.buckets ?? []
      #expect(buckets.map(\.count) == sample.buckets.map(\.count))
      for (found, expected) in zip(buckets, sample.buckets) {
        #expect(
          found.start.value == expected.start && found.start.unit == .milliseconds,
          "'\(found.start.text ?? "")' is \(found.start.value ?? -1), not \(expected.start)")
        #expect(found.end.value == expected.end)
      }
      // What was read is written as it was.
      let text = PayloadWriter { _, _ in "" }.json(model)
      guard case .metrics(let again) = try PayloadReader(Array(text.utf8)).payload() else {
        throw PayloadError.notAPayload
      }
      #expect(again == model)
    }
  }

  @Test("come from at least forty") func count() { #expect(LocaleCorpus.locales.count >= 40) }
}
