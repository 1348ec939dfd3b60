// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A text that is looked up when it is shown, not when it is written down.
///
/// A resource holds a key, a default, and where to look. Nothing is read from disk until
/// `String(localized:)` asks for the text.
///
/// - Note: Drop this file and its folder on the day Foundation has the type on Linux.
public struct LocalizedStringResource: Equatable, Sendable {
  /// The key in the string table; an interpolation's key holds format specifiers (`Add %@`).
  public let key: String
  /// The text when no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The string table, `Localizable` when `nil`.
  public let table: String?
  /// Where the string table is looked for.
  public let bundle: BundleDescription

  /// The locale that was given, `nil` for the device's own.
  ///
  /// The device's locale is looked up at use: a resource is often a `static let`, and reading a
  /// locale costs more than the rest of its making.
  var givenLocale: Locale?

  /// The locale whose language the text is in, the device's unless one was given.
  public var locale: Locale {
    get { givenLocale ?? .device }
    set { givenLocale = Self.given(newValue) }
  }

  /// Makes a resource whose key is not its text.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, locale: locale,
      bundle: bundle)
  }

  /// Makes a resource whose key is also its text in the development language.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: bundle)
  }

  init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale?,
    bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
    givenLocale = Self.given(locale)
  }

  /// `nil` for the current locale: Foundation on Linux does not know the device's.
  private static func given(_ locale: Locale?) -> Locale? {
    locale == .current || locale == .autoupdatingCurrent ? nil : locale
  }
}

extension LocalizedStringResource {
  /// Makes a resource whose key is not its text, looked up in a bundle such as `.module`.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, locale: locale,
      bundle: BundleDescription(bundle))
  }

  /// Makes a resource whose key is also its text, looked up in a bundle such as `.module`.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: BundleDescription(bundle))
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(
      key: value, defaultValue: String.LocalizationValue(value), table: nil, locale: nil,
      bundle: .main)
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
