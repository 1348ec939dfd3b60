// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which plural form a language uses for a count.
///
/// Source: Unicode CLDR, supplemental data `plurals` (cardinal). Languages that are not listed
/// use `one` for 1 and `other` for the rest, as English does.
struct PluralRule {
  enum Category: String { case zero, one, two, few, many, other }

  var language: String

  init(locale: Locale) { language = locale.language.languageCode?.identifier ?? "en" }

  func category(of count: Double) -> Category {
    let magnitude = count.magnitude
    guard magnitude == magnitude.rounded(.down), magnitude < 1e15 else {
      return categoryOfFraction(magnitude)
    }
    let n = Int(magnitude)
    let (tens, hundreds) = (n % 10, n % 100)
    switch language {
    case "ja", "ko", "zh", "yue", "vi", "th", "id", "ms", "lo", "my":
      return .other
    case "fr", "pt", "es", "it", "ca":
      if n == 1 || (n == 0 && ["fr", "pt"].contains(language)) { return .one }
      return n != 0 && n % 1_000_000 == 0 ? .many : .other
    case "hi", "bn", "gu", "kn", "fa", "am", "zu", "hy":
      return n < 2 ? .one : .other
    case "ru", "uk", "be", "hr", "sr", "bs":
      if tens == 1 && hundreds != 11 { return .one }
      if (2...4).contains(tens) && !(12...14).contains(hundreds) { return .few }
      return ["hr", "sr", "bs"].contains(language) ? .other : .many
    case "pl":
      if n == 1 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case "cs", "sk":
      return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "sl":
      return hundreds == 1
        ? .one : hundreds == 2 ? .two : [3, 4].contains(hundreds) ? .few : .other
    case "lt":
      if (11...19).contains(hundreds) || tens == 0 { return .other }
      return tens == 1 ? .one : .few
    case "lv":
      if tens == 0 || (11...19).contains(hundreds) { return .zero }
      return tens == 1 ? .one : .other
    case "ro":
      return n == 1 ? .one : n == 0 || (1...19).contains(hundreds) ? .few : .other
    case "he":
      return n == 1 ? .one : n == 2 ? .two : .other
    case "ar":
      switch n {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default:
        return (3...10).contains(hundreds) ? .few : (11...99).contains(hundreds) ? .many : .other
      }
    default:
      return n == 1 ? .one : .other
    }
  }

  private func categoryOfFraction(_ magnitude: Double) -> Category {
    switch language {
    case "fr", "pt": magnitude < 2 ? .one : .other
    case "hi", "bn", "gu", "kn", "fa", "am", "zu": magnitude <= 1 ? .one : .other
    case "cs", "sk", "lt": .many
    case "ro", "hr", "sr", "bs", "sl": .few
    case "he": magnitude < 1 ? .one : .other
    default: .other
    }
  }
}
