// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitElectricPotentialDifference: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum ElectricPotentialDifference: CaseIterable, _IntentMeasurementUnit {
    case kilovolts
    case megavolts
    case microvolts
    case millivolts
    case volts

    public var unit: UnitElectricPotentialDifference {
      switch self {
      case .kilovolts: .kilovolts
      case .megavolts: .megavolts
      case .microvolts: .microvolts
      case .millivolts: .millivolts
      case .volts: .volts
      }
    }
  }

  public typealias IntentUnit = ElectricPotentialDifference
}
