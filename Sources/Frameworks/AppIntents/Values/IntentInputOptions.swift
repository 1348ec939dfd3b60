// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension String {
  /// How a person types the value of a string parameter.
  public struct IntentInputOptions: Sendable {
    /// Which keys are offered.
    public enum KeyboardType: Sendable {
      case `default`
      case asciiCapable
      case numbersAndPunctuation
      case URL
      case numberPad
    }

    /// What is written with a capital letter by itself.
    public enum CapitalizationType: Sendable {
      case none
      case words
      case sentences
      case allCharacters
    }

    public var keyboardType: KeyboardType
    public var capitalizationType: CapitalizationType
    public var multiline: Bool
    public var autocorrect: Bool
    public var smartQuotes: Bool
    public var smartDashes: Bool

    public init(
      keyboardType: _const KeyboardType = .asciiCapable,
      capitalizationType: _const CapitalizationType = .sentences, multiline: _const Bool = false,
      autocorrect: _const Bool = true, smartQuotes: _const Bool = true,
      smartDashes: _const Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}
