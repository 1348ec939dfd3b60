// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Puts pieces together into dates and times, in whatever order they were said.
extension Scan {
  /// The dates and times that start at a token, longest first.
  func moments(at start: Int) -> [MomentReading] {
    // Inside another date fewer pieces are read, so each depth has results of its own.
    let key = start * 4 + nesting
    if let known = momentCache[key] { return known }
    var best: [Int: MomentReading] = [:]
    for (draft, end) in drafts(at: start) {
      guard let reading = reading(of: draft, from: start, end: end) else { continue }
      if let known = best[end], known.confidence >= reading.confidence { continue }
      best[end] = reading
    }
    let found = best.values.sorted { $0.end > $1.end }
    momentCache[key] = found
    return found
  }

  private func reading(of draft: Draft, from start: Int, end: Int) -> MomentReading? {
    let moments = resolution.moments(draft).filter { LocalClock.known.contains($0.date) }
    guard let first = moments.first else { return nil }
    var confidence = draft.confidence
    if let time = draft.clock, time.isBare {
      let isIntroduced = keyword(start) == .at || isSign(start, "@")
      let isSupported = draft.hasDay || draft.dayPart != nil || draft.zone != nil
      confidence = isSupported ? 0.9 : isIntroduced ? 0.8 : min(confidence, 0.3)
      // "Monday 21" is a day, "Monday at 9" an hour.
      if isSupported, !draft.isClockIntroduced, draft.hasDay { confidence = 0.65 }
    }
    return MomentReading(
      moment: first, alternatives: Array(moments.dropFirst()), end: end, confidence: confidence)
  }

  /// A number alone, which is a day only to a parameter that wants nothing but a day.
  func bareDay(at start: Int) -> MomentReading? {
    guard let day = digits(start), (1...31).contains(day) else { return nil }
    var draft = Draft()
    draft.dayOfMonth = day
    draft.confidence = 0.3
    return reading(of: draft, from: start, end: start + 1)
  }

  var resolution: DraftResolution {
    DraftResolution(clock: clock, prefersPast: context.prefersPast)
  }

  /// Everything that can be said from a token on, with the token after it.
  func drafts(at start: Int) -> [(value: Draft, end: Int)] {
    var found: [(value: Draft, end: Int)] = []
    var open: [(value: Draft, end: Int)] = [(Draft(), start)]
    while let (draft, position) = open.popLast() {
      let isFirst = position == start
      for index in [position] + afterFillers(position, isFirst: isFirst) {
        for piece in pieces(at: index) {
          steps += 1
          guard piece.end > index, var next = draft.adding(piece) else { continue }
          if case .clock = piece.content {
            next.isClockIntroduced =
              draft.dayPart != nil || !draft.hasDay || isIntroduced(index)
          }
          if case .dayPart = piece.content { next.isClockIntroduced = true }
          found.append((next, piece.end))
          // More than any sentence says, and a bound for a text that is made of dates.
          if found.count > 96 { return found }
          open.append((next, piece.end))
        }
      }
    }
    return found
  }

  private func isIntroduced(_ index: Int) -> Bool {
    switch keyword(index - 1) {
    case .at?, .about?, .by?, .for?, .until?, .after?, .before?, .from?: true
    default: isSign(index - 1, "@")
    }
  }

  /// Where the next piece may begin after words like "on", "at" and "of".
  private func afterFillers(_ position: Int, isFirst: Bool) -> [Int] {
    var places: [Int] = []
    var index = position
    while index < count, index < position + 3,
      isFiller(index, isFirst: isFirst && index == position)
    {
      index += 1
      places.append(index)
    }
    return places
  }

  private func isFiller(_ index: Int, isFirst: Bool) -> Bool {
    switch keyword(index) {
    case .at?, .on?, .in?, .by?, .for?, .about?, .during?: return true
    case .article?: return isWord(index, "the")
    case .of?, .from?, .after?, .before?, .until?: return !isFirst
    default: break
    }
    if tokens[index].kind == .punctuation || tokens[index].kind == .symbol {
      let sign = tokens[index].normalized
      if sign == "@" || sign == "~" { return true }
      return !isFirst && (sign == "," || sign == "-" || sign == "(" || sign == "." && !isFirst)
    }
    // 2026-12-01T17:00
    return !isFirst && isWord(index, "t") && isAttached(index) && isAttached(index + 1)
  }

  private func pieces(at index: Int) -> [Piece] {
    guard index < count else { return [] }
    let key = index * 4 + nesting
    if let known = pieceCache[key] { return known }
    let token = tokens[index]
    guard
      token.kind == .number || token.kind == .symbol || lexemes[index] != nil
        || token.kind == .word && isPossiblePiece(token)
    else {
      pieceCache[key] = []
      return []
    }
    steps += 1
    var found = dayPieces(at: index) + monthPieces(at: index) + clockPieces(at: index)
    found += yearPieces(at: index) + numericDatePieces(at: index) + partPieces(at: index)
    found += zonePieces(at: index) + holidayPieces(at: index)
    if nesting < 2 { found += offsetPieces(at: index) + edgePieces(at: index) }
    var seen = Set<Piece>()
    found = found.filter { $0.end <= count && seen.insert($0).inserted }
    pieceCache[key] = found
    return found
  }

  /// Words outside the lexicon that begin a piece: zones, abbreviations, holidays.
  private func isPossiblePiece(_ token: Token) -> Bool {
    TimeZones.offsets[token.normalized] != nil || lexicon.otherBeginnings.contains(token.normalized)
      || token.normalized.utf8.count > 8
  }

  // MARK: Parts of the day

  /// "morning", "in the evening", "this afternoon", "tonight", "early morning".
  private func partPieces(at start: Int) -> [Piece] {
    var index = start
    let isThis = keyword(index) == .this
    let isLast = keyword(index) == .last && isWord(index + 1, "night")
    if isThis { index += 1 }
    if isLast {
      let yesterday = Stretch(start: clock.today - 1, end: clock.today, grain: .day)
      return [Piece(content: .stretchPart(yesterday, .night), end: index + 2)]
    }
    var isEarly = false
    if keyword(index) == .early || keyword(index) == .late {
      isEarly = keyword(index) == .early
      index += 1
      if keyword(index) == .in { index += 1 }
      if isWord(index, "hours"), keyword(index + 1) == .of { index += 2 }
      if isWord(index, "the") { index += 1 }
    }
    guard index < count, let part = lexemes[index]?.dayPart else { return [] }
    if part == .noon || part == .midnight { return [] }
    let isIntroduced = index > start || start > 0 && isWord(start - 1, "the")
    return [
      Piece(
        content: .dayPart(isEarly && part == .morning ? .earlyMorning : part, isThis: isThis),
        end: index + 1, confidence: part == .tonight || isIntroduced ? 0.95 : 0.6)
    ]
  }

  /// "GMT", "(PST)"
  private func zonePieces(at start: Int) -> [Piece] {
    guard tokens[start].kind == .word, let offset = TimeZones.offsets[tokens[start].normalized]
    else { return [] }
    return [Piece(content: .zone(offset), end: start + 1)]
  }
}
