// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import MetricPayloads

/// Payloads as devices of forty locales would write them: numbers and units come from ICU, which
/// knows nothing of the reader.
struct LocaleCorpus {
  static let locales = [
    "en_US", "en_GB", "en_IN", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CH", "fr_CA", "es_ES",
    "es_MX", "pt_BR", "pt_PT", "it_IT", "nl_NL", "sv_SE", "nb_NO", "da_DK", "fi_FI", "pl_PL",
    "cs_CZ", "hu_HU", "ro_RO", "ru_RU", "uk_UA", "el_GR", "tr_TR", "ar_EG", "ar_AE", "fa_IR",
    "he_IL", "hi_IN", "mr_IN", "bn_BD", "ne_NP", "th_TH", "vi_VN", "zh_CN", "ja_JP", "ko_KR",
    "sw_KE", "my_MM", "ta_IN", "ur_PK", "sl_SI",
  ]

  /// What a generated payload says.
  struct Sample {
    var text: String
    var scalars: [ScalarMetric: Double]
    var buckets: [(start: Double, end: Double, count: Int)]
  }

  let locale: Locale
  private var state: UInt64

  init(_ identifier: String, seed: UInt64) {
    locale = Locale(identifier: identifier)
    state = identifier.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number of one to seven digits, often with a fraction.
  private mutating func number(fraction: Bool) -> Double {
    let digits = Int(next() % 7) + 1
    var bound = 1
    for _ in 0..<digits { bound *= 10 }
    let whole = Double(next() % UInt64(bound))
    guard fraction, next() % 2 == 0 else { return whole }
    return whole + Double(next() % 999 + 1) / 1000
  }

  private func numberText(_ value: Double) -> String {
    value.formatted(
      FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...3)))
  }

  private func text(seconds: Double) -> String {
    var style = Duration.UnitsFormatStyle(
      allowedUnits: [.seconds], width: .abbreviated, fractionalPart: .init(lengthLimits: 0...3))
    style.locale = locale
    return style.format(.milliseconds(Int((seconds * 1000).rounded())))
  }

  private func text(milliseconds: Double) -> String {
    var style = Duration.UnitsFormatStyle(allowedUnits: [.milliseconds], width: .abbreviated)
    style.locale = locale
    return style.format(.milliseconds(Int(milliseconds)))
  }

  /// ICU scales sizes by itself: its own word for the unit goes to the number as a device has it.
  private func text(kilobytes: Double) -> String {
    var style = ByteCountFormatStyle(
      style: .decimal, allowedUnits: .kb, spellsOutZero: false, includesActualByteCount: false)
    style.locale = locale
    let pattern = style.format(7000)
    return pattern.replacingOccurrences(of: numberText(7), with: numberText(kilobytes))
  }

  mutating func sample() -> Sample {
    var scalars: [ScalarMetric: Double] = [:]
    var texts: [ScalarMetric: String] = [:]
    for metric in [ScalarMetric.foregroundTime, .backgroundTime, .cpuTime, .gpuTime] {
      let value = number(fraction: true)
      scalars[metric] = value
      texts[metric] = text(seconds: value)
    }
    for metric in [ScalarMetric.peakMemory, .logicalWrites, .wifiUpload, .wifiDownload] {
      let value = number(fraction: false)
      scalars[metric] = value * 1000
      texts[metric] = text(kilobytes: value)
    }
    let instructions = number(fraction: false)
    scalars[.cpuInstructions] = instructions * 1000
    texts[.cpuInstructions] = numberText(instructions) + " kiloinstructions"
    var buckets: [(start: Double, end: Double, count: Int)] = []
    var start = 0.0
    for _ in 0..<12 {
      start += Double(next() % 300 + 1)
      let end = start + Double(next() % 5000 + 1)
      buckets.append((start, end, Int(next() % 100)))
      start = end
    }
    return Sample(text: json(texts, buckets), scalars: scalars, buckets: buckets)
  }

  private func json(
    _ texts: [ScalarMetric: String], _ buckets: [(start: Double, end: Double, count: Int)]
  ) -> String {
    var object: [String: Any] = [
      "timeStampBegin": "2026-01-01 00:00:00", "timeStampEnd": "2026-01-02 00:00:00",
      "metaData": ["regionFormat": locale.region?.identifier ?? ""],
    ]
    for (metric, text) in texts {
      var group = object[metric.group] as? [String: Any] ?? [:]
      group[metric.key] = text
      object[metric.group] = group
    }
    var values: [String: Any] = [:]
    for (index, bucket) in buckets.enumerated() {
      values[String(index)] = [
        "bucketCount": bucket.count, "bucketStart": text(milliseconds: bucket.start),
        "bucketEnd": text(milliseconds: bucket.end),
      ]
    }
    object["applicationLaunchMetrics"] = [
      HistogramMetric.timeToFirstDraw.key: [
        "histogramNumBuckets": buckets.count, "histogramValue": values,
      ]
    ]
    let data = try? JSONSerialization.data(withJSONObject: object)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
