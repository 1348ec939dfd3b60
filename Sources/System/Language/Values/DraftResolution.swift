// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Turns what was said into moments. The conventions:
///
/// - A weekday alone is the next one after today, today being an alternative; "this Friday" may be today; "next Friday" is
///   the one of next week (weeks begin on Monday); "last Friday" is the most recent one.
///   Duckling and Microsoft's recognizers agree on these.
/// - A date without a year is the next one, today included; with `prefersPast` the last one.
/// - An hour without am or pm and without a day is the next one on the clock. With a day, 1 to 6
///   are in the afternoon and 7 to 12 are as the clock of a working day has them; the other reading is
///   an alternative.
/// - A part of the day without an hour has a usual time: morning 9, lunch 12, afternoon 15,
///   evening 18, tonight 20, night 21 o'clock.
struct DraftResolution {
  let clock: LocalClock
  let prefersPast: Bool

  /// The moments, most likely first; empty where the words name no possible date.
  func moments(_ draft: Draft) -> [Moment] {
    if let instant = draft.instant {
      return [moment(at: instant.date, end: instant.end, grain: instant.grain, zone: draft.zone)]
    }
    var day: Stretch?
    if draft.hasDay {
      guard let found = self.day(draft) else { return [] }
      day = found
    }
    guard draft.clock != nil || draft.dayPart != nil else {
      guard let day else { return [] }
      return [moment(days: day)] + otherDays(draft, than: day).map { moment(days: $0) }
    }
    // An hour of a whole year or of a month by its name is no time.
    if let day, day.grain < .day, draft.clock == nil || draft.stretch == nil { return [] }
    let others = day.map { otherDays(draft, than: $0) } ?? []
    return times(draft, on: day)
      + others.flatMap { times(draft, on: $0) }.filter { $0.date > clock.now || prefersPast }
  }

  // MARK: Days

  /// The days that a draft without a time names.
  func stretch(_ draft: Draft) -> Stretch? {
    draft.instant == nil && draft.hasDay ? day(draft) : nil
  }

  private func day(_ draft: Draft) -> Stretch? {
    func single(_ number: Int) -> Stretch {
      Stretch(start: number, end: number + 1, grain: .day)
    }
    if let stretch = draft.stretch {
      return within(stretch, draft, single)
    }
    if let month = draft.month {
      guard let dayOfMonth = draft.dayOfMonth else {
        guard draft.weekday == nil else { return nil }
        return self.month(month.month, month.turn, year: draft.year)
      }
      return monthDay(month.month, dayOfMonth, draft).map(single)
    }
    if let dayOfMonth = draft.dayOfMonth {
      guard draft.year == nil else { return nil }
      return self.dayOfMonth(dayOfMonth, weekday: draft.weekday?.day).map(single)
    }
    if let weekday = draft.weekday {
      guard draft.year == nil else { return nil }
      return single(self.weekday(weekday.day, weekday.turn))
    }
    return draft.year.flatMap(year)
  }

  /// A day or month inside a stretch: "Wednesday of next week", "the 20th of next month".
  private func within(
    _ stretch: Stretch, _ draft: Draft, _ single: (Int) -> Stretch
  ) -> Stretch? {
    if let weekday = draft.weekday {
      guard draft.dayOfMonth == nil else { return nil }
      if stretch.grain == .day {
        if CivilDay.weekday(stretch.start) == weekday.day { return stretch }
        guard stretch.isCounted else { return nil }
        return single(stretch.start - CivilDay.weekday(stretch.start) + weekday.day)
      }
      guard stretch.grain == .week else { return nil }
      return single(stretch.start + weekday.day - 1)
    }
    let start = CivilDay(number: stretch.start)
    if let month = draft.month {
      guard stretch.grain == .year else { return nil }
      if let day = draft.dayOfMonth {
        return CivilDay(year: start.year, month: month.month, day: day).map { single($0.number) }
      }
      return self.month(month.month, .unsaid, year: start.year)
    }
    if let day = draft.dayOfMonth {
      return CivilDay(year: start.year, month: start.month, day: day).map { single($0.number) }
    }
    return stretch
  }

