// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a number and its unit stand together.
///
/// Names in full are English; other languages show the unit's symbol, which needs no translation.
struct MeasurementText {
  enum Width { case wide, abbreviated, narrow }

  var locale: Locale
  var width: Width

  func text(_ number: String, isOne: Bool, unit: Unit) -> String {
    if width == .wide, locale.language.languageCode?.identifier == "en",
      let name = Self.names[unit.symbol]
    {
      return "\(number) \(isOne ? name.one : name.many)"
    }
    let closed = width == .narrow || unit.symbol.hasPrefix("°")
    return closed ? number + unit.symbol : "\(number) \(unit.symbol)"
  }

  /// By symbol. Source: the International System of Units and the US customary units.
  private static let names: [String: (one: String, many: String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
    "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "mi": ("mile", "miles"), "yd": ("yard", "yards"), "ft": ("foot", "feet"),
    "in": ("inch", "inches"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
    "mg": ("milligram", "milligrams"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "gal": ("gallon", "gallons"),
    "fl oz": ("fluid ounce", "fluid ounces"), "cup": ("cup", "cups"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "m/s": ("meter per second", "meters per second"),
    "mph": ("mile per hour", "miles per hour"),
    "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
    "°": ("degree", "degrees"), "s": ("second", "seconds"), "min": ("minute", "minutes"),
    "hr": ("hour", "hours"), "kCal": ("kilocalorie", "kilocalories"),
    "cal": ("calorie", "calories"), "J": ("joule", "joules"), "kJ": ("kilojoule", "kilojoules"),
    "W": ("watt", "watts"), "kW": ("kilowatt", "kilowatts"), "Hz": ("hertz", "hertz"),
    "B": ("byte", "bytes"), "kB": ("kilobyte", "kilobytes"), "MB": ("megabyte", "megabytes"),
    "GB": ("gigabyte", "gigabytes"), "TB": ("terabyte", "terabytes"),
  ]
}
