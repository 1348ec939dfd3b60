// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The symbols of the units that a measurement parameter may name as its default.
///
/// They are those of Apple's Foundation, which Apple's manifests hold; Linux writes some of them
/// otherwise (`m` for minutes).
enum UnitSymbols {
  private static let units: [String: [String: String]] = [
    "UnitDuration": [
      "hours": "hr", "minutes": "min", "seconds": "s", "milliseconds": "ms",
    ],
    "UnitLength": [
      "kilometers": "km", "meters": "m", "centimeters": "cm", "millimeters": "mm",
      "miles": "mi", "yards": "yd", "feet": "ft", "inches": "in",
    ],
    "UnitMass": ["kilograms": "kg", "grams": "g", "pounds": "lb", "ounces": "oz", "stones": "st"],
    "UnitTemperature": ["celsius": "°C", "fahrenheit": "°F", "kelvin": "K"],
    "UnitVolume": [
      "liters": "L", "milliliters": "mL", "gallons": "gal", "cups": "cup", "fluidOunces": "fl oz",
    ],
    "UnitSpeed": [
      "kilometersPerHour": "km/h", "milesPerHour": "mph", "metersPerSecond": "m/s", "knots": "kn",
    ],
    "UnitEnergy": [
      "kilocalories": "kCal", "calories": "cal", "joules": "J", "kilojoules": "kJ",
      "kilowattHours": "kWh",
    ],
  ]

  /// Nil for a unit that is rarely a default; its name is in the manifest all the same.
  static func symbol(of name: String, in dimension: String) -> String? {
    units[dimension]?[name]
  }
}
