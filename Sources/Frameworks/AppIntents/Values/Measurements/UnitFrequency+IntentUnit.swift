// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitFrequency: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum Frequency: CaseIterable, _IntentMeasurementUnit {
    case framesPerSecond
    case gigahertz
    case hertz
    case kilohertz
    case megahertz
    case microhertz
    case millihertz
    case nanohertz
    case terahertz

    public var unit: UnitFrequency {
      switch self {
      // Foundation on Linux lacks this one.
      case .framesPerSecond:
        UnitFrequency(symbol: "FPS", converter: UnitConverterLinear(coefficient: 1))
      case .gigahertz: .gigahertz
      case .hertz: .hertz
      case .kilohertz: .kilohertz
      case .megahertz: .megahertz
      case .microhertz: .microhertz
      case .millihertz: .millihertz
      case .nanohertz: .nanohertz
      case .terahertz: .terahertz
      }
    }
  }

  public typealias IntentUnit = Frequency
}
