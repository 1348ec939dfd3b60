// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a predicate may ask of a record: the names of Apple's `log` tool, and some that are easy to
/// expect.
package enum LogProperty: String, CaseIterable {
  case subsystem, category, process, processID, sender, threadID, activityIdentifier
  case level, messageType, logType
  case eventMessage, composedMessage, formatString, eventType, type
  case date, timestamp
  case signpostName, signpostID, signpostType

  /// Properties of one meaning have one of these.
  enum Meaning {
    case text, number, level, date, eventType, signpostType
  }

  var meaning: Meaning {
    switch self {
    case .subsystem, .category, .process, .sender, .eventMessage, .composedMessage, .formatString,
      .signpostName:
      .text
    case .processID, .threadID, .activityIdentifier, .signpostID: .number
    case .level, .messageType, .logType: .level
    case .date, .timestamp: .date
    case .eventType, .type: .eventType
    case .signpostType: .signpostType
    }
  }

  /// Names are found whatever their letter case, as `processid`.
  init?(name: String) {
    guard let property = Self.byName[name.lowercased()] else { return nil }
    self = property
  }

  private static let byName: [String: LogProperty] = {
    var names = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })
    names["processidentifier"] = .processID
    names["pid"] = .processID
    names["threadidentifier"] = .threadID
    names["tid"] = .threadID
    names["message"] = .eventMessage
    names["library"] = .sender
    names["signpostidentifier"] = .signpostID
    return names
  }()
}
