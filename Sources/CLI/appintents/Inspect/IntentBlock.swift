// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import IntentMetadata

/// One intent in the table of `inspect`.
struct IntentBlock {
  private let intent: IntentDeclaration
  private let facts: [String]
  private let style: TextStyle

  init(_ intent: IntentDeclaration, subject: InspectedApp, style: TextStyle) {
    self.intent = intent
    facts = IntentFacts(intent, subject: subject).lines
    self.style = style
  }

  var lines: [String] {
    [heading] + facts.map { "    " + style($0, .dim) } + parameters + sentences
  }

  private var heading: String {
    let title = intent.object.title
    return "  " + style(intent.identifier, .bold) + (title.isEmpty ? "" : "  \(title)")
  }

  private var parameters: [String] {
    var columns = Columns()
    for parameter in intent.parameters {
      columns.add(
        parameter.name, type(of: parameter), parameter.object.title,
        parameter.parameterDescription?.shown ?? "")
    }
    return columns.lines(indent: 4)
  }

  private var sentences: [String] {
    intent.summary.map { SummaryOutline($0).lines.map { "    " + $0 } } ?? []
  }

  // MARK: Types

  /// `IntentFile? of public.image`, `Measurement<UnitDuration> in min`, `Int = 3`.
  private func type(of parameter: ParameterDeclaration) -> String {
    var text = inspectedType(parameter.valueType, parameter.isOptional)
    let files = parameter.supportedFileTypes
    if !files.isEmpty { text += " of " + files.joined(separator: ", ") }
    if let unit = parameter.defaultUnitSymbol { text += " in \(unit)" }
    if let value = parameter.defaultValue {
      text += " = \(Self.text(of: value, as: parameter.valueType.element))"
    }
    return text
  }

  private static func text(of value: JSONValue, as type: ValueType) -> String {
    switch (value, type) {
    case (.array(let list), _):
      "[" + list.map { text(of: $0, as: type) }.joined(separator: ", ") + "]"
    case (.string(let text), .string), (.string(let text), .attributedString): "“\(text)”"
    default: SummaryOutline.text(ofValue: value)
    }
  }
}

func inspectedType(_ type: ValueType, _ isOptional: Bool) -> String {
  type.displayName + (isOptional ? "?" : "")
}

extension JSONObject {
  /// The title that a declaration gives itself, empty when it gives none.
  fileprivate var title: String {
    self["title"]?.objectValue.map { LocalizedText(object: $0).shown } ?? ""
  }
}

extension LocalizedText {
  /// The text with its key, where that is another text: a translator looks for the key.
  var shown: String {
    guard let defaultValue, defaultValue != key else { return text }
    return "\(defaultValue) (key \(key)\(table.map { " in table \($0)" } ?? ""))"
  }
}
