// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitLength: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum Length: CaseIterable, _IntentMeasurementUnit {
    case astronomicalUnits
    case centimeters
    case decameters
    case decimeters
    case fathoms
    case feet
    case furlongs
    case hectometers
    case inches
    case kilometers
    case lightyears
    case megameters
    case meters
    case micrometers
    case miles
    case millimeters
    case nanometers
    case nauticalMiles
    case parsecs
    case picometers
    case scandinavianMiles
    case yards

    public var unit: UnitLength {
      switch self {
      case .astronomicalUnits: .astronomicalUnits
      case .centimeters: .centimeters
      case .decameters: .decameters
      case .decimeters: .decimeters
      case .fathoms: .fathoms
      case .feet: .feet
      case .furlongs: .furlongs
      case .hectometers: .hectometers
      case .inches: .inches
      case .kilometers: .kilometers
      case .lightyears: .lightyears
      case .megameters: .megameters
      case .meters: .meters
      case .micrometers: .micrometers
      case .miles: .miles
      case .millimeters: .millimeters
      case .nanometers: .nanometers
      case .nauticalMiles: .nauticalMiles
      case .parsecs: .parsecs
      case .picometers: .picometers
      case .scandinavianMiles: .scandinavianMiles
      case .yards: .yards
      }
    }
  }

  public typealias IntentUnit = Length
}
