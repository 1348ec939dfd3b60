// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a person may say without meaning a shortcut.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation {
  /// As the manifest has it, `${applicationName}` for the app's name.
  package let template: String

  /// A phrase as it is written.
  public init(_ phraseKey: String) { template = phraseKey }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.template)
  }

  /// Takes the pieces of the literal, as the compiler hands them over.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var template = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { template += literal }

    /// Takes the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      template += "${applicationName}"
    }
  }
}

/// All negative phrases of an app.
public struct NegativeAppShortcutPhrases {
  package let phrases: [NegativeAppShortcutPhrase]

  public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
}
