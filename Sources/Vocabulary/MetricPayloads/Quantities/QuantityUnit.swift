// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A unit that payloads use.
package enum QuantityUnit: String, Hashable, Sendable, CaseIterable, Codable {
  case nanoseconds = "ns"
  case microseconds = "us"
  case milliseconds = "ms"
  case seconds = "s"
  case minutes = "min"
  case hours = "h"
  case bytes = "B"
  case kilobytes = "kB"
  case megabytes = "MB"
  case gigabytes = "GB"
  case terabytes = "TB"
  case kibibytes = "KiB"
  case mebibytes = "MiB"
  case gibibytes = "GiB"
  case signalBars = "bars"
  /// Average pixel luminance, from 0 to 100.
  case pixelLuminance = "apl"
  /// Time lost to hitches, of the time in which something moved.
  case millisecondsPerSecond = "ms per s"
  case instructions = "instructions"
  case kiloinstructions = "kiloinstructions"
  case megainstructions = "megainstructions"
  case gigainstructions = "gigainstructions"

  /// What is measured. Quantities of one dimension can be compared.
  package enum Dimension: Hashable, Sendable {
    case duration, information, signal, luminance, ratio, instructions
  }

  package var dimension: Dimension {
    switch self {
    case .nanoseconds, .microseconds, .milliseconds, .seconds, .minutes, .hours: .duration
    case .bytes, .kilobytes, .megabytes, .gigabytes, .terabytes, .kibibytes, .mebibytes,
      .gibibytes:
      .information
    case .signalBars: .signal
    case .pixelLuminance: .luminance
    case .millisecondsPerSecond: .ratio
    case .instructions, .kiloinstructions, .megainstructions, .gigainstructions: .instructions
    }
  }

  /// In seconds, bytes, instructions, or the only unit of the dimension.
  package var factor: Double {
    switch self {
    case .nanoseconds: 1e-9
    case .microseconds: 1e-6
    case .milliseconds: 1e-3
    case .seconds, .bytes, .signalBars, .pixelLuminance, .millisecondsPerSecond, .instructions: 1
    case .minutes: 60
    case .hours: 3600
    case .kilobytes, .kiloinstructions: 1e3
    case .megabytes, .megainstructions: 1e6
    case .gigabytes, .gigainstructions: 1e9
    case .terabytes: 1e12
    case .kibibytes: 1024
    case .mebibytes: 1_048_576
    case .gibibytes: 1_073_741_824
    }
  }
}

/// A number with its unit, and the text that it was read from.
package struct Quantity: Hashable, Sendable {
  /// As the payload's writer put it; nil for one that was measured here.
  package var text: String?
  /// Nil when the number could not be read.
  package var value: Double?
  /// Nil when the unit's name is not known.
  package var unit: QuantityUnit?

  package init(_ value: Double, _ unit: QuantityUnit) {
    self.value = value
    self.unit = unit
  }

  init(text: String, value: Double?, unit: QuantityUnit?) {
    self.text = text
    self.value = value
    self.unit = unit
  }

  /// In seconds, bytes, instructions, or the only unit of the dimension.
  package var baseValue: Double? {
    guard let value, let unit else { return nil }
    return value * unit.factor
  }
}
