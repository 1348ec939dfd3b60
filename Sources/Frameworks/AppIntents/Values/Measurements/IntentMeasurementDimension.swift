// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A dimension that a measurement parameter can have.
public protocol _IntentMeasurementDimension: Dimension {
  associatedtype IntentUnit: _IntentMeasurementUnit where IntentUnit.UnitType == Self
}

/// A unit of a dimension, by name.
public protocol _IntentMeasurementUnit: CaseIterable, Sendable {
  associatedtype UnitType: Dimension

  var unit: UnitType { get }
}

extension _IntentMeasurementDimension {
  /// The first unit with this symbol.
  static func unit(symbol: String) -> Self? {
    IntentUnit.allCases.lazy.map(\.unit).first { $0.symbol == symbol }
  }
}
