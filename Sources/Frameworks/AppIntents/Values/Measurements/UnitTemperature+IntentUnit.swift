// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitTemperature: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum Temperature: CaseIterable, _IntentMeasurementUnit {
    case celsius
    case fahrenheit
    case kelvin

    public var unit: UnitTemperature {
      switch self {
      case .celsius: .celsius
      case .fahrenheit: .fahrenheit
      case .kelvin: .kelvin
      }
    }
  }

  public typealias IntentUnit = Temperature
}
