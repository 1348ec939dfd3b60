// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitPower: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum Power: CaseIterable, _IntentMeasurementUnit {
    case femtowatts
    case gigawatts
    case horsepower
    case kilowatts
    case megawatts
    case microwatts
    case milliwatts
    case nanowatts
    case picowatts
    case terawatts
    case watts

    public var unit: UnitPower {
      switch self {
      case .femtowatts: .femtowatts
      case .gigawatts: .gigawatts
      case .horsepower: .horsepower
      case .kilowatts: .kilowatts
      case .megawatts: .megawatts
      case .microwatts: .microwatts
      case .milliwatts: .milliwatts
      case .nanowatts: .nanowatts
      case .picowatts: .picowatts
      case .terawatts: .terawatts
      case .watts: .watts
      }
    }
  }

  public typealias IntentUnit = Power
}
