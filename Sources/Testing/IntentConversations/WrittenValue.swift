// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Foundation
internal import IntentMetadata
package import IntentWire

/// Values as a conversation file writes them.
package struct WrittenValue: Hashable, Sendable {
  /// Dates without an offset are meant here.
  package var timeZone: TimeZone

  package init(timeZone: TimeZone) { self.timeZone = timeZone }

  /// Whether a text names the value: `nothing` for none, `…` for any characters.
  package func matches(_ text: String, _ value: IntentValue?) -> Bool {
    guard let value, value != .null else { return text == "nothing" }
    let pattern = TextPattern(text)
    return forms(of: value).contains(where: pattern.matches)
  }

  /// The value as a person would write it, for a message.
  package func text(of value: IntentValue?) -> String {
    guard let value, value != .null else { return "nothing" }
    return forms(of: value).first ?? "nothing"
  }

  /// Every way in which a value may be written, the plainest first.
  private func forms(of value: IntentValue) -> [String] {
    switch value {
    case .null: return ["nothing"]
    case .string(let text), .url(let text), .attributedString(let text): return [text]
    case .bool(let flag): return flag ? ["yes", "true"] : ["no", "false"]
    case .int(let number): return [String(number)]
    case .double(let number): return numbers(number)
    case .date(let date): return forms(of: date)
    case .dateComponents: return [value.plainText]
    case .duration(let seconds, let attoseconds):
      return numbers(Double(seconds) + Double(attoseconds) * 1e-18).flatMap { ["\($0) s", $0] }
    case .measurement(let number, let symbol, _):
      return numbers(number).flatMap { ["\($0) \(symbol)", "\($0)\(symbol)"] }
    case .enumeration(_, let rawValue): return [rawValue]
    case .entity(let entity): return [entity.title, entity.identifier].filter { !$0.isEmpty }
    case .file(let name, _, _): return [name]
    case .array(let values):
      return [values.map { text(of: $0) }.joined(separator: ", ")]
    case .codable: return [value.plainText]
    }
  }

  private func numbers(_ number: Double) -> [String] {
    (Int(exactly: number).map { [String($0)] } ?? []) + [String(number)]
  }

  /// The day alone where the time is its first moment, then with the time, then in UTC.
  private func forms(of date: Date) -> [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    func padded(_ number: Int?, _ width: Int = 2) -> String {
      let digits = String(number ?? 0)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = "\(padded(parts.year, 4))-\(padded(parts.month))-\(padded(parts.day))"
    let minute = "\(day)T\(padded(parts.hour)):\(padded(parts.minute))"
    let second = "\(minute):\(padded(parts.second))"
    let isWhole =
      parts.second == 0 && date.timeIntervalSince1970.rounded() == date.timeIntervalSince1970
    let isDay = isWhole && date == calendar.startOfDay(for: date)
    return (isDay ? [day] : []) + (isWhole ? [minute] : []) + [second, date.formatted(.iso8601)]
  }
}

extension IntentValue {
  /// As JSON prints it, without quotation marks around a text.
  fileprivate var plainText: String {
    switch self {
    case .array(let values): values.map(\.plainText).joined(separator: ", ")
    default:
      switch plainJSON {
      case .string(let text): text
      case let json:
        (try? JSONEncoder().encode(json)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      }
    }
  }
}

/// Whether a value is the one that a test names.
package enum ValueLikeness {
  /// - Parameter expected: a text stands for an entity's title or identifier and for an enum's case
  ///   too; a whole number for the same fraction.
  package static func matches(_ expected: IntentValue, _ actual: IntentValue?) -> Bool {
    switch (expected, actual ?? .null) {
    case (.string(let text), .entity(let entity)):
      text == entity.title || text == entity.identifier
    case (.string(let text), .enumeration(_, let rawValue)): text == rawValue
    case (.string(let text), .attributedString(let characters)): text == characters
    case (.entity(let left), .entity(let right)):
      left.type == right.type && left.identifier == right.identifier
    case (.int(let left), .double(let right)): Double(left) == right
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { matches($0, $1) }
    case (let left, let right): left == right
    }
  }
}
