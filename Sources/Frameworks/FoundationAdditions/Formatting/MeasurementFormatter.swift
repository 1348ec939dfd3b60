// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Writes a measurement in the units of the locale's region.
///
/// - Note: Unit names in full (`unitStyle = .long`) are English; other languages show the symbol.
open class MeasurementFormatter: Formatter {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own unit.
    public static let providedUnit = Self(rawValue: 1 << 0)
    /// A unit in which the number is neither very large nor very small.
    public static let naturalScale = Self(rawValue: 1 << 1)
    /// Degrees without the scale's letter.
    public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle: Formatter.UnitStyle = .medium
  open var locale: Locale = .device { didSet { numberFormatter.locale = locale } }
  /// Writes the number; by default with up to three fraction digits.
  open var numberFormatter = NumberFormatter()

  public override init() {
    super.init()
    numberFormatter.numberStyle = .decimal
    numberFormatter.maximumFractionDigits = 3
    numberFormatter.locale = locale
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let unit = measurement.unit as? Dimension else {
      return write(measurement.value, measurement.unit)
    }
    let written = regional(Measurement<Dimension>(value: measurement.value, unit: unit))
    return write(written.value, written.unit)
  }

  /// Writes the name of a unit.
  open func string(from unit: Unit) -> String {
    let text = MeasurementText(locale: locale, width: width)
    return text.text("", isOne: false, unit: unit).trimmingCharacters(in: .whitespaces)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? NSMeasurement).map {
      string(from: Measurement(value: $0.doubleValue, unit: $0.unit))
    }
  }

  private func regional(_ measurement: Measurement<Dimension>) -> Measurement<Dimension> {
    if unitOptions.contains(.providedUnit) { return measurement }
    let region = RegionalUnit(locale: locale)
    if unitOptions.contains(.naturalScale) { return region.natural(measurement) }
    return measurement.converted(to: region.counterpart(of: measurement.unit))
  }

  private func write(_ value: Double, _ unit: Unit) -> String {
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? String(value)
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      return number + "°"
    }
    return MeasurementText(locale: locale, width: width)
      .text(number, isOne: value == 1, unit: unit)
  }

  private var width: MeasurementText.Width {
    switch unitStyle {
    case .short: .narrow
    case .medium: .abbreviated
    case .long: .wide
    @unknown default: .abbreviated
    }
  }
}
