// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The symbols of the units that a measurement parameter may name as its default.
enum UnitSymbols {
  private static let units: [String: [String: Unit]] = [
    "UnitDuration": [
      "hours": UnitDuration.hours, "minutes": UnitDuration.minutes,
      "seconds": UnitDuration.seconds, "milliseconds": UnitDuration.milliseconds,
    ],
    "UnitLength": [
      "kilometers": UnitLength.kilometers, "meters": UnitLength.meters,
      "centimeters": UnitLength.centimeters, "millimeters": UnitLength.millimeters,
      "miles": UnitLength.miles, "yards": UnitLength.yards, "feet": UnitLength.feet,
      "inches": UnitLength.inches,
    ],
    "UnitMass": [
      "kilograms": UnitMass.kilograms, "grams": UnitMass.grams, "pounds": UnitMass.pounds,
      "ounces": UnitMass.ounces, "stones": UnitMass.stones,
    ],
    "UnitTemperature": [
      "celsius": UnitTemperature.celsius, "fahrenheit": UnitTemperature.fahrenheit,
      "kelvin": UnitTemperature.kelvin,
    ],
    "UnitVolume": [
      "liters": UnitVolume.liters, "milliliters": UnitVolume.milliliters,
      "gallons": UnitVolume.gallons, "cups": UnitVolume.cups,
      "fluidOunces": UnitVolume.fluidOunces,
    ],
    "UnitSpeed": [
      "kilometersPerHour": UnitSpeed.kilometersPerHour, "milesPerHour": UnitSpeed.milesPerHour,
      "metersPerSecond": UnitSpeed.metersPerSecond, "knots": UnitSpeed.knots,
    ],
    "UnitEnergy": [
      "kilocalories": UnitEnergy.kilocalories, "calories": UnitEnergy.calories,
      "joules": UnitEnergy.joules, "kilojoules": UnitEnergy.kilojoules,
      "kilowattHours": UnitEnergy.kilowattHours,
    ],
  ]

  /// Nil for a unit that is rarely a default; its name is in the manifest all the same.
  static func symbol(of name: String, in dimension: String) -> String? {
    units[dimension]?[name]?.symbol
  }
}
