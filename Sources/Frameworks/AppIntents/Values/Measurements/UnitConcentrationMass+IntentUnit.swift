// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitConcentrationMass: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum ConcentrationMass: CaseIterable, _IntentMeasurementUnit {
    case gramsPerLiter
    case milligramsPerDeciliter

    public var unit: UnitConcentrationMass {
      switch self {
      case .gramsPerLiter: .gramsPerLiter
      case .milligramsPerDeciliter: .milligramsPerDeciliter
      }
    }
  }

  public typealias IntentUnit = ConcentrationMass
}
