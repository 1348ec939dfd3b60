// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A format for an integer, with its widths worked out.
struct IntegerForm {
  var width: IntegerWidth
  private var format: OSLogIntegerFormatting
  private var columns: Int?
  private var minDigits: Int?
  private var isLeft: Bool

  init(
    _ width: IntegerWidth, _ format: OSLogIntegerFormatting, _ align: OSLogStringAlignment
  ) {
    self.width = width
    self.format = format
    columns = align.columns?()
    minDigits = format.minDigits?()
    isLeft = align.isLeft
  }

  /// How many arguments of their own the widths are.
  var counts: Int { (columns == nil ? 0 : 1) + (minDigits == nil ? 0 : 1) }

  /// Whether this is nearly every integer.
  private var isPlain: Bool {
    format.radix == .decimal && !format.explicitPositiveSign && columns == nil && minDigits == nil
  }

  /// Swift's prefixes are not C's, and C has no sign for what is never negative: both are literals of
  /// the format.
  func prefix(isSigned: Bool) -> String {
    let sign = format.explicitPositiveSign && !(isSigned && format.radix == .decimal) ? "+" : ""
    guard format.includePrefix else { return sign }
    return switch format.radix {
    case .decimal: sign
    case .hex: sign + "0x"
    case .octal: sign + "0o"
    }
  }

  func conversion(isSigned: Bool) -> String {
    if isPlain { return width.decimalConversion }
    var text = hasSignFlag(isSigned) ? "+" : ""
    if isLeft { text += "-" }
    if columns != nil { text += "*" }
    if minDigits != nil { text += ".*" }
    text += width.modifier
    text.unicodeScalars.append(letter(isSigned))
    return text
  }

  func text(of bits: UInt64, isSigned: Bool) -> String {
    if isPlain { return isSigned ? String(Int64(bitPattern: bits)) : String(bits) }
    var flags: NumberText.Flags = isLeft ? .left : []
    if hasSignFlag(isSigned) { flags.insert(.sign) }
    return NumberText.text(
      of: bits, conversion: letter(isSigned), flags: flags, width: columns ?? 0,
      precision: minDigits)
  }

  private func hasSignFlag(_ isSigned: Bool) -> Bool {
    format.explicitPositiveSign && isSigned && format.radix == .decimal
  }

  private func letter(_ isSigned: Bool) -> Unicode.Scalar {
    switch format.radix {
    case .decimal: isSigned ? "d" : "u"
    case .octal: "o"
    case .hex: format.uppercase ? "X" : "x"
    }
  }
}