  func weekday(_ day: Int, _ turn: Turn) -> Int {
    let today = CivilDay.weekday(clock.today)
    let ahead = (day - today + 7) % 7
    let monday = clock.today - (today - 1)
    switch turn {
    case .unsaid where prefersPast, .last: return clock.today + (ahead == 0 ? -7 : ahead - 7)
    case .unsaid: return clock.today + (ahead == 0 ? 7 : ahead)
    case .this: return clock.today + ahead
    case .next: return monday + 7 + day - 1
    case .afterNext: return clock.today + (ahead == 0 ? 7 : ahead) + 7
    }
  }

  private func year(_ year: Int) -> Stretch? {
    guard let first = CivilDay(year: year, month: 1, day: 1) else { return nil }
    let end = CivilDay(year: year + 1, month: 1, day: 1)?.number ?? first.number + 365
    return Stretch(start: first.number, end: end, grain: .year)
  }

  private func month(_ month: Int, _ turn: Turn, year: Int?) -> Stretch? {
    let today = CivilDay(number: clock.today)
    var chosen = year ?? today.year
    if year == nil {
      let isAhead = month >= today.month
      switch turn {
      case .unsaid where prefersPast: chosen -= month <= today.month ? 0 : 1
      case .unsaid: chosen += isAhead ? 0 : 1
      case .this: break
      case .next: chosen += month > today.month ? 0 : 1
      case .last: chosen -= month < today.month ? 0 : 1
      case .afterNext: chosen += month > today.month ? 1 : 2
      }
    }
    guard let first = CivilDay(year: chosen, month: month, day: 1) else { return nil }
    let length = CivilDay.length(ofMonth: month, year: chosen)
    return Stretch(start: first.number, end: first.number + length, grain: .month)
  }

  private func monthDay(_ month: Int, _ day: Int, _ draft: Draft) -> Int? {
    if let year = draft.year {
      return CivilDay(year: year, month: month, day: day)?.number
    }
    let today = CivilDay(number: clock.today)
    // 29 February is at most eight years away.
    let years = Array(today.year - 8...today.year + 8)
    let days = years.compactMap { CivilDay(year: $0, month: month, day: day)?.number }
    let next = days.first { $0 >= clock.today }
    let last = days.last { $0 <= clock.today }
    let usual = prefersPast ? last : next
    guard let weekday = draft.weekday?.day else { return usual }
    // "Sunday, Feb 10" was two days ago if that was a Sunday. Otherwise the date is believed and
    // the weekday taken for a mistake, as Microsoft and chrono have it.
    if let last, clock.today - last <= 60, CivilDay.weekday(last) == weekday { return last }
    return usual
  }

  /// The first coming year in which a date falls on the weekday that was said with it.
  private func matchingYear(_ draft: Draft) -> Int? {
    guard let month = draft.month?.month, let day = draft.dayOfMonth, draft.year == nil,
      let weekday = draft.weekday?.day
    else { return nil }
    let year = CivilDay(number: clock.today).year
    return (year...year + 12).compactMap { CivilDay(year: $0, month: month, day: day)?.number }
      .first { $0 >= clock.today && CivilDay.weekday($0) == weekday }
  }

  /// Other days that the same words may mean.
  private func otherDays(_ draft: Draft, than day: Stretch) -> [Stretch] {
    var others: [Int] = []
    if let match = matchingYear(draft) { others.append(match) }
    if let weekday = draft.weekday, weekday.turn == .unsaid, draft.month == nil,
      draft.dayOfMonth == nil, draft.stretch == nil,
      weekday.day == CivilDay.weekday(clock.today)
    {
      // Who says the name of today's weekday may also mean today.
      others.append(clock.today)
    }
    return others.filter { $0 != day.start }
      .map { Stretch(start: $0, end: $0 + 1, grain: .day) }
  }

  private func dayOfMonth(_ day: Int, weekday: Int?) -> Int? {
    guard (1...31).contains(day) else { return nil }
    let today = CivilDay(number: clock.today)
    let step = prefersPast ? -1 : 1
    var first: Int?
    for distance in 0..<14 {
      let index = today.year * 12 + today.month - 1 + distance * step
      guard let date = CivilDay(year: index / 12, month: index % 12 + 1, day: day)?.number,
        prefersPast ? date <= clock.today : date >= clock.today
      else { continue }
      first = first ?? date
      guard let weekday else { return date }
      if CivilDay.weekday(date) == weekday { return date }
    }
    return first
  }
}
