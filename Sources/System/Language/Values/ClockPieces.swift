// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Times of day.
extension Scan {
  func clockPieces(at start: Int) -> [Piece] {
    guard start < count else { return [] }
    var pieces: [Piece] = []
    pieces += digitClock(at: start)
    pieces += relativeClock(at: start)
    pieces += wordClock(at: start)
    pieces += namedClock(at: start)
    return pieces
  }

  private func piece(_ time: ClockTime, _ end: Int, _ confidence: Double = 1) -> Piece {
    Piece(content: .clock(time), end: end, confidence: confidence)
  }

  /// Reads "am", "p.m.", "a m", "p", "o'clock", "in the pm" and "ish" after a time.
  func meridiem(at start: Int, afterDigits: Bool) -> (ClockTime.Meridiem, end: Int)? {
    var index = start
    if keyword(index) == .ish { index += 1 }
    if isHyphen(index), keyword(index + 1) == .ish { index += 2 }
    if isSign(index, "."), isAttached(index), index + 1 < count, isAttached(index + 1) {
      index += 1
    }
    let isAfterIn = keyword(index) == .in && isWord(index + 1, "the")
    if isAfterIn, keyword(index + 2) == .am || keyword(index + 2) == .pm { index += 2 }
    switch keyword(index) {
    case .am?: return (.am, index + 1)
    case .pm?: return (.pm, index + 1)
    default: break
    }
    guard index < count, tokens[index].kind == .word else { return nil }
    let letter = tokens[index].normalized
    if letter == "ampm" { return (.both, index + 1) }
    guard letter == "a" || letter == "p" else { return nil }
    let half: ClockTime.Meridiem = letter == "a" ? .am : .pm
    var next = index + 1
    if isSign(next, ".") { next += 1 }
    if isWord(next, "m") { return (half, next + 1) }
    // "3p", "3:18a"
    if afterDigits, isAttached(index), next == count || !isAttached(index + 1) || next > index + 1 {
      return (half, index + 1)
    }
    return nil
  }

  /// `17:30`, `5pm`, `3.30pm`, `15h30`, `9:01:10 AM`, `1030`.
  private func digitClock(at start: Int) -> [Piece] {
    guard let hour = digits(start) else { return [] }
    let length = tokens[start].normalized.utf8.count
    if start > 0, isAttached(start), isSign(start - 1, ":") || isSign(start - 1, "/") { return [] }
    if length == 3 || length == 4 { return militaryClock(at: start, hour, length) }
    guard length <= 2, hour <= 24 else { return [] }
    var pieces: [Piece] = []
    if isSign(start + 1, ":"), let minute = minutes(start + 2) {
      var time = ClockTime(hour: hour, minute: minute, grain: .minute)
      var end = start + 3
      if isSign(end, ":"), let second = minutes(end + 1) {
        time.second = second
        time.grain = .second
        end += 2
        if isSign(end, "."), isAttached(end), digits(end + 1) != nil, isAttached(end + 1) {
          end += 2
        }
      }
      // A leading zero is written on clocks of 24 hours.
      if tokens[start].normalized.first == "0", hour > 0, !isBeforeDayPart(end) {
        time.meridiem = .am
      }
      pieces += withMeridiem(time, end, 0.95)
    } else if isWord(start + 1, "h"), isAttached(start + 1) {
      var time = ClockTime(hour: hour, grain: .minute)
      var end = start + 2
      if isAttached(end), let minute = minutes(end) {
        time.minute = minute
        end += 1
      }
      // Only clocks of 24 hours are written with an h.
      if hour <= 12 { time.meridiem = hour == 12 ? .pm : .am }
      pieces += withMeridiem(time, end, end > start + 2 ? 0.9 : 0.5)
    } else if isSign(start + 1, "."), isAttached(start + 1), let minute = minutes(start + 2),
      tokens[start + 2].normalized.utf8.count == 2, !isSign(start + 3, ".")
    {
      // 3.30 is a time only with am or pm or after "at".
      let time = ClockTime(hour: hour, minute: minute, grain: .minute, isBare: true)
      pieces += withMeridiem(time, start + 3, 0.5)
    }
    pieces += hourClock(hour, at: start + 1, isDigits: true, from: start)
    if let minute = minutes(start + 1), tokens[start + 1].normalized.utf8.count == 2,
      !isAttached(start + 1)
    {
      // "at 3 15"
      pieces += withMeridiem(
        ClockTime(hour: hour, minute: minute, grain: .minute, isBare: true), start + 2, 0.4)
    }
    return pieces
  }

  private func isBeforeDayPart(_ index: Int) -> Bool {
    let next = keyword(index) == .in && isWord(index + 1, "the") ? index + 2 : index
    return next < count && lexemes[next]?.dayPart != nil
  }

  private func minutes(_ index: Int) -> Int? {
    guard let value = digits(index), value < 60, tokens[index].normalized.utf8.count == 2 else {
      return nil
    }
    return value
  }

