// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

extension Quantity {
  /// In the unit in which the quantity was written. Nothing is not a number: it is not zero.
  var duration: Measurement<UnitDuration> {
    let unit: UnitDuration =
      switch self.unit {
      case .nanoseconds: .nanoseconds
      case .microseconds: .microseconds
      case .milliseconds: .milliseconds
      case .minutes: .minutes
      case .hours: .hours
      default: .seconds
      }
    return Measurement(value: value ?? .nan, unit: unit)
  }

  var storage: Measurement<UnitInformationStorage> {
    let unit: UnitInformationStorage =
      switch self.unit {
      case .kilobytes: .kilobytes
      case .megabytes: .megabytes
      case .gigabytes: .gigabytes
      case .terabytes: .terabytes
      case .kibibytes: .kibibytes
      case .mebibytes: .mebibytes
      case .gibibytes: .gibibytes
      default: .bytes
      }
    return Measurement(value: value ?? .nan, unit: unit)
  }

  /// A unit that has no class: its symbol is its name.
  var other: Measurement<Unit> {
    Measurement(value: value ?? .nan, unit: Unit(symbol: unit?.rawValue ?? ""))
  }

  /// In the unit that a generic class asks for.
  func measurement<UnitType: Unit>(_ type: UnitType.Type) -> Measurement<UnitType> {
    let known: Any =
      switch unit?.dimension {
      case .duration: duration
      case .information: storage
      case .signal: Measurement(value: value ?? .nan, unit: MXUnitSignalBars.bars)
      case .luminance: Measurement(value: value ?? .nan, unit: MXUnitAveragePixelLuminance.apl)
      case .ratio, .instructions, nil: other
      }
    if let known = known as? Measurement<UnitType> { return known }
    return Measurement(value: .nan, unit: UnitType(symbol: text ?? ""))
  }
}

extension Optional<Quantity> {
  /// Not a number, where nothing was measured.
  var duration: Measurement<UnitDuration> {
    self?.duration ?? Measurement(value: .nan, unit: .seconds)
  }
  var storage: Measurement<UnitInformationStorage> {
    self?.storage ?? Measurement(value: .nan, unit: .bytes)
  }
  var other: Measurement<Unit> { self?.other ?? Measurement(value: .nan, unit: Unit(symbol: "")) }
}
