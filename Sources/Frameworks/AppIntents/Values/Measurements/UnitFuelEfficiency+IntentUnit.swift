// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitFuelEfficiency: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum FuelEfficiency: CaseIterable, _IntentMeasurementUnit {
    case litersPer100Kilometers
    case milesPerGallon
    case milesPerImperialGallon

    public var unit: UnitFuelEfficiency {
      switch self {
      case .litersPer100Kilometers: .litersPer100Kilometers
      case .milesPerGallon: .milesPerGallon
      case .milesPerImperialGallon: .milesPerImperialGallon
      }
    }
  }

  public typealias IntentUnit = FuelEfficiency
}