  private func withMeridiem(_ time: ClockTime, _ end: Int, _ confidence: Double) -> [Piece] {
    guard time.hour < 24 || (time.hour == 24 && time.minute == 0) else { return [] }
    var pieces: [Piece] = []
    if let (half, meridiemEnd) = meridiem(at: end, afterDigits: true) {
      guard time.hour <= 12, time.hour > 0 || half == .am else {
        // 17:30 pm is 17:30, and 0:45 pm a quarter to one.
        var said = time
        said.isBare = false
        if time.hour == 0 { said.hour = 12 }
        return [piece(said, meridiemEnd, confidence)]
      }
      var said = time
      said.meridiem = half
      said.isBare = false
      return [piece(said, meridiemEnd)]
    }
    var plainEnd = end
    if keyword(end) == .ish { plainEnd = end + 1 }
    if keyword(plainEnd) == .oClock {
      var said = time
      said.isBare = false
      return [piece(said, plainEnd + 1)]
    }
    pieces.append(piece(time, plainEnd, confidence))
    return pieces
  }

  /// An hour alone: "5pm", "5 o'clock", "3 in the AM", and the bare "5".
  private func hourClock(_ hour: Int, at end: Int, isDigits: Bool, from start: Int) -> [Piece] {
    let time = ClockTime(hour: hour, isBare: true)
    if isSign(end, ":"), isAttached(end) { return [] }
    var index = end
    if keyword(index) == .ish { index += 1 }
    if isWord(index, "o"), isWord(index + 1, "clock") { index += 1 }
    if keyword(index) == .oClock || isWord(index, "clock") && isWord(index - 1, "o") {
      var said = time
      said.isBare = false
      if let (half, after) = meridiem(at: index + 1, afterDigits: false), hour <= 12 {
        said.meridiem = half
        return [piece(said, after)]
      }
      return [piece(said, index + 1)]
    }
    if let (half, after) = meridiem(at: end, afterDigits: isDigits) {
      guard (1...12).contains(hour) else { return [] }
      var said = time
      said.isBare = false
      said.meridiem = half
      // "4a" is more often a label than a time.
      let isLetter = after == end + 1 && tokens[end].normalized.utf8.count == 1
      return [piece(said, after, isLetter ? 0.45 : 1)]
    }
    if keyword(index) == .noon
      || lexemes.indices.contains(index) && lexemes[index]?.dayPart == .noon,
      hour == 12
    {
      return [piece(ClockTime(hour: 12, meridiem: .pm), index + 1)]
    }
    if index < count, isAttached(index), tokens[index].kind == .word, keyword(index) != .ish {
      return []
    }
    return [piece(time, index, 0.3)]
  }

  /// "at 1030", "730 in the evening", "1140 a.m."
  private func militaryClock(at start: Int, _ value: Int, _ length: Int) -> [Piece] {
    let hour = value / 100
    let minute = value % 100
    guard minute < 60, hour < 24, hour > 0 || length == 4 else { return [] }
    guard !isAttached(start) || start == 0 || isSign(start - 1, "@") else { return [] }
    let time = ClockTime(hour: hour, minute: minute, grain: .minute, isBare: true)
    let found = withMeridiem(time, start + 1, 0.3)
    let isIntroduced =
      keyword(start - 1) == .at || keyword(start - 1) == .about || isSign(start - 1, "@")
    // Otherwise it is a number: a year, a house, a part of a telephone number.
    return isIntroduced || isBeforeDayPart(start + 1) ? found : found.filter { $0.confidence == 1 }
  }

  /// "half past five", "a quarter to six", "20 to 2", "15 minutes past 3pm".
  private func relativeClock(at start: Int) -> [Piece] {
    var found: [Piece] = []
    for offset in minuteOffsets(at: start) {
      var index = offset.end
      guard let direction = keyword(index) ?? (isWord(index, "til") ? .to : nil) else { continue }
      let isBefore: Bool
      switch direction {
      case .past, .after: isBefore = false
      case .from where offset.saysMinutes: isBefore = false
      case .to, .before, .until: isBefore = true
      case .of where !offset.saysMinutes && offset.minutes != 30 && !offset.isFraction:
        isBefore = true
      default: continue
      }
      index += 1
      for time in hours(at: index) {
        guard case .clock(var clock) = time.content, clock.minute == 0 else { continue }
        if isBefore {
          clock.minute = 60 - offset.minutes
          if clock.hour == 13 { clock.meridiem = .pm }
          clock.hour -= 1
          if clock.hour == 0, clock.meridiem != .unsaid || clock.hour < 1 { clock.hour = 12 }
          // A quarter to noon is in the morning, a quarter to midnight in the evening.
          if clock.hour == 11 {
            clock.meridiem =
              clock.meridiem == .pm ? .am : clock.meridiem == .am ? .pm : clock.meridiem
          }
          if clock.hour == 23 { clock.meridiem = .unsaid }
        } else {
          clock.minute = offset.minutes
        }
        clock.grain = .minute
        clock.isBare = false
        let isUsual = offset.minutes % 5 == 0
        found.append(
          piece(
            clock, time.end,
            offset.isFraction || offset.saysMinutes ? 1 : isUsual ? 0.8 : 0.4))
      }
    }
    // "half three"
    if keyword(start) == .half {
      for time in hours(at: start + 1) {
        guard case .clock(var clock) = time.content, clock.minute == 0, clock.isAmbiguous else {
          continue
        }
        clock.minute = 30
        clock.grain = .minute
        clock.isBare = false
        found.append(piece(clock, time.end, 0.6))
      }
    }
    return found
  }

