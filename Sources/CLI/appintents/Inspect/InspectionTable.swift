// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Device
internal import AppBundles
internal import CommandLineKit
internal import IntentMetadata

/// What an app declares, for a person.
struct InspectionTable {
  private let subject: InspectedApp
  private let style: TextStyle
  private var manifest: Manifest { subject.manifest }

  init(_ subject: InspectedApp, style: TextStyle) {
    // Whoever wrote the file, its words must not steer the terminal or break a line.
    var subject = subject
    subject.manifest = Manifest(object: subject.manifest.object.onOneLine)
    self.subject = subject
    self.style = style
  }

  var text: String {
    let phrases = PhraseTable(manifest: manifest)
    let declarations = [
      intents, section("App Shortcut phrases", phrases.shortcuts),
      section("Phrases for the assistant", phrases.assistant), entities, enums, queries, misplaced,
    ].filter { !$0.isEmpty }
    let nothing = declarations.isEmpty ? [["declares nothing"]] : []
    return ([head, executables] + declarations + nothing).filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private var head: [String] {
    guard let bundle = subject.bundle else { return [style(subject.path, .bold), generator] }
    let names =
      bundle.otherNames.isEmpty ? "" : "also called " + bundle.otherNames.joined(separator: ", ")
    let line = [style(bundle.displayName, .bold), bundle.bundleIdentifier, names]
    return [line.filter { !$0.isEmpty }.joined(separator: "  "), style(bundle.path, .dim)]
  }

  private var generator: String {
    let version = manifest.object["generator"]?.objectValue?["version"]?.stringValue
    let name = manifest.generatorName ?? "an unknown tool"
    return style("made by " + [name, version ?? ""].joined(separator: " "), .dim)
  }

  private var executables: [String] {
    var columns = Columns()
    for executable in subject.supplement.executables {
      columns.add(
        executable.executable, executable.kind.spoken, executable.bundleIdentifier,
        executable.modules.joined(separator: ", "))
    }
    return section("Executables", columns.lines())
  }

  private var intents: [String] {
    let intents = manifest.intents.values.sorted { $0.identifier < $1.identifier }
    let blocks = intents.map { IntentBlock($0, subject: subject, style: style).lines }
    return section("Intents", Array(blocks.joined(separator: [""])), count: intents.count)
  }

  private var entities: [String] {
    var columns = Columns()
    for entity in manifest.entities.values.sorted(by: { $0.typeName < $1.typeName }) {
      columns.add(
        entity.typeName, entity.displayTypeName.shown + (entity.isTransient ? " (transient)" : ""),
        entity.defaultQueryIdentifier ?? "",
        entity.properties.map { "\($0.identifier): \(inspectedType($0.valueType, $0.isOptional))" }
          .joined(separator: ", "))
    }
    return section("Entities", columns.lines())
  }

  private var enums: [String] {
    var columns = Columns()
    for declaration in manifest.enums.sorted(by: { $0.identifier < $1.identifier }) {
      let cases = declaration.cases.map { value in
        let others = value.synonyms.map(\.text)
        return value.title.text + (others.isEmpty ? "" : " (\(others.joined(separator: ", ")))")
      }
      columns.add(
        declaration.identifier, declaration.displayTypeName.shown, cases.joined(separator: ", "))
    }
    return section("Enums", columns.lines())
  }

  private var queries: [String] {
    var columns = Columns()
    for query in manifest.queries.values.sorted(by: { $0.identifier < $1.identifier }) {
      columns.add(query.identifier, "finds \(query.entityType)", query.capabilities.spoken)
    }
    return section("Queries", columns.lines())
  }

  private var misplaced: [String] {
    section("Passed over, for they are no declarations", manifest.misplaced.map { "  \($0)" })
  }

  private func section(_ title: String, _ lines: [String], count: Int? = nil) -> [String] {
    guard !lines.isEmpty else { return [] }
    return [style(title, .bold) + (count.map { " (\($0))" } ?? "")] + lines
  }
}

extension QueryCapabilities {
  fileprivate var spoken: String {
    let names: [(QueryCapabilities, String)] = [
      (.string, "by words"), (.all, "all"), (.unique, "the only one"),
      (.properties, "by properties"),
    ]
    return (["by identifier"] + names.filter { contains($0.0) }.map(\.1)).joined(separator: ", ")
  }
}

extension JSONValue {
  /// With each string as ``PrintableText`` that stays on its line.
  fileprivate var onOneLine: JSONValue {
    switch self {
    case .string(let text): .string(text.onOneLine)
    case .array(let list): .array(list.map(\.onOneLine))
    case .object(let object): .object(object.onOneLine)
    default: self
    }
  }
}

extension JSONObject {
  fileprivate var onOneLine: JSONObject {
    JSONObject(
      map { ($0.key.onOneLine, $0.value.onOneLine) }, uniquingKeysWith: { first, _ in first })
  }
}

extension String {
  fileprivate var onOneLine: String {
    PrintableText.of(self).split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
