// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a `@Parameter` declares, whatever its type.
struct ParameterFacts {
  var title: LocalizedStringResource?
  var description: LocalizedStringResource?
  var requestValueDialog: IntentDialog?
  var requestDisambiguationDialog: IntentDialog?
  var inputConnectionBehavior = InputConnectionBehavior.default
  var details = Details.none
  var optionsProvider: (any DynamicOptionsProvider)?
  var query: (any EntityQuery)?
  var resolvers: (any ResolverSpecification)?
  /// How many values a collection may have; by the widget's family where that decides.
  var size: IntentCollectionSize?
  var sizeByFamily: [IntentWidgetFamily: IntentCollectionSize] = [:]

  /// What only parameters of some types declare.
  enum Details {
    case none
    case text(String.IntentInputOptions?)
    case integer(ControlStyle, lower: Int?, upper: Int?)
    case number(ControlStyle, lower: Double?, upper: Double?)
    case flag(Bool.IntentDisplayName?)
    case date(DateForm)
    case enumeration([any AppEnum])
    case file(typeIdentifiers: [String])
    case measurement(MeasurementForm)
  }

  enum ControlStyle { case stepper, field, slider }
  enum DateForm { case date, time, dateTime }

  struct MeasurementForm {
    /// The unit of the value in the interface.
    var unit: Dimension?
    /// Whether the unit is fixed.
    var isFixed: Bool
    var adjustsForLocale: Bool
    var supportsNegativeNumbers: Bool
  }
}

/// Whether Shortcuts connects a parameter with the result before it.
public enum InputConnectionBehavior: Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}

/// How many values a collection may have.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Equatable, Sendable {
  let minimum: Int
  let maximum: Int

  /// From one number to another, both included.
  public init(min: _const Int, max: _const Int) {
    minimum = min
    maximum = max
  }

  /// One number and no other.
  public init(exactly: _const Int) {
    minimum = exactly
    maximum = exactly
  }

  public init(integerLiteral value: Int) {
    minimum = value
    maximum = value
  }
}
