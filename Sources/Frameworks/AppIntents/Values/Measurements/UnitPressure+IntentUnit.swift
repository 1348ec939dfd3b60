// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitPressure: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum Pressure: CaseIterable, _IntentMeasurementUnit {
    case bars
    case gigapascals
    case hectopascals
    case inchesOfMercury
    case kilopascals
    case megapascals
    case millibars
    case millimetersOfMercury
    case newtonsPerMetersSquared
    case poundsForcePerSquareInch

    public var unit: UnitPressure {
      switch self {
      case .bars: .bars
      case .gigapascals: .gigapascals
      case .hectopascals: .hectopascals
      case .inchesOfMercury: .inchesOfMercury
      case .kilopascals: .kilopascals
      case .megapascals: .megapascals
      case .millibars: .millibars
      case .millimetersOfMercury: .millimetersOfMercury
      case .newtonsPerMetersSquared: .newtonsPerMetersSquared
      case .poundsForcePerSquareInch: .poundsForcePerSquareInch
      }
    }
  }

  public typealias IntentUnit = Pressure
}
