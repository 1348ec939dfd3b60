// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import IntentWire
import Language

/// A file of test data and how its rows are scored.
struct DataFile: Sendable {
  var name: String
  var score: @Sendable (DataRow, inout Scores) -> Void

  static let all: [DataFile] = [
    DataFile(name: "duckling_en_numeral.tsv") {
      number($0, &$1, "duckling numeral", "Duckling 100, rustling 79")
    },
    DataFile(name: "duckling_en_ordinal.tsv", score: { ordinal($0, &$1) }),
    DataFile(name: "duckling_en_duration.tsv", score: { duration($0, &$1) }),
    DataFile(name: "duckling_en_distance.tsv") { measure($0, &$1, "UnitLength") },
    DataFile(name: "duckling_en_volume.tsv") { measure($0, &$1, "UnitVolume") },
    DataFile(name: "duckling_en_temperature.tsv") { measure($0, &$1, "UnitTemperature") },
    DataFile(name: "duckling_en_quantity.tsv") { measure($0, &$1, "UnitMass") },
    DataFile(name: "duckling_en_time.tsv", score: { DateScoring.duckling($0, &$1) }),
    DataFile(name: "ms_en_number_model.tsv", score: { microsoftNumber($0, &$1) }),
    DataFile(name: "ms_en_datetime_model.tsv", score: { DateScoring.microsoft($0, &$1) }),
    DataFile(name: "chrono_en.tsv", score: { DateScoring.chrono($0, &$1) }),
    DataFile(name: "nlupp_en.tsv", score: { DateScoring.nlupp($0, &$1) }),
  ]

  static func whole(_ row: DataRow, _ type: ValueType, hints: ReadingHints = ReadingHints())
    -> [ReadValue]
  {
    let utterance = Utterance(row.text)
    return reader(row).read(type, in: 0..<utterance.tokens.count, hints: hints)
  }

  static func reader(_ row: DataRow) -> ValueReader {
    ValueReader(
      Utterance(row.text),
      context: ReadingContext(
        now: row.reference ?? Date(timeIntervalSince1970: 1_360_650_600), timeZone: row.zone,
        locale: Locale(identifier: row.locale == "en" ? "en_US" : row.locale)))
  }

  static func near(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return false }
    return abs(a - b) <= 1e-6 * max(1, abs(b))
  }

  static func rank(_ readings: [ReadValue], _ isRight: (IntentValue) -> Bool) -> Int? {
    let values = readings.flatMap { [$0.value] + $0.alternatives }
    return values.firstIndex(where: isRight).map { min($0, 1) }
  }

  private static func number(
    _ row: DataRow, _ scores: inout Scores, _ group: String, _ peers: String
  ) {
    let wanted = row.expected.member("value")?.doubleValue
    let readings = whole(row, .double)
    let rank = rank(readings) {
      if case .double(let value) = $0 { near(value, wanted) } else { false }
    }
    scores.add(group, peers: peers, rank: rank, row, got: "\(readings.map(\.value))")
  }

  private static func ordinal(_ row: DataRow, _ scores: inout Scores) {
    let utterance = Utterance(row.text)
    let got = reader(row).ordinal(in: 0..<utterance.tokens.count)
    scores.add(
      "duckling ordinal", peers: "Duckling 100, rustling 75",
      rank: got == row.expected.member("value")?.intValue.map { Int($0) } ? 0 : nil, row,
      got: "\(got ?? 0)")
  }

  private static let unitSeconds: [String: Double] = [
    "second": 1, "minute": 60, "hour": 3600, "day": 86_400, "week": 604_800,
    "month": 2_592_000, "quarter": 7_862_400, "year": 31_536_000,
  ]

  private static func duration(_ row: DataRow, _ scores: inout Scores) {
    let readings = whole(row, .duration)
    guard let value = row.expected.member("value")?.doubleValue,
      let unit = row.expected.member("unit")?.stringValue
    else {
      scores.add(
        "duckling duration, not one", rank: readings.isEmpty ? 0 : nil, row,
        got: "\(readings.map(\.value))")
      return
    }
    let seconds = value * (unitSeconds[unit] ?? 0)
    // Two years and three months are 27 months to Duckling, each of 30 days.
    let inMonths = unit == "month" && value > 12
    let rank = rank(readings) {
      guard case .duration(let got, _) = $0 else { return false }
      return near(Double(got), seconds) || inMonths && abs(Double(got) - seconds) < 86_400 * 12
    }
    scores.add(
      "duckling duration", peers: "Duckling 100, Microsoft 38, rustling 47", rank: rank, row,
      got: "\(readings.map(\.value))")
  }

  private static let units: [String: (symbol: String, factor: Double)] = [
    "Kilometre": ("km", 1), "Metre": ("m", 1), "Centimetre": ("cm", 1), "Millimetre": ("mm", 1),
    "Mile": ("mi", 1), "Inch": ("in", 1), "Foot": ("ft", 1), "Yard": ("yd", 1),
    "Litre": ("L", 1), "Millilitre": ("mL", 1), "Gallon": ("gal", 1), "Celsius": ("°C", 1),
    "Fahrenheit": ("°F", 1), "Degree": ("°C", 1), "Gram": ("g", 1), "Pound": ("lb", 1),
    "Ounce": ("oz", 1), "Hectolitre": ("hL", 1),
  ]

  private static func measure(_ row: DataRow, _ scores: inout Scores, _ dimension: String) {
    guard row.expected.member("kind")?.stringValue == "simple", row.note != "latent",
      row.expected.member("product") == nil, let unit = row.expected.member("unit")?.stringValue,
      let (symbol, _) = units[unit], let wanted = row.expected.member("value")?.doubleValue
    else { return }
    let readings = whole(row, .measurement(unit: dimension))
    let rank = rank(readings) {
      guard case .measurement(let value, let got, _) = $0 else { return false }
      if got == symbol { return near(value, wanted) }
      let grams = ["kg": 1000.0, "mg": 0.001]
      return symbol == "g" && near(value * (grams[got] ?? 0), wanted)
    }
    let peers = dimension == "UnitTemperature" ? "Duckling 100, rustling 90" : "Duckling 100"
    scores.add(
      "duckling \(dimension)", peers: peers, rank: rank, row, got: "\(readings.map(\.value))")
  }

  private static func microsoftNumber(_ row: DataRow, _ scores: inout Scores) {
    guard row.kind == "Number.NumberModel", case .array(let expected) = row.expected else { return }
    let reader = reader(row)
    // Every maximal number of the sentence, without overlaps.
    var found: [Double] = []
    var next = 0
    for value in reader.spans(of: .double)
    where value.span.lowerBound >= next && value.confidence > 0.5 {
      if case .double(let number) = value.value { found.append(number) }
      next = value.span.upperBound
    }
    let wanted = expected.compactMap { $0.member("value")?.stringValue.flatMap(Double.init) }
    let isRight = found.count == wanted.count && zip(found, wanted).allSatisfy { near($0, $1) }
    scores.add(
      expected.isEmpty ? "ms number, none in it" : "ms number",
      peers: expected.isEmpty ? "" : "Microsoft 74.9, Duckling 37.8, rustling 37.8",
      rank: isRight ? 0 : nil, row, got: "\(found)")
  }
}
