// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import FoundationAdditions
internal import FoundationEssentials
package import LogStore

/// A predicate over records, in the syntax of `NSPredicate`.
package struct LogPredicate {
  private let format: PredicateFormat
  /// The least level that it names, `fault` not being asked for by naming nothing.
  let leastLevel: LogLevel?
  let namesSignposts: Bool

  /// - Parameter calendar: reads dates that are written as text.
  package init(_ text: String, dates: DateText) throws(LogPredicateError) {
    let names = Names(dates: dates)
    do {
      format = try PredicateFormat(text, names: names)
    } catch {
      throw LogPredicateError(text: text, problem: error.description, place: error.place)
    }
    leastLevel = names.found.leastLevel
    namesSignposts = names.found.namesSignposts
  }

  package func matches(_ record: LogRecord) -> Bool { format.matches(Subject(record: record)) }

  func requiredText(of property: LogProperty) -> String? {
    format.requiredText(of: property.rawValue)
  }
}

/// A record whose properties are asked for by name.
private struct Subject: PredicateSubject {
  let record: LogRecord

  func predicateValue(forKey key: String) -> Any? {
    switch LogProperty(name: key) {
    case .subsystem: record.subsystem
    case .category: record.category
    case .process: record.process
    case .processID: Int(record.processIdentifier)
    case .sender: record.sender.isEmpty ? record.process : record.sender
    case .threadID: Double(record.threadIdentifier)
    case .activityIdentifier: Double(record.activityIdentifier)
    case .level, .messageType, .logType: level
    case .eventMessage, .composedMessage: record.message
    case .formatString: record.formatString
    case .eventType, .type: eventType
    case .date, .timestamp: Date(timeIntervalSince1970: Double(record.time) / 1e9)
    case .signpostName: signpost?.name
    case .signpostID: signpost.map { Double($0.identifier) }
    case .signpostType: signpost.map { Int($0.phase.rawValue) }
    case nil: nil
    }
  }

  /// In the order of how much they matter, unlike Apple's numbers.
  private var level: Int? {
    if case .log(let level) = record.kind { Int(level.rawValue) } else { nil }
  }

  private var signpost: LogSignpost? {
    if case .signpost(let signpost) = record.kind { signpost } else { nil }
  }

  private var eventType: String {
    switch record.kind {
    case .log: "logevent"
    case .signpost: "signpostevent"
    case .loss: "lossevent"
    }
  }
}

/// What the names and constants of a predicate over records mean.
private final class Names: PredicateNames {
  struct Found {
    var leastLevel: LogLevel?
    var namesSignposts = false
  }

  private let dates: DateText
  private(set) var found = Found()

  init(dates: DateText) { self.dates = dates }

  func isName(_ name: String) -> Bool {
    guard let property = LogProperty(name: name) else { return false }
    switch property {
    case .signpostName, .signpostID, .signpostType: found.namesSignposts = true
    default: break
    }
    return true
  }

  func problem(ofName name: String) -> String {
    let names = LogProperty.allCases.map(\.rawValue)
    if let near = nearestName(to: name, among: names) {
      return "'\(name)' is no property of a record; did you mean '\(near)'?"
    }
    return "'\(name)' is no property of a record; a text stands in quotes, and the properties are "
      + names.joined(separator: ", ")
  }

  func constant(
    _ constant: PredicateConstant, comparedWith name: String, place: Int
  ) throws(PredicateFormatError) -> Any? {
    let meaning = LogProperty(name: name)?.meaning
    switch constant {
    case .word(let word):
      if let value = try value(word, of: meaning, place) { return value }
      throw PredicateFormatError(
        description: "'\(word)' is neither a property nor a text; write it in quotes: \"\(word)\"",
        place: place)
    case .value(let text as String): return try value(text, of: meaning, place) ?? text
    case .value(let number as Double) where meaning == .level:
      return try level(ofNumber: number, place)
    case .value(let value): return value
    }
  }

  /// - Returns: nil for a property of which a text is a text.
  private func value(
    _ text: String, of meaning: LogProperty.Meaning?, _ place: Int
  ) throws(PredicateFormatError) -> Any? {
    switch meaning {
    case .level:
      guard let level = LogLevel(name: text) else {
        throw PredicateFormatError(
          description: "'\(text)' is no level; the levels are debug, info, default, error, fault",
          place: place)
      }
      return note(level)
    case .date:
      guard let moment = dates.moment(text) else {
        throw PredicateFormatError(
          description: "'\(text)' is no date; write it as '2026-11-30 10:00:00'", place: place)
      }
      return Date(timeIntervalSince1970: Double(moment) / 1e9)
    case .eventType:
      // Apple's tool takes them with and without the ending.
      let name = text.lowercased()
      let whole = name.hasSuffix("event") ? name : name + "event"
      guard ["logevent", "signpostevent", "lossevent"].contains(whole) else {
        throw PredicateFormatError(
          description: "'\(text)' is no type; the types are logEvent, signpostEvent, lossEvent",
          place: place)
      }
      if whole == "signpostevent" { found.namesSignposts = true }
      return whole
    case .signpostType:
      guard let phase = LogSignpost.Phase(name: text) else {
        throw PredicateFormatError(
          description: "'\(text)' is no type of a signpost; the types are begin, end, event",
          place: place)
      }
      return Int(phase.rawValue)
    case .text, .number, nil: return nil
    }
  }

  /// Apple's numbers: 0 default, 1 info, 2 debug, 16 error, 17 fault.
  private func level(ofNumber number: Double, _ place: Int) throws(PredicateFormatError) -> Int {
    switch number {
    case 0: return note(.default)
    case 1: return note(.info)
    case 2: return note(.debug)
    case 16: return note(.error)
    case 17: return note(.fault)
    default:
      throw PredicateFormatError(
        description: "the number is no level; write debug, info, default, error or fault",
        place: place)
    }
  }

  private func note(_ level: LogLevel) -> Int {
    found.leastLevel = min(found.leastLevel ?? level, level)
    return Int(level.rawValue)
  }
}

extension LogLevel {
  /// As a person writes it, with Apple's other names.
  package init?(name: String) {
    switch name.lowercased() {
    case "debug", "trace": self = .debug
    case "info": self = .info
    case "default", "notice", "log": self = .default
    case "error", "warning": self = .error
    case "fault", "critical": self = .fault
    default: return nil
    }
  }

  /// As it is shown: `Default`.
  package var title: String {
    switch self {
    case .debug: "Debug"
    case .info: "Info"
    case .default: "Default"
    case .error: "Error"
    case .fault: "Fault"
    }
  }
}

extension LogSignpost.Phase {
  init?(name: String) {
    switch name.lowercased() {
    case "begin", "intervalbegin": self = .begin
    case "end", "intervalend": self = .end
    case "event": self = .event
    default: return nil
    }
  }

  package var title: String {
    switch self {
    case .begin: "begin"
    case .end: "end"
    case .event: "event"
    }
  }
}

/// A predicate that cannot be read: what is wrong, and where.
package struct LogPredicateError: Error, Hashable, CustomStringConvertible {
  package var text: String
  package var problem: String
  /// Counted in characters from 0.
  package var place: Int

  /// The problem, and below it the predicate with a mark at the place.
  package var description: String {
    let line = text.replacing("\n", with: " ").replacing("\t", with: " ")
    return "the predicate cannot be read: \(problem)\n  \(line)\n  "
      + String(repeating: " ", count: place) + "^"
  }
}
