// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which unit a region uses for what another unit measures.
///
/// Source: Unicode CLDR, supplemental data `unitPreferences`, usage `default`; in the United
/// Kingdom roads and speeds are in miles.
struct RegionalUnit {
  var locale: Locale

  /// The unit that stands for the given one in the region, itself if it is used there.
  func counterpart<U: Dimension>(of unit: U) -> U {
    let pair = pairs(of: unit).first { $0.metric == unit || $0.customary == unit }
    guard let pair, let isCustomary = usesCustomary(unit) else { return unit }
    return isCustomary ? pair.customary : pair.metric
  }

  /// The unit of the region in which the number is at least 1, or its smallest unit.
  func natural<U: Dimension>(_ measurement: Measurement<U>) -> Measurement<U> {
    let local = measurement.converted(to: counterpart(of: measurement.unit))
    let isCustomary = usesCustomary(local.unit) ?? false
    let scale = pairs(of: local.unit).map { isCustomary ? $0.customary : $0.metric }
      .reduce(into: [U]()) { if !$0.contains($1) { $0.append($1) } }
    guard scale.contains(local.unit), !(local.unit is UnitTemperature) else { return local }
    let fits = scale.first { local.converted(to: $0).value.magnitude >= 1 }
    return local.converted(to: fits ?? scale.last ?? local.unit)
  }

  /// `nil` where the region does not matter.
  private func usesCustomary(_ unit: Dimension) -> Bool? {
    switch locale.measurementSystem {
    case .us: true
    case .uk: unit is UnitSpeed || unit == UnitLength.miles || unit == UnitLength.kilometers
    default: false
    }
  }

  /// From the largest unit to the smallest.
  private func pairs<U: Dimension>(of unit: U) -> [(metric: U, customary: U)] {
    let all: [(Dimension, Dimension)] =
      switch unit {
      case is UnitLength:
        [
          (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
          (UnitLength.meters, UnitLength.yards), (UnitLength.centimeters, UnitLength.inches),
          (UnitLength.millimeters, UnitLength.inches),
        ]
      case is UnitMass:
        [
          (UnitMass.kilograms, UnitMass.pounds), (UnitMass.grams, UnitMass.ounces),
          (UnitMass.milligrams, UnitMass.ounces),
        ]
      case is UnitTemperature: [(UnitTemperature.celsius, UnitTemperature.fahrenheit)]
      case is UnitSpeed:
        [
          (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
          (UnitSpeed.metersPerSecond, UnitSpeed.milesPerHour),
        ]
      case is UnitVolume:
        [
          (UnitVolume.liters, UnitVolume.gallons),
          (UnitVolume.milliliters, UnitVolume.fluidOunces),
        ]
      default: []
      }
    return all.compactMap { metric, customary in
      guard let metric = metric as? U, let customary = customary as? U else { return nil }
      return (metric, customary)
    }
  }
}
