// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitAcceleration: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum Acceleration: CaseIterable, _IntentMeasurementUnit {
    case gravity
    case metersPerSecondSquared

    public var unit: UnitAcceleration {
      switch self {
      case .gravity: .gravity
      case .metersPerSecondSquared: .metersPerSecondSquared
      }
    }
  }

  public typealias IntentUnit = Acceleration
}
