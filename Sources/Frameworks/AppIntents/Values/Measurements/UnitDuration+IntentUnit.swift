// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitDuration: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum Duration: CaseIterable, _IntentMeasurementUnit {
    case hours
    case microseconds
    case milliseconds
    case minutes
    case nanoseconds
    case picoseconds
    case seconds

    public var unit: UnitDuration {
      switch self {
      case .hours: .hours
      case .microseconds: .microseconds
      case .milliseconds: .milliseconds
      case .minutes: .minutes
      case .nanoseconds: .nanoseconds
      case .picoseconds: .picoseconds
      case .seconds: .seconds
      }
    }
  }

  public typealias IntentUnit = Duration
}
