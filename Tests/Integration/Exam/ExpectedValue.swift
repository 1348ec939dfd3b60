// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import IntentWire

/// Compares what an intent got with what a table says in plain JSON.
struct ExpectedValue {
  var json: JSONValue

  func fits(_ value: IntentValue) -> Bool {
    switch value {
    case .date(let date): json.stringValue.flatMap(Self.date) == date
    case .dateComponents(let components):
      json == value.plainJSON
        || json.stringValue.flatMap(Self.date).map { $0 == Self.calendar.date(from: components) }
          == true
    case .int(let number): json.intValue == number
    case .double(let number): json.doubleValue == number
    case .entity(let entity): json == .string(entity.title)
    case .duration: json.objectValue?["seconds"]?.doubleValue == Self.seconds(value)
    case .measurement(let number, let symbol, _): fits(number, symbol)
    case .array(let values):
      json.arrayValue?.count == values.count
        && zip(json.arrayValue ?? [], values).allSatisfy { ExpectedValue(json: $0).fits($1) }
    case .null, .string, .bool, .url, .attributedString, .enumeration, .file, .codable:
      json == value.plainJSON
    }
  }

  // MARK: Time

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// `2026-12-01` is the start of that day, `2026-12-04T17:00` a time, both in UTC.
  private static func date(_ text: String) -> Date? {
    switch text.count {
    case 10: try? Date(text + "T00:00:00Z", strategy: .iso8601)
    case 16: try? Date(text + ":00Z", strategy: .iso8601)
    default: try? Date(text, strategy: .iso8601)
    }
  }

  private static func seconds(_ value: IntentValue) -> Double? {
    value.plainJSON.objectValue?["seconds"]?.doubleValue
  }

  // MARK: Measurements

  /// Half an hour is thirty minutes.
  private func fits(_ number: Double, _ symbol: String) -> Bool {
    guard let object = json.objectValue, let expected = object["value"]?.doubleValue,
      let unit = object["unit"]?.stringValue
    else { return false }
    if unit == symbol { return expected == number }
    for family in Self.families {
      guard let from = family.first(where: { $0.symbol == symbol }),
        let to = family.first(where: { $0.symbol == unit })
      else { continue }
      let base = from.converter.baseUnitValue(fromValue: number)
      return abs(to.converter.value(fromBaseUnitValue: base) - expected) < 1e-6
    }
    return false
  }

  private static let families: [[Dimension]] = [
    [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours],
    [UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitTemperature.kelvin],
    [
      UnitVolume.milliliters, UnitVolume.liters, UnitVolume.fluidOunces, UnitVolume.cups,
      UnitVolume.pints, UnitVolume.quarts, UnitVolume.gallons, UnitVolume.centiliters,
    ],
    [
      UnitLength.meters, UnitLength.kilometers, UnitLength.miles, UnitLength.feet,
      UnitLength.inches, UnitLength.centimeters, UnitLength.yards,
    ],
    [UnitMass.grams, UnitMass.kilograms, UnitMass.pounds, UnitMass.ounces],
  ]
}
