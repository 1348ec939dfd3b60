// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata

/// The sentences of a parameter summary with the conditions under which each is shown, from our
/// form of `actionConfiguration` and from Apple's.
struct SummaryOutline {
  private struct Sentence {
    var conditions: [String]
    var format: String
    var others: [String]
  }

  private var sentences: [Sentence] = []
  /// Branches in a form that this version does not know.
  private var unknown: [String] = []

  init(_ summary: SummaryDeclaration) { read(summary.json, under: []) }

  var lines: [String] {
    let known = sentences.map { sentence in
      let conditions = sentence.conditions.joined(separator: ", ")
      let others = sentence.others.joined(separator: ", ")
      return (conditions.isEmpty ? "" : conditions + ": ")
        + "“\(PhraseTable.readable(sentence.format))”" + (others.isEmpty ? "" : " and \(others)")
    }
    return known + unknown.map { "a summary of the unknown form '\($0)'" }
  }

  // MARK: Reading

  private mutating func read(_ json: JSONValue, under conditions: [String]) {
    let object = json.objectValue ?? [:]
    if let sentence = object.wrapper("actionSummary") {
      let text = sentence["summaryString"]?.objectValue?["formatString"]?.stringValue ?? ""
      let others = (sentence["otherParameterIdentifiers"]?.arrayValue ?? [])
        .compactMap(\.stringValue)
      sentences.append(Sentence(conditions: conditions, format: text, others: others))
    } else if let choice = object.wrapper("switchStatement") {
      read(choice: choice, under: conditions)
    } else if let clause = object.wrapper("whenClause") {
      let condition = "when \(Self.text(of: clause["condition"]?.objectValue ?? [:]))"
      if let then = clause["when"] { read(then, under: conditions + [condition]) }
      if let otherwise = clause["otherwise"] { read(otherwise, under: conditions + ["else"]) }
    } else if let branches = object["openAppIntentsBranches"]?.arrayValue {
      for branch in branches.compactMap(\.objectValue) {
        let condition = branch["condition"]?.objectValue.map { "when \(Self.text(of: $0))" }
        read(branch["configuration"] ?? .null, under: conditions + [condition ?? "else"])
      }
    } else {
      unknown.append(object.keys.sorted().joined(separator: ", "))
    }
  }

  private mutating func read(choice: JSONObject, under conditions: [String]) {
    let parameter = choice["parameterIdentifier"]?.stringValue ?? "the value"
    for entry in (choice["cases"]?.arrayValue ?? []).compactMap(\.objectValue) {
      let isDefault = entry["isDefaultCase"]?.boolValue ?? (entry["value"] == nil)
      let value = entry["value"].map(Self.text(ofValue:)) ?? "unknown"
      read(
        entry["configuration"] ?? .null,
        under: conditions + [isDefault ? "else" : "when \(parameter) is \(value)"])
    }
  }

  // MARK: Conditions

  private static func text(of condition: JSONObject) -> String {
    var subject =
      condition["parameter"]?.stringValue ?? condition["parameterIdentifier"]?.stringValue
    if condition["widgetFamily"] != nil { subject = "the widget's family" }
    let value = condition["value"].map(text(ofValue:)) ?? ""
    let comparison: String
    if let name = condition["operator"]?.stringValue {
      comparison = operators[name] ?? name
    } else {
      let number = condition["comparisonOperator"]?.intValue
      comparison = number.map { numbers[$0] ?? "meets comparison \($0)" } ?? "is"
    }
    return [subject ?? "the value", comparison, value].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static let operators = [
    "equalTo": "is", "notEqualTo": "is not", "oneOf": "is", "hasAnyValue": "has a value",
    "hasNoValue": "has no value", "lessThan": "is less than", "greaterThan": "is more than",
    "lessThanOrEqualTo": "is at most", "greaterThanOrEqualTo": "is at least",
  ]

  /// Apple's numbers, as far as the sentences of public files tell what they mean.
  private static let numbers = [0: "has a value", 2: "is"]

  static func text(ofValue json: JSONValue) -> String {
    switch json {
    case .null: return "empty"
    case .bool(let flag): return flag ? "true" : "false"
    case .int(let number): return String(number)
    case .double(let number): return String(number)
    case .string(let text): return text
    case .array(let list): return list.map(text(ofValue:)).joined(separator: " or ")
    case .object(let object):
      if let values = object["array"]?.objectValue?["values"] { return text(ofValue: values) }
      if let value = object["enumeration"]?.objectValue?["value"] { return text(ofValue: value) }
      guard object.count == 1, let (kind, content) = object.first else { return "a value" }
      return content.objectValue?["wrapper"].map(text(ofValue:)) ?? kind
    }
  }
}

extension JSONObject {
  fileprivate func wrapper(_ key: String) -> JSONObject? {
    self[key]?.objectValue?["wrapper"]?.objectValue
  }
}
