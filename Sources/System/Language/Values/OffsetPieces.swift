// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Dates counted from now or from another date: "in two weeks", "3 days ago", "a week from Friday".
extension Scan {
  func offsetPieces(at start: Int) -> [Piece] {
    var pieces: [Piece] = []
    var index = start
    let isIn = keyword(index) == .in
    if isIn {
      index += 1
      if isWord(index, "the"), keyword(index + 1) == .next { index += 2 }
      while keyword(index) == .about || isSign(index, "~") { index += 1 }
    }
    // "in the next 2 hours" and "in 2 hours"
    for duration in durations(at: index) {
      pieces += placed(duration, isIn: isIn && index > start, from: start)
    }
    if !isIn, keyword(start) == .after {
      for duration in durations(at: start + 1) {
        pieces += counted(duration, 1, end: duration.end, confidence: 0.8)
      }
    }
    pieces += weekdaysAway(at: start)
    pieces += spans(at: start)
    return pieces
  }

  /// What follows a duration tells where it is counted from.
  private func placed(_ duration: DurationReading, isIn: Bool, from start: Int) -> [Piece] {
    var pieces: [Piece] = []
    let end = isWord(duration.end, "away") ? duration.end + 1 : duration.end
    if isIn {
      if isWord(end, "time") || (isSign(end, "'") && isWord(end + 1, "time")) {
        pieces += counted(duration, 1, end: end + 1, confidence: 1)
      } else if tokens.indices.contains(end), tokens[end].isPossessive, isWord(end + 1, "time") {
        pieces += counted(duration, 1, end: end + 2, confidence: 1)
      }
      pieces += counted(duration, 1, end: end, confidence: 1)
    }
    switch keyword(end) {
    case .ago?: pieces += counted(duration, -1, end: end + 1, confidence: 1)
    case .hence?, .later?: pieces += counted(duration, 1, end: end + 1, confidence: 1)
    case .from?, .after?:
      var next = end + 1
      if keyword(next) == .right || keyword(next) == .just { next += 1 }
      if keyword(next) == .now {
        pieces += counted(duration, 1, end: next + 1, confidence: 1)
      } else {
        pieces += anchored(duration, 1, at: end + 1)
      }
    case .before?: pieces += anchored(duration, -1, at: end + 1)
    case .on?:
      if duration.parts.allSatisfy({ $0.unit == .week }) {
        pieces += anchored(duration, 1, at: end + 1)
      }
    default:
      // "a week tomorrow", "two weeks friday"
      if duration.parts.allSatisfy({ $0.unit == .week || $0.unit == .fortnight }), end < count,
        keyword(end) == .tomorrow || keyword(end) == .today || lexemes[end]?.weekday != nil
      {
        pieces += anchored(duration, 1, at: end)
      }
    }
    return pieces
  }

  /// Counts from now: hours on the clock, days on the calendar.
  private func counted(
    _ duration: DurationReading, _ sign: Int, end: Int, confidence: Double
  ) -> [Piece] {
    let isTime = duration.parts.contains { [.second, .minute, .hour].contains($0.unit) }
    let fine = duration.parts.map(\.unit).min { $0.seconds < $1.seconds } ?? .day
    if isTime || hasFraction(duration) && fine.seconds <= TimeUnit.day.seconds {
      var date = clock.now
      var days = 0
      var seconds = 0.0
      for part in duration.parts {
        if part.unit.seconds >= TimeUnit.day.seconds, part.amount == part.amount.rounded() {
          guard let moved = moved(clock.today + days, part, sign) else { return [] }
          days = moved - clock.today
        } else {
          seconds += part.amount * part.unit.seconds
        }
      }
      if days != 0 { date = clock.date(day: clock.today + days, second: clock.secondOfDay) }
      guard seconds < 1e11 else { return [] }
      date.addTimeInterval(Double(sign) * seconds)
      return [
        Piece(
          content: .instant(date, fine == .hour && !hasFraction(duration) ? .minute : .second),
          end: end, confidence: confidence)
      ]
    }
    var day = clock.today
    for part in duration.parts {
      guard let moved = moved(day, part, sign) else { return [] }
      day = moved
    }
    return [
      Piece(
        content: .stretch(Stretch(start: day, end: day + 1, grain: .day, isCounted: true)),
        end: end, confidence: confidence)
    ]
  }

  private func hasFraction(_ duration: DurationReading) -> Bool {
    duration.parts.contains { $0.amount != $0.amount.rounded() }
  }

  /// A day some calendar units on; nil beyond the years of the calendar.
  private func moved(_ day: Int, _ part: DurationReading.Part, _ sign: Int) -> Int? {
    let days = part.amount * part.unit.seconds / 86_400
    guard days.isFinite, days < 3_000_000 else { return nil }
    guard part.amount == part.amount.rounded() else {
      return day + sign * Int(days.rounded())
    }
    let amount = Int(part.amount) * sign
    switch part.unit {
    case .month: return CivilDay.adding(months: amount, to: day)
    case .quarter: return CivilDay.adding(months: amount * 3, to: day)
    case .year: return CivilDay.adding(months: amount * 12, to: day)
    case .decade: return CivilDay.adding(months: amount * 120, to: day)
    case .century: return CivilDay.adding(months: amount * 1200, to: day)
    default: return day + sign * Int(days)
    }
  }

