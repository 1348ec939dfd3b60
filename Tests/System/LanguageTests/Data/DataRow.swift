// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata

/// One line of a file of test data: tab-separated, with `\t \n \\` escaped inside fields.
struct DataRow {
  var id: String
  var locale: String
  var kind: String
  var text: String
  var reference: Date?
  /// The zone that the reference is given in, else GMT.
  var zone: TimeZone
  var expected: JSONValue
  var note: String

  static func rows(_ file: String) -> [DataRow] {
    file.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { unescaped($0) }
      guard fields.count >= 7 else { return nil }
      let expected =
        (try? JSONDecoder().decode(JSONValue.self, from: Data(fields[6].utf8))) ?? .null
      let (date, zone) = reference(fields[5])
      return DataRow(
        id: fields[0], locale: fields[2].replacingOccurrences(of: "-", with: "_"),
        kind: fields[3], text: fields[4], reference: date, zone: zone, expected: expected,
        note: fields.count > 7 ? fields[7] : "")
    }
  }

  private static func unescaped(_ field: Substring) -> String {
    var text = ""
    var isEscaped = false
    for character in field {
      if isEscaped {
        text.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }

  private static func reference(_ text: String) -> (Date?, TimeZone) {
    guard text.count >= 19 else { return (nil, .gmt) }
    var zone = TimeZone.gmt
    let suffix = text.dropFirst(19)
    if suffix.count == 6, let hours = Int(suffix.dropFirst().prefix(2)) {
      zone = TimeZone(secondsFromGMT: (suffix.hasPrefix("-") ? -hours : hours) * 3600) ?? .gmt
    }
    return (wall(String(text.prefix(19)), zone), zone)
  }

  /// A date written `2013-02-12T04:30:00`, with a space or a `T`, or without a time.
  static func wall(_ text: String, _ zone: TimeZone) -> Date? {
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard parts.count >= 3 else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar.date(
      from: DateComponents(
        year: parts[0], month: parts[1], day: parts[2], hour: parts.count > 3 ? parts[3] : 0,
        minute: parts.count > 4 ? parts[4] : 0, second: parts.count > 5 ? parts[5] : 0))
  }
}

/// Counts by group, and the misses on demand.
struct Scores {
  private var counts: [(group: String, peers: String, right: Int, second: Int, all: Int)] = []
  let showsMisses: String?

  init(showsMisses: String?) { self.showsMisses = showsMisses }

  var isEmpty: Bool { counts.isEmpty }

  /// - Parameter rank: 0 when the first reading is right, 1 when an alternative is, nil for a miss.
  mutating func add(_ group: String, peers: String = "", rank: Int?, _ row: DataRow, got: String) {
    if !counts.contains(where: { $0.group == group }) { counts.append((group, peers, 0, 0, 0)) }
    guard let index = counts.firstIndex(where: { $0.group == group }) else { return }
    counts[index].all += 1
    if rank == 0 { counts[index].right += 1 }
    if rank != nil { counts[index].second += 1 }
    if rank != 0, let showsMisses, group.contains(showsMisses) {
      let expected = (try? JSONEncoder().encode(row.expected)).map {
        String(decoding: $0, as: UTF8.self)
      }
      print("MISS", group, row.id, row.text, "|", (expected ?? "").prefix(300), "| got", got)
    }
  }

  var table: String {
    counts.map { count in
      func percent(_ n: Int) -> String {
        let tenths = count.all == 0 ? 0 : Int((Double(n) * 1000 / Double(count.all)).rounded())
        return "\(tenths / 10).\(tenths % 10) %"
      }
      let name = count.group.padding(toLength: 46, withPad: " ", startingAt: 0)
      return
        "\(name) \(count.right)/\(count.all) = \(percent(count.right)), with alternatives \(percent(count.second))   \(count.peers)"
    }.joined(separator: "\n")
  }
}

extension JSONValue {
  /// A member of an object.
  func member(_ key: String) -> JSONValue? { objectValue?[key] }
}
