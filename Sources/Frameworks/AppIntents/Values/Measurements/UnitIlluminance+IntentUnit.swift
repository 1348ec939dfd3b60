// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitIlluminance: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum Illuminance: CaseIterable, _IntentMeasurementUnit {
    case lux

    public var unit: UnitIlluminance {
      switch self {
      case .lux: .lux
      }
    }
  }

  public typealias IntentUnit = Illuminance
}
