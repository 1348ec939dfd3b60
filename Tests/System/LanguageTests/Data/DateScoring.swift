// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import IntentWire
import Language

/// Scores dates by the moment they resolve to.
enum DateScoring {
  private static let grains: [String: Moment.Grain] = [
    "year": .year, "quarter": .quarter, "month": .month, "week": .week, "day": .day,
    "hour": .hour, "minute": .minute, "second": .second,
  ]

  /// Duckling says "in 2 days" to the hour and "2 years ago" to the month; we say a day to both.
  /// So two readings agree when they agree to the coarser of their grains.
  private static func agree(_ moment: Moment, _ date: Date, _ grain: Moment.Grain, _ zone: TimeZone)
    -> Bool
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let fields: Set<Calendar.Component> =
      switch min(moment.grain, grain) {
      case .year: [.year]
      case .quarter, .month: [.year, .month]
      case .week, .day: [.year, .month, .day]
      case .hour: [.year, .month, .day, .hour]
      case .minute: [.year, .month, .day, .hour, .minute]
      case .second: [.year, .month, .day, .hour, .minute, .second]
      }
    return calendar.dateComponents(fields, from: moment.date)
      == calendar.dateComponents(fields, from: date)
  }

  static func duckling(_ row: DataRow, _ scores: inout Scores) {
    let readings = DataFile.whole(row, .date)
    let got = readings.map {
      "\($0.moment.map { "\($0.date) \($0.grain)" } ?? "") \($0.confidence)"
    }
    .joined(separator: "; ")
    if row.note.hasPrefix("must") {
      scores.add(
        "duckling time, not one", peers: "Duckling 100, chrono 100, Microsoft 92.9",
        rank: readings.allSatisfy { $0.confidence < 0.5 } ? 0 : nil, row, got: got)
      return
    }
    guard row.note != "diffCorpus-context" else { return }
    let isHoliday =
      row.expected.member("holiday")?.boolValue ?? (row.expected.member("holiday") != nil)
    switch row.expected.member("kind")?.stringValue {
    case "instant":
      guard
        let value = row.expected.member("value")?.stringValue.flatMap({ DataRow.wall($0, row.zone) }
        )
      else { return }
      let grain = grains[row.expected.member("grain")?.stringValue ?? ""] ?? .second
      let moments = readings.flatMap { reading -> [Moment] in
        [reading.moment].compactMap { $0 }
      }
      var rank: Int? = moments.contains { agree($0, value, grain, row.zone) } ? 0 : nil
      if rank == nil, readings.contains(where: { $0.alternatives.contains(.date(value)) }) {
        rank = 1
      }
      let group =
        isHoliday
        ? "duckling time, holidays"
        : row.note == "latent" ? "duckling time, latent" : "duckling time, instants"
      scores.add(
        group,
        peers: isHoliday
          ? "Duckling 100, Microsoft 16.7"
          : "Duckling 100, Microsoft 54.0, dateparser 46.8, chrono 42.7",
        rank: rank, row, got: got)
    case "interval" where !isHoliday:
      guard
        let from = row.expected.member("from")?.stringValue.flatMap({ DataRow.wall($0, row.zone) })
      else { return }
      let isRight = readings.contains { reading in
        guard let moment = reading.moment else { return false }
        return agree(moment, from, .day, row.zone)
      }
      scores.add(
        "duckling time, first day of intervals", rank: isRight ? 0 : nil, row, got: got)
    default: return
    }
  }

  static func microsoft(_ row: DataRow, _ scores: inout Scores) {
    guard row.kind == "DateTime.DateTimeModel", case .array(let results) = row.expected else {
      return
    }
    let reader = DataFile.reader(row)
    if results.isEmpty {
      let found = reader.spans(of: .date).filter { $0.confidence >= 0.7 }
      let spans = found.map { reader.utterance.text(in: $0.span) }
      scores.add(
        "ms datetime, none in it", peers: "chrono 89.1, Duckling 71.9, Microsoft 67.2",
        rank: found.isEmpty ? 0 : nil, row, got: "\(spans)")
      return
    }
    guard results.count == 1, let result = results.first,
      let type = result.member("type")?.stringValue,
      ["date", "time", "datetime", "duration"].contains(type),
      let text = result.member("text")?.stringValue
    else { return }
    let peers = [
      "date": "Duckling 69.9, Microsoft 56.3, chrono 53.7",
      "time": "Duckling 92.3, Microsoft 84.6, chrono 67.3",
      "datetime": "Microsoft 72.1, Duckling 69.8, chrono 51.2",
      "duration": "Microsoft 79.6, rustling 55.6, Duckling 51.9",
    ]
    var expected: [String] = []
    if case .array(let values)? = result.member("values") {
      expected = values.compactMap { $0.member("value")?.stringValue }
    }
    let (rank, got) = microsoftRank(row, type, expected, text)
    scores.add("ms \(type)", peers: peers[type] ?? "", rank: rank, row, got: got)
  }

  /// The longest reading of the sentence is compared, as an assistant would take it.
  private static func microsoftRank(
    _ row: DataRow, _ type: String, _ expected: [String], _ text: String
  ) -> (Int?, String) {
    let reader = DataFile.reader(row)
    if type == "duration" {
      let all = reader.spans(of: .duration)
      let best = all.max { $0.span.count < $1.span.count }
      guard case .duration(let seconds, let attoseconds)? = best?.value else {
        return (nil, "none")
      }
      let exact = Double(seconds) + Double(attoseconds) * 1e-18
      return (expected.contains { DataFile.near(Double($0), exact) } ? 0 : nil, "\(exact)")
    }
    let hints = ReadingHints(
      dateKind: type == "time" ? .time : type == "date" ? .date : .dateTime)
    let all = reader.spans(of: .date, hints: hints)
    let best = all.max {
      ($0.span.count, $0.confidence, -$0.span.lowerBound)
        < ($1.span.count, $1.confidence, -$1.span.lowerBound)
    }
    guard let best, let moment = best.moment else { return (nil, "none") }
    func text(_ date: Date) -> String {
      let style = Date.ISO8601FormatStyle(timeZone: .gmt)
      let iso = date.formatted(style.year().month().day().time(includingFractionalSeconds: false))
      switch type {
      case "date": return String(iso.prefix(10))
      case "time": return String(iso.suffix(8))
      default: return iso.replacingOccurrences(of: "T", with: " ")
      }
    }
    let values = ([best.value] + best.alternatives).compactMap { value -> String? in
      if case .date(let date) = value { text(date) } else { nil }
    }
    let rank = values.firstIndex { expected.contains($0) }.map { min($0, 1) }
    return (rank, "\(values) \(moment.grain)")
  }

  static func chrono(_ row: DataRow, _ scores: inout Scores) {
    guard case .array(let results) = row.expected, let reference = row.reference else { return }
    var row = row
    row.reference = reference
    let reader = DataFile.reader(row)
    let found = reader.spans(of: .date).filter { $0.confidence >= 0.35 }
    if results.isEmpty {
      scores.add(
        "chrono, none in it", rank: found.allSatisfy { $0.confidence < 0.7 } ? 0 : nil, row,
        got: "\(found.map { reader.utterance.text(in: $0.span) })")
      return
    }
    guard results.count == 1, let start = results[0].member("start"),
      results[0].member("end") == nil,
      let day = start.member("day")?.intValue, let month = start.member("month")?.intValue
    else { return }
    let best = found.max { ($0.span.count, $0.confidence) < ($1.span.count, $1.confidence) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = row.zone
    let got = best?.moment.map { calendar.dateComponents([.year, .month, .day], from: $0.date) }
    let year = start.member("year")?.intValue
    let isRight =
      got?.day == Int(day) && got?.month == Int(month)
      && (year == nil || got?.year == year.map { Int($0) })
    scores.add(
      "chrono, date part", peers: "chrono 100, Duckling 66.7, Microsoft 64.6, dateparser 62.8",
      rank: isRight ? 0 : nil, row, got: "\(best?.moment?.date.description ?? "none")")
  }

  /// Values whose place in the sentence is known, as a matched phrase knows it.
  static func nlupp(_ row: DataRow, _ scores: inout Scores) {
    guard case .array(let slots) = row.expected else { return }
    for slot in slots {
      guard let type = slot.member("type")?.stringValue, let text = slot.member("text")?.stringValue
      else {
        continue
      }
      var part = row
      part.text = text
      part.expected = slot
      switch type {
      case "date":
        let readings = DataFile.whole(part, .date, hints: ReadingHints(dateKind: .date))
        let wanted = slot.member("value")?.stringValue ?? ""
        let rank = readings.firstIndex {
          $0.moment.map { wall($0.date, zone: row.zone).hasPrefix(wanted) } ?? false
        }
        scores.add(
          "nlu++ date", peers: "Duckling 80.5, dateparser 76.7", rank: rank.map { min($0, 1) },
          part,
          got: readings.first?.moment.map { wall($0.date, zone: row.zone) } ?? "none")
      case "time":
        let readings = DataFile.whole(part, .date, hints: ReadingHints(dateKind: .time))
        let wanted = slot.member("value")?.stringValue ?? ""
        let rank = DataFile.rank(readings) {
          guard case .date(let date) = $0 else { return false }
          return wall(date, zone: row.zone).dropFirst(11).hasPrefix(wanted)
        }
        scores.add(
          "nlu++ time", peers: "Duckling 86.0, chrono 40.6", rank: rank, part,
          got: readings.first?.moment.map { wall($0.date, zone: row.zone) } ?? "none")
      case "integer":
        let readings = DataFile.whole(part, .int)
        let wanted = slot.member("value")?.intValue
        let rank = DataFile.rank(readings) { $0 == wanted.map { .int(Int($0)) } }
        scores.add(
          "nlu++ integer", peers: "Duckling 63.9, rustling 61.8", rank: rank, part,
          got: "\(readings.first?.value ?? .null)")
      case "money":
        let readings = DataFile.whole(part, .currencyAmount) + DataFile.whole(part, .double)
        let wanted = slot.member("value")?.doubleValue
        let rank = readings.contains { (reading: ReadValue) -> Bool in
          switch reading.value {
          case .codable(_, let json):
            return DataFile.near(json.member("amount")?.doubleValue, wanted)
          case .double(let value): return DataFile.near(value, wanted)
          default: return false
          }
        }
        scores.add(
          "nlu++ money", peers: "Microsoft 92.4, Duckling 79.0", rank: rank ? 0 : nil, part,
          got: "\(readings.map(\.value))")
      default: continue
      }
    }
  }

  private static func wall(_ date: Date, zone: TimeZone) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: zone)
    return date.formatted(style.year().month().day().time(includingFractionalSeconds: false))
  }
}
