// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension UnitMass: _IntentMeasurementDimension {
  /// The units of a parameter.
  public enum Mass: CaseIterable, _IntentMeasurementUnit {
    case carats
    case centigrams
    case decigrams
    case grams
    case kilograms
    case metricTons
    case micrograms
    case milligrams
    case nanograms
    case ounces
    case ouncesTroy
    case picograms
    case pounds
    case shortTons
    case slugs
    case stones

    public var unit: UnitMass {
      switch self {
      case .carats: .carats
      case .centigrams: .centigrams
      case .decigrams: .decigrams
      case .grams: .grams
      case .kilograms: .kilograms
      case .metricTons: .metricTons
      case .micrograms: .micrograms
      case .milligrams: .milligrams
      case .nanograms: .nanograms
      case .ounces: .ounces
      case .ouncesTroy: .ouncesTroy
      case .picograms: .picograms
      case .pounds: .pounds
      case .shortTons: .shortTons
      case .slugs: .slugs
      case .stones: .stones
      }
    }
  }

  public typealias IntentUnit = Mass
}
