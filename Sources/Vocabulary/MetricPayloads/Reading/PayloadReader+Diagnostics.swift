// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension PayloadReader {
  func diagnostics(_ json: JSONCursor) -> DiagnosticModel {
    var model = DiagnosticModel()
    for (key, value) in json.members {
      switch key {
      case "timeStampBegin": model.begin = value.string.map(PayloadTime.init(text:))
      case "timeStampEnd": model.end = value.string.map(PayloadTime.init(text:))
      case "version": model.version = value.string
      default:
        if let kind = DiagnosticKind(rawValue: key), value.isArray {
          model.diagnostics += value.elements.filter(\.isObject).map { diagnostic(kind, $0) }
        } else {
          model.unknown[key] = value.rawText
        }
      }
    }
    return model
  }

  private func diagnostic(_ kind: DiagnosticKind, _ json: JSONCursor) -> DiagnosticEntry {
    var entry = DiagnosticEntry(kind)
    for (key, value) in json.members {
      switch key {
      case "version": entry.version = value.string
      case "callStackTree": entry.callStackTree = CallStackTree(value)
      case "signpostData": entry.signposts = value.elements.filter(\.isObject).map(signpostEntry)
      case "diagnosticMetaData", "metaData":
        for (key, value) in value.members { read(key, value, into: &entry) }
      default: entry.unknown[key] = value.rawText
      }
    }
    return entry
  }

  private func read(_ key: String, _ json: JSONCursor, into entry: inout DiagnosticEntry) {
    switch key {
    case "signal": entry.signal = json.int
    case "exceptionType": entry.exceptionType = json.int
    case "exceptionCode": entry.exceptionCode = json.unsigned
    case "terminationReason": entry.terminationReason = json.string
    case "virtualMemoryRegionInfo": entry.virtualMemoryRegionInfo = json.string
    case "objectiveCexceptionReason", "objectiveCExceptionReason", "exceptionReason":
      entry.exceptionReason = Self.exceptionReason(json)
    case "signpostData": entry.signposts = json.elements.filter(\.isObject).map(signpostEntry)
    default:
      let quantity = DiagnosticQuantity.allCases.first {
        $0.rawValue == key || $0.aliases.contains(key)
      }
      if let quantity, let value = self.quantity(json) {
        entry.quantities[quantity] = value
      } else if !entry.environment.read(key, json) {
        entry.unknown["diagnosticMetaData.\(key)"] = json.rawText
      }
    }
  }

  private static func exceptionReason(_ json: JSONCursor) -> ExceptionReason? {
    guard json.isObject else { return nil }
    var reason = ExceptionReason()
    reason.composedMessage = json["composedMessage"]?.string ?? ""
    reason.formatString = json["formatString"]?.string ?? ""
    reason.arguments = (json["arguments"]?.elements ?? []).compactMap(\.string)
    reason.exceptionType = json["exceptionType"]?.string ?? ""
    reason.className = json["className"]?.string ?? ""
    reason.exceptionName = json["exceptionName"]?.string ?? ""
    return reason
  }

  private func signpostEntry(_ json: JSONCursor) -> SignpostEntry {
    var entry = SignpostEntry()
    entry.subsystem = json["subsystem"]?.string ?? ""
    entry.category = json["category"]?.string ?? ""
    entry.name = json["name"]?.string ?? ""
    entry.begin = json["beginTimeStamp"]?.string.map(PayloadTime.init(text:))
    entry.end = json["endTimeStamp"]?.string.map(PayloadTime.init(text:))
    entry.isInterval = json["isInterval"]?.bool ?? false
    return entry
  }
}
