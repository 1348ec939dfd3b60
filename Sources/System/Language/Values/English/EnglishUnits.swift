// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UnitName {
  init(_ unit: Dimension) {
    let linear = unit.converter as? UnitConverterLinear
    self.init(
      dimension: String(describing: type(of: unit)), symbol: unit.symbol,
      coefficient: linear?.coefficient ?? 1, constant: linear?.constant ?? 0)
  }

  private static func table(_ entries: [(Dimension, String)]) -> [String: [UnitName]] {
    var table: [String: [UnitName]] = [:]
    for (unit, names) in entries {
      for name in names.split(separator: " ") {
        table[String(name), default: []].append(UnitName(unit))
      }
    }
    return table
  }

  /// Signs that are the same in every language, folded as tokens are.
  static let signs = table([
    (UnitLength.kilometers, "km"), (UnitLength.meters, "m"), (UnitLength.centimeters, "cm"),
    (UnitLength.millimeters, "mm"), (UnitLength.feet, "ft '"), (UnitLength.inches, "\" in ''"),
    (UnitLength.yards, "yd"), (UnitLength.miles, "mi"), (UnitLength.nauticalMiles, "nmi"),
    (UnitLength.micrometers, "μm"), (UnitLength.nanometers, "nm"),
    (UnitMass.kilograms, "kg"), (UnitMass.grams, "g"), (UnitMass.milligrams, "mg"),
    (UnitMass.ounces, "oz"), (UnitMass.pounds, "lb"), (UnitMass.metricTons, "t"),
    (UnitTemperature.celsius, "°c ℃ c"), (UnitTemperature.fahrenheit, "°f ℉ f"),
    (UnitTemperature.kelvin, "k"), (UnitTemperature.celsius, "° º"),
    (UnitVolume.liters, "l"), (UnitVolume.milliliters, "ml"), (UnitVolume.deciliters, "dl"),
    (UnitVolume.centiliters, "cl"), (UnitVolume.cubicMeters, "m3"),
    (UnitVolume.cubicCentimeters, "cm3"), (UnitVolume.gallons, "gal"),
    (UnitSpeed.kilometersPerHour, "km/h kmh kph"), (UnitSpeed.milesPerHour, "mph mi/h"),
    (UnitSpeed.metersPerSecond, "m/s"), (UnitSpeed.knots, "kn kt"),
    (UnitArea.squareMeters, "m2 sqm"), (UnitArea.squareKilometers, "km2"),
    (UnitArea.squareCentimeters, "cm2"), (UnitArea.hectares, "ha"),
    (UnitDuration.hours, "h"), (UnitDuration.minutes, "min"), (UnitDuration.seconds, "s"),
    (UnitAngle.degrees, "°"), (UnitAngle.radians, "rad"),
    (UnitEnergy.kilojoules, "kj"), (UnitEnergy.joules, "j"), (UnitEnergy.kilocalories, "kcal"),
    (UnitEnergy.calories, "cal"), (UnitEnergy.kilowattHours, "kwh"),
    (UnitPower.watts, "w"), (UnitPower.kilowatts, "kw"), (UnitPower.megawatts, "mw"),
    (UnitPower.horsepower, "hp"),
    (UnitPressure.kilopascals, "kpa"), (UnitPressure.hectopascals, "hpa"),
    (UnitPressure.bars, "bar"), (UnitPressure.millibars, "mbar"),
    (UnitPressure.poundsForcePerSquareInch, "psi"), (UnitPressure.newtonsPerMetersSquared, "pa"),
    (UnitFrequency.hertz, "hz"), (UnitFrequency.kilohertz, "khz"),
    (UnitFrequency.megahertz, "mhz"), (UnitFrequency.gigahertz, "ghz"),
    (UnitInformationStorage.bytes, "b"), (UnitInformationStorage.kilobytes, "kb"),
    (UnitInformationStorage.megabytes, "mb"), (UnitInformationStorage.gigabytes, "gb"),
    (UnitInformationStorage.terabytes, "tb"),
    (UnitElectricCurrent.amperes, "a"), (UnitElectricCurrent.milliamperes, "ma"),
    (UnitElectricPotentialDifference.volts, "v"),
    (UnitFuelEfficiency.litersPer100Kilometers, "l/100km"),
    (UnitFuelEfficiency.milesPerGallon, "mpg"), (UnitIlluminance.lux, "lx"),
  ])

  static let english = table([
    (UnitLength.kilometers, "kilometer kilometers kilometre kilometres kms k"),
    (UnitLength.meters, "meter meters metre metres"),
    (UnitLength.centimeters, "centimeter centimeters centimetre centimetres cms"),
    (UnitLength.millimeters, "millimeter millimeters millimetre millimetres mms"),
    (UnitLength.feet, "foot feet fts"), (UnitLength.inches, "inch inches"),
    (UnitLength.yards, "yard yards yds"), (UnitLength.miles, "mile miles"),
    (UnitLength.nauticalMiles, "nauticalmile nauticalmiles"),
    (UnitLength.lightyears, "lightyear lightyears"), (UnitLength.fathoms, "fathom fathoms"),
    (UnitMass.kilograms, "kilogram kilograms kilogramme kilogrammes kilo kilos kgs"),
    (UnitMass.grams, "gram grams gramme grammes gs gm gms"),
    (UnitMass.milligrams, "milligram milligrams mgs"),
    (UnitMass.ounces, "ounce ounces"), (UnitMass.pounds, "pound pounds lbs"),
    (UnitMass.stones, "stone stones"), (UnitMass.metricTons, "tonne tonnes metricton metrictons"),
    (UnitMass.shortTons, "ton tons"), (UnitMass.carats, "carat carats"),
    (
      UnitTemperature.celsius,
      "celsius centigrade degreecelsius degreescelsius degreesc degc degreescentigrade °celsius"
    ),
    (
      UnitTemperature.fahrenheit,
      "fahrenheit degreefahrenheit degreesfahrenheit degreesf degf °fahrenheit"
    ),
    (UnitTemperature.kelvin, "kelvin kelvins degreeskelvin"),
    (UnitTemperature.celsius, "degree degrees deg"),
    (UnitVolume.liters, "liter liters litre litres ltr"),
    (UnitVolume.milliliters, "milliliter milliliters millilitre millilitres mls"),
    (UnitVolume.centiliters, "centiliter centiliters centilitre centilitres"),
    (UnitVolume.deciliters, "deciliter deciliters decilitre decilitres"),
    (UnitVolume.cubicMeters, "cubicmeter cubicmeters cubicmetre cubicmetres"),
    (UnitVolume.cubicCentimeters, "cc cubiccentimeter cubiccentimeters"),
    (UnitVolume.cubicFeet, "cubicfoot cubicfeet"),
    (UnitVolume.cubicInches, "cubicinch cubicinches"),
    (UnitVolume.gallons, "gallon gallons gals"), (UnitVolume.quarts, "quart quarts qt qts"),
    (UnitVolume.pints, "pint pints pt pts"), (UnitVolume.cups, "cup cups"),
    (UnitVolume.fluidOunces, "fluidounce fluidounces floz floz. ounce ounces"),
    (UnitVolume.tablespoons, "tablespoon tablespoons tbsp tbsps"),
    (UnitVolume.teaspoons, "teaspoon teaspoons tsp tsps"),
    (
      UnitSpeed.kilometersPerHour,
      "kilometersperhour kilometerperhour kilometresperhour kilometreperhour kmperhour kilometersanhour"
    ),
    (UnitSpeed.milesPerHour, "milesperhour mileperhour milesanhour"),
    (UnitSpeed.metersPerSecond, "meterspersecond meterpersecond metrespersecond metrepersecond"),
    (UnitSpeed.knots, "knot knots kts"),
    (UnitArea.squareMeters, "squaremeter squaremeters squaremetre squaremetres"),
    (
      UnitArea.squareKilometers, "squarekilometer squarekilometers squarekilometre squarekilometres"
    ),
    (UnitArea.squareFeet, "squarefoot squarefeet sqft"),
    (UnitArea.squareMiles, "squaremile squaremiles sqmi"),
    (UnitArea.squareInches, "squareinch squareinches"), (UnitArea.acres, "acre acres"),
    (UnitArea.hectares, "hectare hectares"),
    (UnitDuration.hours, "hour hours hr hrs"), (UnitDuration.minutes, "minute minutes mins m"),
    (UnitDuration.seconds, "second seconds sec secs"),
    (UnitAngle.degrees, "degree degrees deg"), (UnitAngle.radians, "radian radians"),
    (UnitAngle.revolutions, "revolution revolutions turn turns"),
    (UnitEnergy.kilojoules, "kilojoule kilojoules"), (UnitEnergy.joules, "joule joules"),
    (UnitEnergy.kilocalories, "kilocalorie kilocalories cals"),
    (UnitEnergy.kilocalories, "calorie calories"),
    (UnitEnergy.kilowattHours, "kilowatthour kilowatthours"),
    (UnitPower.watts, "watt watts"), (UnitPower.kilowatts, "kilowatt kilowatts"),
    (UnitPower.megawatts, "megawatt megawatts"), (UnitPower.horsepower, "horsepower"),
    (UnitPressure.hectopascals, "hectopascal hectopascals"),
    (UnitPressure.kilopascals, "kilopascal kilopascals"), (UnitPressure.bars, "bars"),
    (UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"),
    (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.gigahertz, "gigahertz"),
    (UnitInformationStorage.bytes, "byte bytes"),
    (UnitInformationStorage.bits, "bit bits"),
    (UnitInformationStorage.kilobytes, "kilobyte kilobytes"),
    (UnitInformationStorage.megabytes, "megabyte megabytes meg megs"),
    (UnitInformationStorage.gigabytes, "gigabyte gigabytes gig gigs"),
    (UnitInformationStorage.terabytes, "terabyte terabytes"),
    (UnitElectricCurrent.amperes, "amp amps ampere amperes"),
    (UnitElectricPotentialDifference.volts, "volt volts"), (UnitIlluminance.lux, "lux"),
    (UnitFuelEfficiency.milesPerGallon, "milespergallon"),
  ])
}
