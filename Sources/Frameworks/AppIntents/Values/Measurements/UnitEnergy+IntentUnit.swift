// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitEnergy: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum Energy: CaseIterable, _IntentMeasurementUnit {
    case calories
    case joules
    case kilocalories
    case kilojoules
    case kilowattHours

    public var unit: UnitEnergy {
      switch self {
      case .calories: .calories
      case .joules: .joules
      case .kilocalories: .kilocalories
      case .kilojoules: .kilojoules
      case .kilowattHours: .kilowattHours
      }
    }
  }

  public typealias IntentUnit = Energy
}
