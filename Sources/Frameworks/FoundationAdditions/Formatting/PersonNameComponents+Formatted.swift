// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension PersonNameComponents {
  /// The name in its usual order: given name, family name.
  public func formatted() -> String { formatted(.name(style: .medium)) }

  /// The name as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// Writes a person's name.
  ///
  /// - Note: A name in Chinese, Japanese or Korean letters puts the family name first and has no
  ///   space; a person's own settings for short names do not exist here.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    public func format(_ name: PersonNameComponents) -> String {
      let letters = (name.familyName ?? "") + (name.givenName ?? "")
      let script = NameScript(letters)
      switch style {
      case .short:
        return name.nickname ?? name.givenName ?? name.familyName ?? ""
      case .medium:
        return script.join([name.givenName, name.familyName])
      case .long:
        let core =
          script == .western
          ? script.join([name.givenName, name.middleName, name.familyName])
          : script.join([name.givenName, name.familyName])
        return [name.namePrefix, core, name.nameSuffix].compactMap { $0 }
          .filter { !$0.isEmpty }.joined(separator: " ")
      case .abbreviated:
        guard script == .western else { return name.familyName ?? name.givenName ?? "" }
        return [name.givenName, name.familyName].compactMap { $0?.first.map(String.init) }
          .joined().uppercased()
      }
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes a person's name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}

/// The order and the gap of the parts of a name, by the letters it is written in.
private enum NameScript {
  case western, eastAsian

  /// Hangul syllables, kana and the unified ideographs.
  private static let eastAsianLetters: [ClosedRange<UInt32>] = [
    0xAC00...0xD7A3, 0x3040...0x30FF, 0x4E00...0x9FFF,
  ]

  init(_ letters: String) {
    let isEastAsian = letters.unicodeScalars.contains { scalar in
      Self.eastAsianLetters.contains { $0.contains(scalar.value) }
    }
    self = isEastAsian ? .eastAsian : .western
  }

  func join(_ givenToFamily: [String?]) -> String {
    let parts = givenToFamily.compactMap { $0 }.filter { !$0.isEmpty }
    switch self {
    case .western: return parts.joined(separator: " ")
    case .eastAsian: return parts.reversed().joined()
    }
  }
}
