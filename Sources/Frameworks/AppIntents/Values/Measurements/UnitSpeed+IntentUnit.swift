// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitSpeed: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum Speed: CaseIterable, _IntentMeasurementUnit {
    case kilometersPerHour
    case knots
    case metersPerSecond
    case milesPerHour

    public var unit: UnitSpeed {
      switch self {
      case .kilometersPerHour: .kilometersPerHour
      case .knots: .knots
      case .metersPerSecond: .metersPerSecond
      case .milesPerHour: .milesPerHour
      }
    }
  }

  public typealias IntentUnit = Speed
}
