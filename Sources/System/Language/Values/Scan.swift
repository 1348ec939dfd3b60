// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The work of one reader on one utterance: each word is looked up once, each reading kept.
///
/// Confined to the reader that made it.
final class Scan {
  let utterance: Utterance
  let context: ReadingContext
  let lexicon: Lexicon
  let tokens: [Token]
  /// Tokens that values are read from: all but the rest after the largest number.
  let count: Int
  let lexemes: [Lexeme?]
  let decimalSeparator: String
  let groupingSeparator: String
  /// Steps of the readers so far; tests hold it against the length of the text.
  var steps = 0

  /// How deep dates inside dates are being read ("a week after the first Monday of May").
  var nesting = 0

  var numberCache: [Int: [NumberReading]] = [:]
  var durationCache: [Int: [DurationReading]] = [:]
  var pieceCache: [Int: [Piece]] = [:]
  var momentCache: [Int: [MomentReading]] = [:]
  var measureCache: [MeasureKey: [MeasureReading]] = [:]
  lazy var clock = LocalClock(context)

  init(_ utterance: Utterance, _ context: ReadingContext) {
    self.utterance = utterance
    self.context = context
    let lexicon = Lexicon.forLanguage(of: context.locale) ?? .independent
    self.lexicon = lexicon
    tokens = utterance.tokens
    count = tokens.last?.kind == .rest ? tokens.count - 1 : tokens.count
    lexemes = tokens.map { $0.kind == .word ? lexicon.words[$0.normalized] : nil }
    let decimal = lexicon.isEnglish ? "." : context.locale.decimalSeparator ?? "."
    decimalSeparator = decimal
    groupingSeparator = decimal == "," ? "." : ","
  }

  func keyword(_ index: Int) -> Keyword? {
    index >= 0 && index < count ? lexemes[index]?.keyword : nil
  }

  func numeral(_ index: Int) -> Numeral? {
    index >= 0 && index < count ? lexemes[index]?.numeral : nil
  }

  /// Whether a token is exactly this sign, of whatever kind.
  func isSign(_ index: Int, _ sign: String) -> Bool {
    index >= 0 && index < count && tokens[index].kind != .word
      && tokens[index].normalized == sign
  }

  func isHyphen(_ index: Int) -> Bool { isSign(index, "-") }

  func isWord(_ index: Int, _ word: String) -> Bool {
    index >= 0 && index < count && tokens[index].kind == .word
      && tokens[index].normalized == word
  }

  func isAttached(_ index: Int) -> Bool { index < count && tokens[index].isAttached }

  /// A run of digits as a whole number.
  func digits(_ index: Int) -> Int? {
    guard index < count, tokens[index].kind == .number, tokens[index].normalized.utf8.count <= 9
    else { return nil }
    return Int(tokens[index].normalized)
  }
}
