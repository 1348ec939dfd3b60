// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitDispersion: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum Dispersion: CaseIterable, _IntentMeasurementUnit {
    case partsPerMillion

    public var unit: UnitDispersion {
      switch self {
      case .partsPerMillion: .partsPerMillion
      }
    }
  }

  public typealias IntentUnit = Dispersion
}
