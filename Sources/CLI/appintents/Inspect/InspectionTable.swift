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
    self.subject = subject
    self.style = style
  }

  var text: String {
    let sections = [head, executables, intents, shortcuts, entities, enums, queries]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
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

  private var shortcuts: [String] {
    var columns = Columns()
    for shortcut in manifest.shortcuts {
      for phrase in shortcut.phrases {
        columns.add(PhraseText.readable(phrase.text), shortcut.intentIdentifier)
      }
    }
    for phrase in manifest.negativePhrases {
      columns.add(PhraseText.readable(phrase), "starts none of them")
    }
    return section("App Shortcut phrases", columns.lines())
  }

  private var entities: [String] {
    var columns = Columns()
    for entity in manifest.entities.values.sorted(by: { $0.typeName < $1.typeName }) {
      columns.add(
        entity.typeName, entity.displayTypeName.shown + (entity.isTransient ? " (transient)" : ""),
        entity.defaultQueryIdentifier ?? "",
        entity.properties.map { "\($0.identifier): \(type($0.valueType, $0.isOptional))" }
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

  private func section(_ title: String, _ lines: [String], count: Int? = nil) -> [String] {
    guard !lines.isEmpty else { return [] }
    return [style(title, .bold) + (count.map { " (\($0))" } ?? "")] + lines
  }
}

func type(_ type: ValueType, _ isOptional: Bool) -> String {
  type.displayName + (isOptional ? "?" : "")
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

/// Phrases and summaries as a person reads them.
enum PhraseText {
  /// `Add ${title} in ${applicationName}` becomes `Add <title> in <app>`.
  static func readable(_ template: String) -> String {
    TemplatePiece.parse(template).map { piece in
      switch piece {
      case .text(let text): text
      case .applicationName: "<app>"
      case .parameter(let name): "<\(name)>"
      }
    }.joined()
  }
}
