// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A text that a person said or typed, split into tokens that point back into it.
///
/// Phrases, titles and synonyms are tokenised the same way, so comparing `normalized` forms
/// compares what was meant. Time and memory grow linearly with the text.
public struct Utterance: Hashable, Sendable {
  /// The text as it was given.
  public let text: String
  public let tokens: [Token]
  /// The quoted passages, in order, not nested.
  public let quotations: [Quotation]

  /// A passage between quotation marks, by token indices.
  public struct Quotation: Hashable, Sendable {
    /// With the marks.
    public var outer: Range<Int>
    /// Without the marks; empty for `""`.
    public var inner: Range<Int>
  }

  /// How many tokens are told apart; all that follows is one token of kind `rest`.
  public static let maximumTokenCount = 1024

  public init(_ text: String) {
    var text = text
    var tokenizer = Tokenizer()
    text.withUTF8 { tokenizer.run($0) }
    self.text = text
    tokens = tokenizer.tokens
    quotations = tokenizer.quotations
  }

  /// The text of some tokens exactly as it was given, with what stands between them.
  public func text(in range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    let view = text.utf8
    let start = view.index(view.startIndex, offsetBy: first.offsets.lowerBound)
    let end = view.index(view.startIndex, offsetBy: last.offsets.upperBound)
    return String(text[start..<end])
  }

  /// The text as free wording: the passage itself when the range is one quotation.
  public func freeText(in range: Range<Int>) -> String {
    guard let quotation = quotations.first(where: { $0.outer == range }) else {
      return text(in: withBrackets(range))
    }
    let view = text.utf8
    let start = tokens[quotation.outer.lowerBound].offsets.upperBound
    let end = tokens[quotation.outer.upperBound - 1].offsets.lowerBound
    let from = view.index(view.startIndex, offsetBy: start)
    return String(text[from..<view.index(view.startIndex, offsetBy: end)])
  }

  private static let brackets = [("(", ")"), ("[", "]"), ("{", "}")]

  /// The range with the brackets around its first or last words: "mow the lawn (at the back)".
  private func withBrackets(_ range: Range<Int>) -> Range<Int> {
    // Nearly always nothing stands beside it.
    func isSign(_ index: Int) -> Bool {
      tokens.indices.contains(index) && tokens[index].kind == .punctuation
    }
    guard isSign(range.lowerBound - 1) || isSign(range.upperBound) else { return range }
    var range = range
    // Around the one that was added may stand another one.
    while let wider = withBracket(range) { range = wider }
    return range
  }

  /// The range with one bracket more that it lacks, nil where it lacks none that stands beside it.
  private func withBracket(_ range: Range<Int>) -> Range<Int>? {
    for (opening, closing) in Self.brackets {
      func count(_ sign: String) -> Int { tokens[range].count { $0.normalized == sign } }
      if count(opening) > count(closing), range.upperBound < tokens.count,
        tokens[range.upperBound].normalized == closing
      {
        return range.lowerBound..<range.upperBound + 1
      }
      if count(closing) > count(opening), range.lowerBound > 0,
        tokens[range.lowerBound - 1].normalized == opening
      {
        return range.lowerBound - 1..<range.upperBound
      }
    }
    return nil
  }

  /// The normalised words without punctuation and quotation marks.
  public var words: [String] { tokens.filter { !$0.isSkippable }.map(\.normalized) }
}
