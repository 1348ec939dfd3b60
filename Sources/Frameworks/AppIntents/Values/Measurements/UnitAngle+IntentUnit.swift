// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitAngle: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum Angle: CaseIterable, _IntentMeasurementUnit {
    case arcMinutes
    case arcSeconds
    case degrees
    case gradians
    case radians
    case revolutions

    public var unit: UnitAngle {
      switch self {
      case .arcMinutes: .arcMinutes
      case .arcSeconds: .arcSeconds
      case .degrees: .degrees
      case .gradians: .gradians
      case .radians: .radians
      case .revolutions: .revolutions
      }
    }
  }

  public typealias IntentUnit = Angle
}
