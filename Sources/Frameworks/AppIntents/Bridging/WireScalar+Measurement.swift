// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

extension Measurement: WireScalar {
  package static func fromWire(_ value: IntentValue) -> Measurement<UnitType>? {
    guard case .measurement(let number, let symbol, let dimension) = value,
      dimension == String(describing: UnitType.self),
      let units = UnitType.self as? any _IntentMeasurementDimension.Type,
      let unit = units.unit(symbol: symbol) as? UnitType
    else { return nil }
    return Measurement(value: number, unit: unit)
  }

  /// In the unit itself where its symbol is its own, else in the base unit: "gal" is the symbol of
  /// two different gallons.
  package var wireValue: IntentValue {
    let name = String(describing: UnitType.self)
    if let dimension = unit as? Dimension,
      let units = UnitType.self as? any _IntentMeasurementDimension.Type,
      let first = units.unit(symbol: unit.symbol) as Dimension?, first != dimension
    {
      let base = type(of: dimension).baseUnit()
      return .measurement(
        value: dimension.converter.baseUnitValue(fromValue: value), symbol: base.symbol,
        dimension: name)
    }
    return .measurement(value: value, symbol: unit.symbol, dimension: name)
  }
}
