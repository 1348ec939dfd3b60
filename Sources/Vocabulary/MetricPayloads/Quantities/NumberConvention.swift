// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How the writer of a payload sets numbers, as far as it matters: is `1,234` above a thousand?
///
/// A payload names the region of its device but not the language, and either decides. So the other
/// numbers of the same payload are asked first: one `1.234,5` among them answers for all.
package struct NumberConvention: Hashable, Sendable {
  /// `,` or `.`; nil when nobody knows.
  package var decimalMark: Character?
  /// Groups stand apart by spaces or apostrophes, so `,` and `.` are left for the fraction.
  package var groupsBySpace = false

  package init(decimalMark: Character? = nil) { self.decimalMark = decimalMark }

  /// - Parameters:
  ///   - texts: the localised values of a payload.
  ///   - region: `regionFormat` of its metadata.
  package init(texts: some Sequence<String>, region: String?) {
    var votes: [Character: Int] = [:]
    for text in texts {
      guard let span = NumberSpan(in: text) else { continue }
      if span.groupsBySpace { groupsBySpace = true }
      if let mark = span.certainDecimalMark { votes[mark, default: 0] += 1 }
    }
    let comma = votes[","] ?? 0
    let dot = votes["."] ?? 0
    if comma != dot {
      decimalMark = comma > dot ? "," : "."
    } else {
      decimalMark = region.flatMap(Self.decimalMark(ofRegion:))
    }
  }

  /// The mark that the main language of a region uses.
  static func decimalMark(ofRegion region: String) -> Character? {
    let code = region.uppercased()
    guard code.count == 2, code.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    return commaRegions.contains(code) ? "," : "."
  }

  /// Source: Unicode CLDR, decimal mark of the locale that is most likely in each region.
  private static let commaRegions: Set<String> = [
    "AD", "AF", "AL", "AM", "AO", "AR", "AT", "AX", "AZ", "BA", "BE", "BF", "BG", "BI", "BJ", "BL",
    "BO", "BR", "BY", "CD", "CF", "CG", "CI", "CL", "CM", "CO", "CR", "CU", "CV", "CY", "CZ", "DE",
    "DJ", "DK", "DZ", "EC", "EE", "ES", "FI", "FO", "FR", "GA", "GE", "GF", "GL", "GN", "GP", "GQ",
    "GR", "GW", "HR", "HU", "ID", "IS", "IT", "KG", "KM", "KZ", "LT", "LU", "LV", "MA", "MC", "MD",
    "ME", "MF", "MG", "MK", "ML", "MQ", "MR", "MZ", "NC", "NE", "NL", "NO", "PF", "PL", "PM",
    "PT", "PY", "RE", "RO", "RS", "RU", "RW", "SE", "SI", "SJ", "SK", "SM", "SN", "SR", "ST", "SY",
    "TD", "TF", "TG", "TJ", "TL", "TM", "TN", "TR", "UA", "UY", "UZ", "VA", "VE", "VN", "WF", "XK",
    "YT", "ZA",
  ]
}
