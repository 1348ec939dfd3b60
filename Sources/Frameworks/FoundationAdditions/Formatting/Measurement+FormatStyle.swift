// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Measurement where UnitType: Dimension {
  /// The measurement as the device's region writes it.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The measurement as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement {
    style.format(self)
  }

  /// Writes a measurement.
  ///
  /// - Note: Unit names in full are English; other languages show the symbol.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How the unit is written.
    public enum UnitWidth: String, Codable, Hashable, Sendable {
      case wide, abbreviated, narrow
    }

    public var width: UnitWidth
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// Writes the number; without it a converted number keeps two significant digits.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The language and region, the device's when `nil`.
    public var locale: Locale?

    public init(
      width: UnitWidth, locale: Locale? = nil,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement) -> String {
      let locale = locale ?? .device
      let written = usage == .asProvided ? value : RegionalUnit(locale: locale).natural(value)
      let number = number(written.value).locale(locale).format(written.value)
      return MeasurementText(locale: locale, width: textWidth)
        .text(number, isOne: written.value == 1, unit: written.unit)
    }

    private func number(_ value: Double) -> FloatingPointFormatStyle<Double> {
      if let numberFormatStyle { return numberFormatStyle }
      let style = FloatingPointFormatStyle<Double>()
      if usage == .asProvided { return style.precision(.fractionLength(0...3)) }
      return value.magnitude >= 100
        ? style.precision(.fractionLength(0)) : style.precision(.significantDigits(1...2))
    }

    private var textWidth: MeasurementText.Width {
      switch width {
      case .wide: .wide
      case .abbreviated: .abbreviated
      case .narrow: .narrow
      }
    }
  }
}

/// What a measurement is about, which decides the unit it is shown in.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  private var name: String

  /// The usual unit of the region.
  public static var general: Self { Self(name: "general") }
  /// The measurement's own unit.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A distance on a road.
  public static var road: Self { Self(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The weather.
  public static var weather: Self { Self(name: "weather") }
}

extension FormatStyle {
  /// Writes a measurement.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
