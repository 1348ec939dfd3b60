// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitElectricCharge: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum ElectricCharge: CaseIterable, _IntentMeasurementUnit {
    case ampereHours
    case coulombs
    case kiloampereHours
    case megaampereHours
    case microampereHours
    case milliampereHours

    public var unit: UnitElectricCharge {
      switch self {
      case .ampereHours: .ampereHours
      case .coulombs: .coulombs
      case .kiloampereHours: .kiloampereHours
      case .megaampereHours: .megaampereHours
      case .microampereHours: .microampereHours
      case .milliampereHours: .milliampereHours
      }
    }
  }

  public typealias IntentUnit = ElectricCharge
}
