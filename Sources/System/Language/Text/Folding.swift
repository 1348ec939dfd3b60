// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Brings words that people take for the same into one form.
enum Folding {
  /// Folds case, width, compatibility forms and diacritics; "Crème" and "ＣＲＥＭＥ" become "creme".
  ///
  /// Vowel signs that are no diacritics, as in Devanagari, stay.
  static func fold(_ word: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in word.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      if isMark(scalar) || isIgnorable(scalar) { continue }
      if let letters = letters[scalar] {
        scalars.append(contentsOf: letters.unicodeScalars)
      } else {
        scalars.append(scalar)
      }
    }
    // Hangul was taken apart with the rest.
    return String(scalars).precomposedStringWithCanonicalMapping
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x591...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670, 0x1AB0...0x1AFF,
      0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
      true
    default: false
    }
  }

  /// Marks of direction and joining, which are heard by nobody.
  static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF:
      true
    default: false
    }
  }

  /// Letters that decomposition leaves alone.
  private static let letters: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ı": "i", "þ": "th",
    "ħ": "h", "ŧ": "t",
  ]
}
