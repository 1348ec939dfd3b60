// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How an intent reads as a sentence: `parameterSummary`, as the manifest declares it.
///
/// The JSON form is Apple's `actionConfiguration`. Public files show a `whenClause` and a
/// `switchStatement`, but not the numbers of all comparisons, so branches are written under a key
/// of ours.
public indirect enum SummaryDeclaration: Hashable, Sendable {
  /// A sentence, and the parameters that are shown below it.
  case sentence(format: String, parameters: [String], others: [String])
  /// The first branch whose condition holds; a branch without condition is the default.
  case branches([Branch])
  /// A shape that this version does not know, kept as it was.
  case unknown(JSONValue)

  /// One case of a choice between sentences.
  public struct Branch: Hashable, Sendable {
    /// The JSON of the condition's value and operator, nil for the default branch.
    public var condition: JSONValue?
    public var summary: SummaryDeclaration

    public init(condition: JSONValue?, summary: SummaryDeclaration) {
      self.condition = condition
      self.summary = summary
    }
  }
}

extension SummaryDeclaration {
  /// A known shape with keys that we do not write is kept whole, so that nothing is lost.
  public init(json: JSONValue) {
    if let read = Self.read(json), read.json == json {
      self = read
    } else {
      self = .unknown(json)
    }
  }

  private static func read(_ json: JSONValue) -> SummaryDeclaration? {
    guard let object = json.objectValue else { return nil }
    if let wrapper = object["actionSummary"]?.objectValue?["wrapper"]?.objectValue {
      let string = wrapper["summaryString"]?.objectValue ?? [:]
      return .sentence(
        format: string["formatString"]?.stringValue ?? "",
        parameters: string.strings("parameterIdentifiers"),
        others: wrapper.strings("otherParameterIdentifiers"))
    }
    if let cases = object["openAppIntentsBranches"]?.arrayValue {
      return .branches(
        cases.compactMap { entry in
          guard let configuration = entry.objectValue?["configuration"] else { return nil }
          return Branch(
            condition: entry.objectValue?["condition"],
            summary: SummaryDeclaration(json: configuration))
        })
    }
    return nil
  }

  public var json: JSONValue {
    switch self {
    case .sentence(let format, let parameters, let others):
      [
        "actionSummary": [
          "wrapper": [
            "summaryString": [
              "formatString": .string(format),
              "parameterIdentifiers": .array(parameters.map { .string($0) }),
            ],
            "otherParameterIdentifiers": .array(others.map { .string($0) }),
          ]
        ]
      ]
    case .branches(let branches):
      [
        "openAppIntentsBranches": .array(
          branches.map { branch in
            var entry: JSONObject = ["configuration": branch.summary.json]
            entry["condition"] = branch.condition
            return .object(entry)
          })
      ]
    case .unknown(let json): json
    }
  }

  /// Every sentence of every branch, outermost first.
  ///
  /// Shapes kept as unknown are searched too, so that Apple's switch statements give theirs.
  public var formats: [String] {
    switch self {
    case .sentence(let format, _, _): format.isEmpty ? [] : [format]
    case .branches(let branches): branches.flatMap(\.summary.formats)
    case .unknown(let json): Self.formats(in: json)
    }
  }

  private static func formats(in json: JSONValue) -> [String] {
    switch json {
    case .object(let object):
      if let format = object["formatString"]?.stringValue { return [format] }
      return object.sorted { $0.key < $1.key }.flatMap { formats(in: $0.value) }
    case .array(let list): return list.flatMap { formats(in: $0) }
    default: return []
    }
  }
}
