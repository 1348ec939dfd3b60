// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension String {
  /// The text of a resource in the resource's locale.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.resolved(in: resource.locale)
  }

  /// The translation of a text that is its own key.
  ///
  /// - Parameter locale: The language, the device's when `nil`.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
        bundle: bundle.map { .init($0) } ?? .main))
  }

  /// The translation of a key, or the default value where none is found.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key: key.description, defaultValue: defaultValue, table: table, locale: locale,
        bundle: bundle.map { .init($0) } ?? .main))
  }
}

extension String {
  /// Values for the placeholders of a text.
  public struct LocalizationOptions {
    /// The values, in the order of their placeholders.
    public var replacements: [any CVarArg]?

    public init() {}
  }

  /// The translation of a text whose placeholders are filled from the options.
  public init(
    localized keyAndValue: LocalizationValue, options: LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      localized: keyAndValue.filled(options), table: table, bundle: bundle, locale: locale)
  }
}

extension String.LocalizationValue {
  func filled(_ options: String.LocalizationOptions) -> Self {
    guard let replacements = options.replacements else { return self }
    var value = self
    value.arguments = replacements.map { LocalizationArgument($0) }
    value.isFormat = true
    return value
  }
}
