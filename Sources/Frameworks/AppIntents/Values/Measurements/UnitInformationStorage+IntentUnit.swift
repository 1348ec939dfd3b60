// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitInformationStorage: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum InformationStorage: CaseIterable, _IntentMeasurementUnit {
    case bits
    case bytes
    case nibbles
    case kilobits
    case kilobytes
    case megabits
    case megabytes
    case gigabits
    case gigabytes
    case terabits
    case terabytes
    case petabits
    case petabytes
    case exabits
    case exabytes
    case zettabits
    case zettabytes
    case yottabits
    case yottabytes
    case kibibits
    case kibibytes
    case mebibits
    case mebibytes
    case gibibits
    case gibibytes
    case tebibits
    case tebibytes
    case pebibits
    case pebibytes
    case exbibits
    case exbibytes
    case zebibits
    case zebibytes
    case yobibits
    case yobibytes

    public var unit: UnitInformationStorage {
      switch self {
      case .bits: .bits
      case .bytes: .bytes
      case .nibbles: .nibbles
      case .kilobits: .kilobits
      case .kilobytes: .kilobytes
      case .megabits: .megabits
      case .megabytes: .megabytes
      case .gigabits: .gigabits
      case .gigabytes: .gigabytes
      case .terabits: .terabits
      case .terabytes: .terabytes
      case .petabits: .petabits
      case .petabytes: .petabytes
      case .exabits: .exabits
      case .exabytes: .exabytes
      case .zettabits: .zettabits
      case .zettabytes: .zettabytes
      case .yottabits: .yottabits
      case .yottabytes: .yottabytes
      case .kibibits: .kibibits
      case .kibibytes: .kibibytes
      case .mebibits: .mebibits
      case .mebibytes: .mebibytes
      case .gibibits: .gibibits
      case .gibibytes: .gibibytes
      case .tebibits: .tebibits
      case .tebibytes: .tebibytes
      case .pebibits: .pebibits
      case .pebibytes: .pebibytes
      case .exbibits: .exbibits
      case .exbibytes: .exbibytes
      case .zebibits: .zebibits
      case .zebibytes: .zebibytes
      case .yobibits: .yobibits
      case .yobibytes: .yobibytes
      }
    }
  }

  public typealias IntentUnit = InformationStorage
}
