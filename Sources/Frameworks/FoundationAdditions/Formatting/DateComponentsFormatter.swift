// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Writes a length of time: "1 hour, 5 minutes" or "1:05:00".
///
/// - Note: The units are weeks to seconds. A length that needs years or months is `nil`: their
///   names are not within reach on Linux.
open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// What happens to units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading zeroes go when positional, all zeroes go otherwise.
    public static let `default` = Self(rawValue: 1 << 0)
    public static let dropLeading = Self(rawValue: 1 << 1)
    public static let dropMiddle = Self(rawValue: 1 << 2)
    public static let dropTrailing = Self(rawValue: 1 << 3)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Positional digits keep a leading zero: "0:05".
    public static let pad = Self(rawValue: 1 << 16)
  }

  open var unitsStyle: UnitsStyle = .positional
  open var allowedUnits: NSCalendar.Unit = [.weekOfMonth, .day, .hour, .minute, .second]
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar, whose locale is the language if it has one.
  open var calendar: Calendar? = .current
  /// How many units are written, 0 for all that are not zero.
  open var maximumUnitCount = 0

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes a length in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, ti.magnitude < 1e15 else { return nil }
    let units = ClockUnit.allCases.filter { allowedUnits.contains($0.unit) }
    guard !units.isEmpty, allowedUnits.isDisjoint(with: [.year, .month, .era]) else { return nil }
    var rest = Int(ti.magnitude.rounded())
    var parts: [(unit: ClockUnit, count: Int)] = []
    for unit in units {
      parts.append((unit, rest / unit.seconds))
      rest %= unit.seconds
    }
    parts = kept(parts)
    if maximumUnitCount > 0, parts.count > maximumUnitCount {
      parts = Array(parts.prefix(maximumUnitCount))
    }
    let text = unitsStyle == .positional ? positional(parts) : written(parts)
    return ti < 0 ? "-" + text : text
  }

  /// Writes the distance of two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Writes a length in units of the calendar; `nil` for years and months.
  open func string(from components: DateComponents) -> String? {
    guard (components.year ?? 0) == 0, (components.month ?? 0) == 0 else { return nil }
    let counts: [(Int?, ClockUnit)] = [
      (components.weekOfMonth ?? components.weekOfYear, .week), (components.day, .day),
      (components.hour, .hour), (components.minute, .minute), (components.second, .second),
    ]
    // As numbers with a point, since a count may be too large for its product.
    return string(
      from: counts.reduce(0) { $0 + Double($1.0 ?? 0) * Double($1.1.seconds) })
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as NSNumber: string(from: seconds.doubleValue)
    default: nil
    }
  }

  private func kept(_ parts: [(unit: ClockUnit, count: Int)]) -> [(unit: ClockUnit, count: Int)] {
    guard zeroFormattingBehavior != .pad, let last = parts.last else { return parts }
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    let first = parts.firstIndex { $0.count != 0 } ?? parts.endIndex
    let final = parts.lastIndex { $0.count != 0 } ?? -1
    let result = parts.enumerated().filter { index, part in
      if part.count != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > final { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }.map(\.element)
    return result.isEmpty ? [last] : result
  }

  private func positional(_ parts: [(unit: ClockUnit, count: Int)]) -> String {
    let texts = parts.enumerated().map { index, part in
      let padded = index > 0 || (zeroFormattingBehavior.contains(.pad) && part.unit < .hour)
      let digits = String(part.count)
      return padded && digits.count < 2 ? "0" + digits : digits
    }
    return texts.joined(separator: ":")
  }

  private func written(_ parts: [(unit: ClockUnit, count: Int)]) -> String {
    let locale = calendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .device
    let texts = parts.map { part in
      Duration.seconds(part.count * part.unit.seconds).formatted(
        Duration.UnitsFormatStyle(
          allowedUnits: [part.unit.styleUnit], width: width, zeroValueUnits: .show(length: 1)
        ).locale(locale))
    }
    switch unitsStyle {
    case .abbreviated, .brief: return texts.joined(separator: " ")
    default: return texts.joined(separator: ", ")
    }
  }

  private var width: Duration.UnitsFormatStyle.UnitWidth {
    switch unitsStyle {
    case .positional, .abbreviated: .narrow
    case .short: .abbreviated
    case .brief: .condensedAbbreviated
    case .full, .spellOut: .wide
    }
  }
}

/// A unit of a fixed number of seconds.
private enum ClockUnit: Int, CaseIterable, Comparable {
  case week = 604_800
  case day = 86_400
  case hour = 3_600
  case minute = 60
  case second = 1

  var seconds: Int { rawValue }

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  var unit: NSCalendar.Unit {
    switch self {
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var styleUnit: Duration.UnitsFormatStyle.Unit {
    switch self {
    case .week: .weeks
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    }
  }
}
