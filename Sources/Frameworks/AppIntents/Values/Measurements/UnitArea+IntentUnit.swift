// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitArea: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum Area: CaseIterable, _IntentMeasurementUnit {
    case acres
    case ares
    case hectares
    case squareCentimeters
    case squareFeet
    case squareInches
    case squareKilometers
    case squareMegameters
    case squareMeters
    case squareMicrometers
    case squareMiles
    case squareMillimeters
    case squareNanometers
    case squareYards

    public var unit: UnitArea {
      switch self {
      case .acres: .acres
      case .ares: .ares
      case .hectares: .hectares
      case .squareCentimeters: .squareCentimeters
      case .squareFeet: .squareFeet
      case .squareInches: .squareInches
      case .squareKilometers: .squareKilometers
      case .squareMegameters: .squareMegameters
      case .squareMeters: .squareMeters
      case .squareMicrometers: .squareMicrometers
      case .squareMiles: .squareMiles
      case .squareMillimeters: .squareMillimeters
      case .squareNanometers: .squareNanometers
      case .squareYards: .squareYards
      }
    }
  }

  public typealias IntentUnit = Area
}
