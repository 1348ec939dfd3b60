// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitElectricResistance: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum ElectricResistance: CaseIterable, _IntentMeasurementUnit {
    case kiloohms
    case megaohms
    case microohms
    case milliohms
    case ohms

    public var unit: UnitElectricResistance {
      switch self {
      case .kiloohms: .kiloohms
      case .megaohms: .megaohms
      case .microohms: .microohms
      case .milliohms: .milliohms
      case .ohms: .ohms
      }
    }
  }

  public typealias IntentUnit = ElectricResistance
}
