// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds texts in the lines of a string catalog, which a decoder of JSON does not tell.
enum CatalogLines {
  /// The index of the first line that holds the text as JSON writes it.
  static func first(with text: String, in lines: [Substring], from start: Int = 0) -> Int? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard start < lines.count, let data = try? encoder.encode(text) else { return nil }
    let written = String(decoding: data, as: UTF8.self)
    return lines[start...].firstIndex { $0.contains(written) }
  }
}
