// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One word, number or sign of an utterance.
public struct Token: Hashable, Sendable {
  public enum Kind: UInt8, Hashable, Sendable {
    /// Letters; also one Han, Kana or Thai character, which are written without spaces.
    case word
    /// A run of decimal digits of any script, without separators.
    case number
    /// A sign that can be part of a value: `$`, `%`, `°`, `#`, `@`, a minus, a colon in `17:30`.
    case symbol
    /// A sign that only structures the sentence; matching may skip it.
    case punctuation
    /// An opening or closing quotation mark.
    case quote
    case emoji
    /// What follows after the largest number of tokens, as it stands.
    case rest
  }

  public var kind: Kind
  /// Folded in case, width and diacritics; digits are ASCII; contractions are written out.
  public var normalized: String
  /// Where the token stands in the utterance's text, in UTF-8 offsets.
  public var offsets: Range<Int>
  /// Whether it follows the token before it without white space.
  public var isAttached: Bool
  /// Whether it is the second part of a contraction or a possessive mark.
  public var isClitic = false
  /// What else the token may stand for: the clitic of "it's" is "is", but also "has".
  public var alternatives: [String] = []

  /// Whether a pattern that does not mention this token may pass over it.
  public var isSkippable: Bool { kind == .punctuation || kind == .quote }

  /// Whether this is the possessive mark, as in "John's" and "the kids' room".
  public var isPossessive: Bool { isClitic && normalized == Self.possessive }

  static let possessive = "'s"
}
