// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A resource travels with its key, default, table, locale and bundle, never as resolved text.
///
/// - Note: The encoded form is our own; Apple's is not documented and the two do not mix.
extension LocalizedStringResource: Codable {
  private enum CodingKeys: String, CodingKey {
    case key, defaultValue, table, locale, bundleURL
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let key = try values.decode(String.self, forKey: .key)
    let bundle = try values.decodeIfPresent(URL.self, forKey: .bundleURL)
    self.init(
      key: key,
      defaultValue: try values.decodeIfPresent(
        String.LocalizationValue.self, forKey: .defaultValue) ?? String.LocalizationValue(key),
      table: try values.decodeIfPresent(String.self, forKey: .table),
      locale: try values.decodeIfPresent(String.self, forKey: .locale)
        .map(Locale.init(identifier:)),
      bundle: bundle.map { .atURL($0) } ?? .main)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(key, forKey: .key)
    try values.encode(defaultValue, forKey: .defaultValue)
    try values.encodeIfPresent(table, forKey: .table)
    try values.encodeIfPresent(givenLocale?.identifier, forKey: .locale)
    try values.encodeIfPresent(bundle.url, forKey: .bundleURL)
  }
}
