// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads
import Synchronization

/// Writes quantities in the language and region of the device, as Apple's payloads do.
///
/// Foundation has no localised names of most units on Linux, but its ICU writes durations and sizes: a
/// small number is written so, and its digits give way to the number that is wanted.
final class LocalisedQuantityText: Sendable {
  private let locale: Locale
  /// By unit and by how its name bends.
  private let patterns = Mutex<[String: Pattern]>([:])

  private struct Pattern {
    var before: String
    var after: String
  }

  init(locale: Locale) { self.locale = locale }

  /// For the process's own locale.
  static let device = LocalisedQuantityText(locale: .current)

  var writer: PayloadWriter { PayloadWriter { self.text($0, $1) } }

  func text(_ value: Double, _ unit: QuantityUnit) -> String {
    let number = self.number(value)
    let pattern = pattern(unit, value)
    return pattern.before + number + pattern.after
  }

  private func number(_ value: Double) -> String {
    value.formatted(
      FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...3)))
  }

  private func pattern(_ unit: QuantityUnit, _ value: Double) -> Pattern {
    // Names bend for one, two and few; five stands for all larger numbers.
    let sample = [1, 2, 3, 4].contains(value) ? Int(value) : 5
    let key = "\(unit.rawValue) \(sample)"
    if let known = patterns.withLock({ $0[key] }) { return known }
    let made = make(unit, sample)
    patterns.withLock { $0[key] = made }
    return made
  }

  private func make(_ unit: QuantityUnit, _ sample: Int) -> Pattern {
    let plain = Pattern(before: "", after: " \(unit == .bytes ? "byte" : unit.rawValue)")
    guard let text = sampleText(unit, sample) else { return plain }
    guard let digits = text.range(of: number(Double(sample))) else {
      // A word for one or two; five never is one.
      return sample == 5 ? plain : make(unit, 5)
    }
    return Pattern(
      before: String(text[..<digits.lowerBound]), after: String(text[digits.upperBound...]))
  }

  private func sampleText(_ unit: QuantityUnit, _ sample: Int) -> String? {
    switch unit {
    case .seconds: duration(.seconds, .seconds(sample))
    case .milliseconds: duration(.milliseconds, .milliseconds(sample))
    case .minutes: duration(.minutes, .seconds(sample * 60))
    case .hours: duration(.hours, .seconds(sample * 3600))
    case .bytes:
      // Apple's word does not bend in English.
      locale.language.languageCode?.identifier == "en" ? nil : size(.bytes, Int64(sample))
    case .kilobytes: size(.kb, Int64(sample) * 1000)
    case .megabytes: size(.mb, Int64(sample) * 1_000_000)
    case .gigabytes: size(.gb, Int64(sample) * 1_000_000_000)
    default: nil
    }
  }

  private func duration(_ unit: Duration.UnitsFormatStyle.Unit, _ value: Duration) -> String {
    var style = Duration.UnitsFormatStyle(allowedUnits: [unit], width: .abbreviated)
    style.locale = locale
    return style.format(value)
  }

  private func size(_ unit: ByteCountFormatStyle.Units, _ bytes: Int64) -> String {
    var style = ByteCountFormatStyle(
      style: .decimal, allowedUnits: unit, spellsOutZero: false, includesActualByteCount: false)
    style.locale = locale
    return style.format(bytes)
  }
}
