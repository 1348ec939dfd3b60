// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a Unicode scalar does in a text, as far as tokens are concerned.
enum ScalarClass {
  case space
  case letter
  /// A letter of a script without spaces: a token of its own.
  case ideograph
  case digit(UInt8)
  /// Belongs to whatever stands before it.
  case mark
  case apostrophe
  /// A double or single quotation mark that opens and closes: `"`.
  case quote
  case openingQuote
  case closingQuote
  case emoji
  case symbol
  case punctuation

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 9...13, 32, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      self = .space
    case 0x30...0x39: self = .digit(UInt8(scalar.value - 0x30))
    case 0x41...0x5A, 0x61...0x7A: self = .letter
    case 0x27, 0x60, 0x2BC, 0x2019, 0x2032, 0xFF07: self = .apostrophe
    case 0x22, 0x2033, 0xFF02: self = .quote
    case 0x201C, 0x201E, 0x201F, 0xAB, 0x2018, 0x201A, 0x300C, 0x300E: self = .openingQuote
    case 0x201D, 0xBB, 0x300D, 0x300F: self = .closingQuote
    case 0x23, 0x24, 0x25, 0x26, 0x2A, 0x2B, 0x2F, 0x3C...0x3E, 0x40, 0x5E, 0x7E, 0xB0, 0xBA,
      0x2212,
      0x2103, 0x2109:
      self = .symbol
    case 0...0x7F: self = .punctuation
    default: self = Self.other(scalar)
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> ScalarClass {
    if Folding.isIgnorable(scalar) { return .mark }
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF,
      0xE00...0xE7F, 0xE80...0xEFF, 0xFF66...0xFF9F:
      if scalar.properties.generalCategory == .decimalNumber { break }
      if [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory) {
        return .mark
      }
      return .ideograph
    case 0x1F1E6...0x1F1FF: return .emoji
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .decimalNumber: return .digit(UInt8(properties.numericValue ?? 0))
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber, .otherNumber, .privateUse:
      return .letter
    case .currencySymbol, .mathSymbol: return .symbol
    case .control, .format, .surrogate, .unassigned: return .mark
    case .otherSymbol, .modifierSymbol:
      return properties.isEmoji || properties.isEmojiPresentation ? .emoji : .symbol
    default: return .punctuation
    }
  }
}
