// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Which form of JSON a payload has.
package enum PayloadShape: Hashable, Sendable {
  /// `jsonRepresentation()` of iOS 13 to 26.
  case metricKit
  /// The reports of iOS 27. No public sample of their JSON is known, so only their environment and
  /// call stacks are looked for; all the rest stays raw.
  case reports
}

/// A payload of either kind.
package enum Payload: Hashable, Sendable {
  case metrics(MetricModel)
  case diagnostics(DiagnosticModel)
}

/// Reads payloads of every region and system.
package struct PayloadReader {
  package private(set) var shape = PayloadShape.metricKit
  let quantities: QuantityReader
  private let root: JSONCursor

  /// - Throws: ``PayloadError`` for what is not JSON.
  package init(_ bytes: [UInt8]) throws(PayloadError) {
    root = try JSONTape(bytes).root
    let environment = root["metaData"] ?? root["environment"] ?? root.firstMetaData
    quantities = QuantityReader(
      NumberConvention(
        texts: root.localisedTexts, region: environment?["regionFormat"]?.string))
    if root["environment"] != nil || root["intervalEntries"] != nil || root["timeRange"] != nil {
      shape = .reports
    }
  }

  /// - Throws: ``PayloadError/notAPayload`` for an object without any key of a payload.
  package func payload() throws(PayloadError) -> Payload {
    guard root.isObject else { throw .notAPayload }
    let keys = Set(root.members.map(\.key))
    switch shape {
    case .reports:
      return keys.contains("intervalEntries")
        ? .metrics(newMetrics(root)) : .diagnostics(newDiagnostics(root))
    case .metricKit:
      if DiagnosticKind.allCases.contains(where: { keys.contains($0.rawValue) }) {
        return .diagnostics(diagnostics(root))
      }
      guard
        keys.contains("timeStampBegin") || keys.contains("metaData")
          || !keys.isDisjoint(with: MetricGroups.all)
      else { throw .notAPayload }
      return .metrics(metrics(root))
    }
  }
}

extension JSONCursor {
  /// The metadata of the first diagnostic.
  fileprivate var firstMetaData: JSONCursor? {
    for kind in DiagnosticKind.allCases {
      for element in self[kind.rawValue]?.elements ?? [] {
        if let found = element["diagnosticMetaData"] { return found }
      }
    }
    return nil
  }

  /// Every string with a digit in it that is shorter than any sentence.
  fileprivate var localisedTexts: [String] {
    tape.nodes.indices.compactMap { index in
      let node = tape.nodes[index]
      guard node.kind == .string, node.end - node.start <= 80 else { return nil }
      let text = JSONCursor(tape: tape, index: index).string ?? ""
      // Times, versions and identifiers are no localised numbers.
      guard text.contains(where: \.isNumber), text.count(where: { $0 == "-" || $0 == ":" }) < 2,
        let name = NumberSpan(in: text), QuantityReader.unit(named: name.unitName) != nil
      else { return nil }
      return text
    }
  }
}

extension NumberSpan {
  /// The name of the unit, with a bar where it stands around the number.
  var unitName: String {
    if before.isEmpty { return after }
    return after.isEmpty ? before : before + "|" + after
  }
}