  private struct MinuteOffset {
    var minutes: Int
    var end: Int
    var isFraction: Bool
    var saysMinutes: Bool
  }

  private func minuteOffsets(at start: Int) -> [MinuteOffset] {
    let index = keyword(start) == .article ? start + 1 : start
    if keyword(index) == .half {
      return [MinuteOffset(minutes: 30, end: index + 1, isFraction: true, saysMinutes: false)]
    }
    if isWord(index, "quarter") {
      return [MinuteOffset(minutes: 15, end: index + 1, isFraction: true, saysMinutes: false)]
    }
    guard index == start else { return [] }
    return numbers(at: start).compactMap { number in
      guard number.value >= 1, number.value < 60, number.value == number.value.rounded(),
        !number.isVague
      else { return nil }
      let saysMinutes = number.end < count && lexemes[number.end]?.unit == .minute
      return MinuteOffset(
        minutes: Int(number.value), end: saysMinutes ? number.end + 1 : number.end,
        isFraction: false, saysMinutes: saysMinutes)
    }
  }

  /// Whole hours: "5", "five pm", "noon", "midnight".
  private func hours(at start: Int) -> [Piece] {
    guard start < count else { return [] }
    if let hour = digits(start) {
      guard hour <= 24, tokens[start].normalized.utf8.count <= 2 else { return [] }
      return hourClock(hour, at: start + 1, isDigits: true, from: start)
    }
    let named = namedClock(at: start)
    if !named.isEmpty { return named }
    return hourWord(at: start)
  }

  private func hourWord(at start: Int) -> [Piece] {
    guard let hour = smallNumber(at: start, upTo: 12) else { return lateHours(at: start) }
    return hourClock(hour, at: start + 1, isDigits: false, from: start)
  }

  /// "fourteen o'clock", "zero o'clock"
  private func lateHours(at start: Int) -> [Piece] {
    wordNumbers(at: start)
      .filter {
        $0.value <= 24 && keyword($0.end) == .oClock && !$0.isVague && numeral($0.end - 1) != .dozen
      }
      .map { piece(ClockTime(hour: Int($0.value)), $0.end + 1) }
  }

  private func smallNumber(at index: Int, upTo limit: Int) -> Int? {
    switch numeral(index) {
    case .unit(let n)? where n > 0 && n <= limit: n
    case .teen(let n)? where n <= limit: n
    default: nil
    }
  }

  /// "three twenty", "ten-thirty am", "twelve oh three".
  private func wordClock(at start: Int) -> [Piece] {
    guard let hour = smallNumber(at: start, upTo: 12) else { return lateHours(at: start) }
    var pieces = hourClock(hour, at: start + 1, isDigits: false, from: start)
    var index = start + 1
    if isHyphen(index) { index += 1 }
    if isWord(index, "oh") || isWord(index, "o") || isWord(index, "ou")
      || numeral(index) == .unit(0)
    {
      let next = isHyphen(index + 1) ? index + 2 : index + 1
      if let minute = smallNumber(at: next, upTo: 9) {
        pieces += withMeridiem(
          ClockTime(hour: hour, minute: minute, grain: .minute), next + 1, 0.6)
      }
      return pieces
    }
    for number in wordNumbers(at: index)
    where number.value >= 10 && number.value < 60 && !number.isVague {
      pieces += withMeridiem(
        ClockTime(hour: hour, minute: Int(number.value), grain: .minute, isBare: true), number.end,
        0.4)
    }
    return pieces
  }

  /// "noon", "midnight", "mid day".
  private func namedClock(at start: Int) -> [Piece] {
    let index = keyword(start) == .article ? start + 1 : start
    guard index < count else { return [] }
    var end = index + 1
    var part = lexemes[index]?.dayPart
    if keyword(index) == .middle {
      if isHyphen(end) { end += 1 }
      if isWord(end, "day") { part = .noon }
      if isWord(end, "night") { part = .midnight }
      end += 1
    }
    switch part {
    case .noon?: return [piece(ClockTime(hour: 12, meridiem: .pm), end)]
    case .midnight?: return [piece(ClockTime(hour: 24, meridiem: .unsaid), end)]
    default: return []
    }
  }
}