  /// "two weeks after Christmas", "3 days before Dec 5", "15 minutes before noon".
  private func anchored(_ duration: DurationReading, _ sign: Int, at index: Int) -> [Piece] {
    guard nesting < 2 else { return [] }
    nesting += 1
    defer { nesting -= 1 }
    var pieces: [Piece] = []
    for anchor in moments(at: index) {
      let isTime = duration.parts.contains { [.second, .minute, .hour].contains($0.unit) }
      if isTime || anchor.moment.hasTime {
        guard !duration.parts.contains(where: { $0.unit.seconds > 86_400 * 20 }),
          duration.seconds < 1e10
        else { continue }
        let date = anchor.moment.date.addingTimeInterval(Double(sign) * duration.seconds)
        pieces.append(Piece(content: .instant(date, .minute), end: anchor.end))
        continue
      }
      var day = LocalClock.local(anchor.moment.date, clock.timeZone).day
      for part in duration.parts {
        guard let moved = moved(day, part, sign) else { return pieces }
        day = moved
      }
      pieces.append(
        Piece(
          content: .stretch(Stretch(start: day, end: day + 1, grain: .day, isCounted: true)),
          end: anchor.end))
    }
    return pieces
  }

  /// "three Fridays from now", "2 Thursdays back".
  private func weekdaysAway(at start: Int) -> [Piece] {
    var pieces: [Piece] = []
    for number in numbers(at: start)
    where number.value >= 1 && number.value < 1000 && number.value == number.value.rounded()
      && number.end < count
    {
      guard let weekday = lexemes[number.end]?.weekday else { continue }
      let end = number.end + 1
      let weeks = Int(number.value) - 1
      let today = CivilDay.weekday(clock.today)
      let ahead = (weekday - today + 7) % 7
      if (keyword(end) == .from && keyword(end + 1) == .now) || keyword(end) == .hence {
        let day = clock.today + (ahead == 0 ? 7 : ahead) + weeks * 7
        pieces.append(
          Piece(
            content: .stretch(Stretch(start: day, end: day + 1, grain: .day)),
            end: keyword(end) == .hence ? end + 1 : end + 2))
      } else if keyword(end) == .ago {
        let day = clock.today - (7 - ahead) - weeks * 7
        pieces.append(
          Piece(
            content: .stretch(Stretch(start: day, end: day + 1, grain: .day)), end: end + 1))
      }
    }
    return pieces
  }

  /// "next 3 weeks", "last two days", "upcoming 2 months".
  private func spans(at start: Int) -> [Piece] {
    var index = start
    if isWord(index, "the") { index += 1 }
    guard let direction = keyword(index) else { return upcoming(at: start) }
    let isUpcoming = isWord(index, "upcoming")
    switch direction {
    case .next, .last, .past, .coming: index += 1
    default: return upcoming(at: start)
    }
    var pieces: [Piece] = []
    for duration in durations(at: index) {
      guard let part = duration.parts.first, duration.parts.count == 1,
        part.amount == part.amount.rounded(), part.amount >= 1, part.amount < 10_000,
        numbers(at: index).first != nil
      else { continue }
      pieces += span(
        part, isPast: direction == .last || direction == .past, isUpcoming: isUpcoming,
        end: duration.end)
    }
    return pieces
  }

  private func upcoming(at start: Int) -> [Piece] {
    var pieces: [Piece] = []
    for number in numbers(at: start)
    where number.value >= 1 && number.value < 10_000 && isWord(number.end, "upcoming") {
      guard let unit = unit(at: number.end + 1) else { continue }
      pieces += span(
        .init(amount: number.value, unit: unit.unit), isPast: false, isUpcoming: true,
        end: unit.end)
    }
    return pieces
  }

  private func span(
    _ part: DurationReading.Part, isPast: Bool, isUpcoming: Bool, end: Int
  ) -> [Piece] {
    let amount = Int(part.amount)
    switch part.unit {
    case .second, .minute, .hour:
      let unit = Int(part.unit.seconds)
      let current = clock.secondOfDay / unit * unit
      let midnight = clock.date(day: clock.today, second: 0)
      let from = isPast ? current - amount * unit : current + unit
      let date = midnight.addingTimeInterval(Double(from))
      let grain: Moment.Grain =
        part.unit == .second ? .second : part.unit == .minute ? .minute : .hour
      return [
        Piece(
          content: .interval(
            date, end: date.addingTimeInterval(Double(amount * unit)), grain), end: end)
      ]
    case .day, .week, .month, .quarter, .year:
      if isUpcoming {
        return stretch(of: part.unit, offset: amount).map {
          [Piece(content: .stretch($0), end: end)]
        } ?? []
      }
      guard let first = stretch(of: part.unit, offset: isPast ? -amount : 1),
        let last = stretch(of: part.unit, offset: isPast ? -1 : amount)
      else { return [] }
      return [
        Piece(
          content: .stretch(Stretch(start: first.start, end: last.end, grain: first.grain)),
          end: end)
      ]
    default: return []
    }
  }
}
