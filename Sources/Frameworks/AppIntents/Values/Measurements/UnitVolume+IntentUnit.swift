// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitVolume: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum Volume: CaseIterable, _IntentMeasurementUnit {
    case acreFeet
    case bushels
    case centiliters
    case cubicCentimeters
    case cubicDecimeters
    case cubicFeet
    case cubicInches
    case cubicKilometers
    case cubicMeters
    case cubicMiles
    case cubicMillimeters
    case cubicYards
    case cups
    case deciliters
    case fluidOunces
    case gallons
    case imperialFluidOunces
    case imperialGallons
    case imperialPints
    case imperialQuarts
    case imperialTablespoons
    case imperialTeaspoons
    case kiloliters
    case liters
    case megaliters
    case metricCups
    case milliliters
    case pints
    case quarts
    case tablespoons
    case teaspoons

    public var unit: UnitVolume {
      switch self {
      case .acreFeet: .acreFeet
      case .bushels: .bushels
      case .centiliters: .centiliters
      case .cubicCentimeters: .cubicCentimeters
      case .cubicDecimeters: .cubicDecimeters
      case .cubicFeet: .cubicFeet
      case .cubicInches: .cubicInches
      case .cubicKilometers: .cubicKilometers
      case .cubicMeters: .cubicMeters
      case .cubicMiles: .cubicMiles
      case .cubicMillimeters: .cubicMillimeters
      case .cubicYards: .cubicYards
      case .cups: .cups
      case .deciliters: .deciliters
      case .fluidOunces: .fluidOunces
      case .gallons: .gallons
      case .imperialFluidOunces: .imperialFluidOunces
      case .imperialGallons: .imperialGallons
      case .imperialPints: .imperialPints
      case .imperialQuarts: .imperialQuarts
      case .imperialTablespoons: .imperialTablespoons
      case .imperialTeaspoons: .imperialTeaspoons
      case .kiloliters: .kiloliters
      case .liters: .liters
      case .megaliters: .megaliters
      case .metricCups: .metricCups
      case .milliliters: .milliliters
      case .pints: .pints
      case .quarts: .quarts
      case .tablespoons: .tablespoons
      case .teaspoons: .teaspoons
      }
    }
  }

  public typealias IntentUnit = Volume
}
