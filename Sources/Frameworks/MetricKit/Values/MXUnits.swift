// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Bars of a cellular signal.
public final class MXUnitSignalBars: Dimension, @unchecked Sendable {
  /// The only unit.
  public static let bars = MXUnitSignalBars(
    symbol: "bars", converter: UnitConverterLinear(coefficient: 1))

  public override class func baseUnit() -> Self { unsafeDowncast(bars, to: self) }
}

/// The average luminance of pixels, from 0 to 100.
public final class MXUnitAveragePixelLuminance: Dimension, @unchecked Sendable {
  /// The only unit.
  public static let apl = MXUnitAveragePixelLuminance(
    symbol: "apl", converter: UnitConverterLinear(coefficient: 1))

  public override class func baseUnit() -> Self { unsafeDowncast(apl, to: self) }
}
