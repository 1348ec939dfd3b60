// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What an app says, as it may be shown on a terminal.
enum PrintableText {
  /// The text without characters that steer a terminal: an app's dialog must not move the cursor,
  /// ring, or turn the direction of what stands beside it. Line breaks and tabs stay.
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: steers) else { return text }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.lazy.filter { !steers($0) })
    return String(kept)
  }

  /// What can be chosen, numbered as an answer may number it; a long list is cut short, since
  /// the app's own query still knows every name.
  static func options(_ options: [String]) -> [String] {
    let shown = options.prefix(longestList).enumerated().map {
      "\($0.offset + 1). \(of($0.element))"
    }
    let rest = options.count - shown.count
    return rest > 0 ? shown + ["… and \(rest) more; say a name"] : shown
  }

  static let longestList = 20

  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": false
    // Embeddings, overrides and isolates of direction, which outlive the text they are in.
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: scalar.properties.generalCategory == .control
    }
  }
}
