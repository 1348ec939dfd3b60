// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DayPart {
  /// The usual hour, and where the part begins and ends, in hours since midnight.
  var hours: (usual: Int, start: Int, end: Int) {
    switch self {
    case .earlyMorning: (7, 0, 9)
    case .morning: (9, 0, 12)
    case .lunch: (12, 12, 14)
    case .noon: (12, 12, 12)
    case .afternoon: (15, 12, 19)
    case .evening: (18, 18, 24)
    case .night: (21, 18, 24)
    case .tonight: (20, 18, 24)
    case .midnight: (24, 24, 24)
    }
  }
}

extension DraftResolution {
  /// The moments of a clock time or a part of the day, on a given day or the next possible one.
  func times(_ draft: Draft, on day: Stretch?) -> [Moment] {
    var moments: [Moment] = []
    for second in seconds(draft, hasDay: day != nil) {
      let start: Int
      if let day {
        start = day.start
      } else if draft.dayPart?.isThis == true || draft.dayPart?.part == .tonight {
        start = clock.today
      } else {
        let isPast = second.start <= secondNow(draft.zone) && !prefersPast
        start = clock.today + (isPast ? 1 : 0)
      }
      moments.append(moment(day: start, second: second, draft: draft, hasDay: day != nil))
    }
    if day == nil, draft.dayPart == nil {
      // Whichever comes first on the clock.
      moments.sort { prefersPast ? $0.date > $1.date : $0.date < $1.date }
    }
    return moments
  }

  private func secondNow(_ zone: Int?) -> Int {
    guard let zone else { return clock.secondOfDay }
    let shift = zone - clock.timeZone.secondsFromGMT(for: clock.now)
    return ((clock.secondOfDay + shift) % 86_400 + 86_400) % 86_400
  }

  struct TimeOfDay {
    /// Seconds since midnight; may exceed a day.
    var start: Int
    var end: Int?
    var grain: Moment.Grain
  }

  /// The seconds since midnight that were meant, most likely first.
  private func seconds(_ draft: Draft, hasDay: Bool) -> [TimeOfDay] {
    guard let clock = draft.clock else {
      guard let part = draft.dayPart?.part else { return [] }
      let hours = part.hours
      return [
        TimeOfDay(
          start: hours.usual * 3600, end: hours.end > hours.start ? hours.end * 3600 : nil,
          grain: .hour)
      ]
    }
    // "Tomorrow at midnight" is when tomorrow begins; "tonight at midnight" is when tonight ends.
    if clock.hour == 24, hasDay, draft.dayPart == nil {
      return [TimeOfDay(start: clock.minute * 60, end: nil, grain: clock.grain)]
    }
    func time(_ hour: Int) -> TimeOfDay {
      TimeOfDay(
        start: hour * 3600 + clock.minute * 60 + (clock.second ?? 0), end: nil, grain: clock.grain)
    }
    switch clock.meridiem {
    case .am: return [time(clock.hour == 12 ? 0 : clock.hour)]
    case .pm: return [time(clock.hour < 12 ? clock.hour + 12 : clock.hour)]
    case .both: return [time(clock.hour % 12), time(clock.hour % 12 + 12)]
    case .unsaid: break
    }
    guard clock.isAmbiguous else { return [time(clock.hour)] }
    if let part = draft.dayPart?.part {
      return [time(hour(clock.hour, in: part))]
    }
    let morning = time(clock.hour % 12)
    let afternoon = time(clock.hour % 12 + 12)
    if !hasDay { return [morning, afternoon] }
    return (7...11).contains(clock.hour) ? [morning, afternoon] : [afternoon, morning]
  }

  private func hour(_ hour: Int, in part: DayPart) -> Int {
    switch part {
    case .earlyMorning, .morning: hour % 12
    case .noon, .lunch: hour >= 10 ? hour : hour + 12
    case .afternoon: hour % 12 + 12
    case .evening: hour == 12 ? 24 : hour + 12
    case .night, .tonight, .midnight: hour == 12 ? 24 : hour < 5 ? hour + 24 : hour + 12
    }
  }

  // MARK: Moments

  private func moment(
    day: Int, second: TimeOfDay, draft: Draft, hasDay: Bool
  ) -> Moment {
    let actual = day + second.start / 86_400
    let rest = second.start % 86_400
    let date = clock.date(day: actual, second: rest, offset: draft.zone)
    var components = dateComponents(actual)
    components.hour = rest / 3600
    components.minute = rest / 60 % 60
    if second.grain == .second { components.second = rest % 60 }
    if let zone = draft.zone { components.timeZone = TimeZone(secondsFromGMT: zone) }
    return Moment(
      date: date,
      end: second.end.map { clock.date(day: day + $0 / 86_400, second: $0 % 86_400) },
      grain: second.grain,
      hasDate: hasDay || draft.dayPart?.isThis == true
        || draft.dayPart?.part == .tonight, hasTime: true, components: components)
  }

  private func dateComponents(_ day: Int) -> DateComponents {
    let civil = CivilDay(number: day)
    return DateComponents(year: civil.year, month: civil.month, day: civil.day)
  }

  func moment(days: Stretch) -> Moment {
    var components = dateComponents(days.start)
    if days.grain < .month { components.month = nil }
    if days.grain < .day && days.grain != .week { components.day = nil }
    if days.grain == .quarter { components.month = CivilDay(number: days.start).month }
    return Moment(
      date: clock.date(day: days.start, second: 0),
      end: days.end > days.start + 1 ? clock.date(day: days.end, second: 0) : nil,
      grain: days.grain, hasDate: true, hasTime: false, components: components)
  }

  func moment(at date: Date, end: Date?, grain: Moment.Grain, zone: Int?) -> Moment {
    let (day, second) = LocalClock.local(date, clock.timeZone)
    var components = dateComponents(day)
    components.hour = second / 3600
    components.minute = second / 60 % 60
    components.second = second % 60
    return Moment(
      date: date, end: end, grain: grain, hasDate: true, hasTime: true, components: components)
  }
}
