// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Splits UTF-8 into tokens in one pass.
struct Tokenizer {
  private(set) var tokens: [Token] = []
  private(set) var quotations: [Utterance.Quotation] = []
  /// The index of the token that opened a quotation, and the class that closes it.
  private var openQuote: (index: Int, isApostrophe: Bool, mark: Unicode.Scalar)?
  private var position = 0

  mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    tokens.reserveCapacity(min(bytes.count / 4 + 1, Utterance.maximumTokenCount))
    var previousEnd = -1
    while position < bytes.count {
      if tokens.count >= Utterance.maximumTokenCount {
        tokens.append(
          Token(
            kind: .rest, normalized: "", offsets: position..<bytes.count,
            isAttached: previousEnd == position))
        break
      }
      let start = position
      let (scalar, length) = Self.scalar(in: bytes, at: position)
      let count = tokens.count
      switch ScalarClass(scalar) {
      case .space:
        position += length
        continue
      case .mark:
        position += length
        // A mark on nothing is nothing; on a token it belongs to that token.
        if previousEnd == start, let last = tokens.indices.last {
          tokens[last].offsets = tokens[last].offsets.lowerBound..<position
          previousEnd = position
        }
        continue
      case .letter: readWord(bytes)
      case .ideograph: readOne(bytes, length: length, kind: .word)
      case .digit: readDigits(bytes)
      case .emoji: readEmoji(bytes)
      case .symbol: readOne(bytes, length: length, kind: .symbol)
      case .apostrophe, .quote, .openingQuote, .closingQuote:
        readQuote(bytes, scalar, length: length, previousEnd: previousEnd)
      case .punctuation: readPunctuation(bytes, length: length)
      }
      for index in count..<tokens.count where index < tokens.count {
        tokens[index].isAttached = tokens[index].offsets.lowerBound == previousEnd
        previousEnd = tokens[index].offsets.upperBound
      }
    }
  }

  // MARK: Scalars

  static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (Unicode.Scalar, length: Int) {
    let first = bytes[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for step in 1..<length where offset + step < bytes.count {
      value = value << 6 | UInt32(bytes[offset + step] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  private func classAt(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int
  ) -> (ScalarClass, length: Int)? {
    guard offset < bytes.count else { return nil }
    let (scalar, length) = Self.scalar(in: bytes, at: offset)
    return (ScalarClass(scalar), length)
  }

  private func isLetter(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    if case .letter = classAt(bytes, offset)?.0 { true } else { false }
  }

  private func isDigit(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    if case .digit = classAt(bytes, offset)?.0 { true } else { false }
  }

  private mutating func append(
    _ kind: Token.Kind, _ normalized: String, _ offsets: Range<Int>, isClitic: Bool = false,
    alternatives: [String] = []
  ) {
    tokens.append(
      Token(
        kind: kind, normalized: normalized, offsets: offsets, isAttached: false,
        isClitic: isClitic, alternatives: alternatives))
  }

  // MARK: Words

  /// The end of the letters that start at an offset.
  private func endOfLetters(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while let (kind, length) = classAt(bytes, end) {
      switch kind {
      case .letter, .mark: end += length
      default: return end
      }
    }
    return end
  }

  private func normalized(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    let slice = bytes[range]
    if slice.allSatisfy({ $0 < 0x80 }) {
      return String(unsafeUninitializedCapacity: slice.count) { buffer in
        var index = 0
        for byte in slice {
          buffer[index] = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
          index += 1
        }
        return index
      }
    }
    return Folding.fold(String(decoding: slice, as: UTF8.self))
  }

  private mutating func readWord(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = position
    var end = endOfLetters(bytes, from: start)
    var word = normalized(bytes, start..<end)
    position = end
    while case .apostrophe? = classAt(bytes, end)?.0, let (_, length) = classAt(bytes, end),
      isLetter(bytes, end + length)
    {
      let suffixEnd = endOfLetters(bytes, from: end + length)
      let suffix = normalized(bytes, end + length..<suffixEnd)
      if suffix == "t", let parts = Contractions.negated(word) {
        appendContraction(parts, start, split: end - 1, end: suffixEnd)
        return
      }
      if let parts = Contractions.parts(word, suffix) {
        appendContraction(parts, start, split: end, end: suffixEnd)
        return
      }
      if word.utf8.count == 1 && word != "o" || word == "qu" {
        // An elision: "l'heure", "d'accord".
        append(.word, word, start..<end + length)
        position = end + length
        return
      }
      // "o'clock", "O'Brien", "rock'n'roll"
      word += suffix
      end = suffixEnd
      position = end
    }
    if let (parts, secondLength) = Contractions.withoutApostrophe[word],
      end - start == word.utf8.count
    {
      appendContraction(parts, start, split: end - secondLength, end: end)
      return
    }
    append(.word, word, start..<end)
  }

  private mutating func appendContraction(
    _ parts: Contractions.Parts, _ start: Int, split: Int, end: Int
  ) {
    append(.word, parts.first, start..<split)
    append(
      .word, parts.second, split..<end, isClitic: true, alternatives: parts.alternatives)
    position = end
  }

  // MARK: Digits and signs

  private mutating func readDigits(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = position
    var digits = ""
    while case .digit(let value)? = classAt(bytes, position)?.0,
      let (_, length) = classAt(bytes, position)
    {
      digits.unicodeScalars.append(Unicode.Scalar(0x30 + value))
      position += length
    }
    append(.number, digits, start..<position)
  }

  private mutating func readOne(
    _ bytes: UnsafeBufferPointer<UInt8>, length: Int, kind: Token.Kind
  ) {
    let range = position..<position + length
    position += length
    append(kind, normalized(bytes, range), range)
  }

  private mutating func readPunctuation(_ bytes: UnsafeBufferPointer<UInt8>, length: Int) {
    let afterDigit =
      tokens.last.map { $0.kind == .number && $0.offsets.upperBound == position } ?? false
    let beforeDigit = isDigit(bytes, position + length)
    // Inside a number, a clock time or a date, and as the sign of a number.
    let first = bytes[position]
    let isMinus = first == 0x2D && beforeDigit
    let isPoint = first == 0x2E && beforeDigit
    readOne(
      bytes, length: length,
      kind: (afterDigit && beforeDigit) || isMinus || isPoint ? .symbol : .punctuation)
    // Dashes of any length are one sign to a reader of dates.
    if ["\u{2013}", "\u{2014}", "\u{2010}", "\u{2011}"].contains(
      tokens[tokens.count - 1].normalized)
    {
      tokens[tokens.count - 1].normalized = "-"
    }
  }

  // MARK: Emoji

  private mutating func readEmoji(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = position
    var joins = true
    var flags = 0
    while position < bytes.count {
      let (scalar, length) = Self.scalar(in: bytes, at: position)
      let isFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
      let isModifier = (0x1F3FB...0x1F3FF).contains(scalar.value)
      let extends: Bool =
        switch ScalarClass(scalar) {
        case .emoji: joins || isModifier || (isFlag && flags == 1)
        case .mark: true
        default: false
        }
      guard extends else { break }
      joins = scalar.value == 0x200D
      flags += isFlag ? 1 : 0
      position += length
    }
    append(.emoji, String(decoding: bytes[start..<position], as: UTF8.self), start..<position)
  }

  // MARK: Quotations

  private mutating func readQuote(
    _ bytes: UnsafeBufferPointer<UInt8>, _ scalar: Unicode.Scalar, length: Int, previousEnd: Int
  ) {
    let kind = ScalarClass(scalar)
    let afterToken = previousEnd == position
    let lastIsNumber = tokens.last?.kind == .number && afterToken
    let isApostrophe = if case .apostrophe = kind { true } else { false }
    if let open = openQuote, closes(scalar, open.isApostrophe, open.mark, bytes, length) {
      readOne(bytes, length: length, kind: .quote)
      quotations.append(
        Utterance.Quotation(
          outer: open.index..<tokens.count, inner: open.index + 1..<tokens.count - 1))
      openQuote = nil
      return
    }
    if lastIsNumber {
      // Minutes and seconds, feet and inches: 5', 7", 7''.
      let isDouble =
        isApostrophe && position + length < bytes.count
        && bytes[position + length] == bytes[position]
        && bytes[position] < 0x80
      readOne(bytes, length: isDouble ? length * 2 : length, kind: .symbol)
      tokens[tokens.count - 1].normalized = isApostrophe && !isDouble ? "'" : "\""
      return
    }
    if isApostrophe && afterToken && tokens.last?.kind == .word {
      // The kids' room.
      append(.word, Token.possessive, position..<position + length, isClitic: true)
      position += length
      return
    }
    if openQuote == nil, !afterToken || !isApostrophe {
      if case .closingQuote = kind {
        readOne(bytes, length: length, kind: .punctuation)
        return
      }
      openQuote = (
        tokens.count, isApostrophe || scalar == "\u{2018}" || scalar == "\u{201A}", scalar
      )
      readOne(bytes, length: length, kind: .quote)
      return
    }
    readOne(bytes, length: length, kind: .punctuation)
  }

  private func closes(
    _ scalar: Unicode.Scalar, _ openedByApostrophe: Bool, _ mark: Unicode.Scalar,
    _ bytes: UnsafeBufferPointer<UInt8>, _ length: Int
  ) -> Bool {
    switch ScalarClass(scalar) {
    case .quote, .closingQuote: return !openedByApostrophe
    case .apostrophe:
      return openedByApostrophe && !isLetter(bytes, position + length)
    // German quotations end with the mark that English ones begin with.
    case .openingQuote:
      return mark == "\u{201E}" && scalar == "\u{201C}"
        || mark == "\u{201A}" && scalar == "\u{2018}"
    default: return false
    }
  }
}
