// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitElectricCurrent: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum ElectricCurrent: CaseIterable, _IntentMeasurementUnit {
    case amperes
    case kiloamperes
    case megaamperes
    case microamperes
    case milliamperes

    public var unit: UnitElectricCurrent {
      switch self {
      case .amperes: .amperes
      case .kiloamperes: .kiloamperes
      case .megaamperes: .megaamperes
      case .microamperes: .microamperes
      case .milliamperes: .milliamperes
      }
    }
  }

  public typealias IntentUnit = ElectricCurrent
}
