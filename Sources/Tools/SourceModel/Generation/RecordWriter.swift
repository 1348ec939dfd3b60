// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Writes the Swift file that puts a module's record into the section `oai_records`.
///
/// Everything in it is private, nonisolated and deprecated: that keeps it quiet in both language
/// modes, under any default isolation, and where it names a type that is itself deprecated.
struct RecordWriter {
  let module: String
  let manifestText: String
  let types: RecordedTypes

  func text() -> String {
    guard !types.isEmpty else { return "" }
    return ([record] + functions).joined(separator: "\n")
  }

  private var record: String {
    """
    @available(*, deprecated)
    @section("oai_records") @used
    nonisolated private let __appIntentsRecord: @convention(c) @Sendable () -> UnsafeRawPointer? = {
      _ModuleRecord(
        module: \(Self.literal(module)),
        manifest: \(Self.rawLiteral(manifestText)),
        intents: [\(calls("Intent", types.intents))],
        entities: [\(calls("Entity", types.entities))],
        enums: [\(types.enums.map { entry("_EnumRecord", $0) }.joined(separator: ", "))],
        queries: [\(types.queries.map { entry("_QueryRecord", $0) }.joined(separator: ", "))],
        shortcutsProvider: \(types.shortcutsProvider.map { "\($0.swiftName).self" } ?? "nil")
      ).retained()
    }

    """
  }

  private func calls(_ kind: String, _ entries: [RecordedTypes.Entry]) -> String {
    entries.indices.map { "__appIntents\(kind)\($0)()" }.joined(separator: ", ")
  }

  private func entry(_ record: String, _ entry: RecordedTypes.Entry) -> String {
    "\(record)(\(Self.literal(entry.identifier)), \(entry.swiftName).self)"
  }

  /// One function for each type: a single large literal takes long to type-check.
  private var functions: [String] {
    let intents = types.intents.enumerated().map { index, entry in
      function(
        "Intent", index, entry, [named("parameters", entry.parameters), dependencies(entry)])
    }
    let entities = types.entities.enumerated().map { index, entry in
      function("Entity", index, entry, [named("properties", entry.properties)])
    }
    return intents + entities
  }

  private func function(
    _ kind: String, _ index: Int, _ entry: RecordedTypes.Entry, _ arguments: [String]
  ) -> String {
    let all = [Self.literal(entry.identifier), "\(entry.swiftName).self"] + arguments
    return """
      @available(*, deprecated)
      nonisolated private func __appIntents\(kind)\(index)() -> _\(kind)Record {
        _\(kind)Record(
          \(all.filter { !$0.isEmpty }.joined(separator: ",\n    ")))
      }

      """
  }

  private func named(_ label: String, _ names: [String]) -> String {
    guard !names.isEmpty else { return "" }
    let pairs = names.map { name in "(\(Self.literal(name)), $0.$\(name))" }
    return "\(label): { [\(pairs.joined(separator: ", "))] }"
  }

  private func dependencies(_ entry: RecordedTypes.Entry) -> String {
    guard !entry.dependencies.isEmpty else { return "" }
    let values = entry.dependencies.map { name in "$0.$\(name)" }
    return "dependencies: { [\(values.joined(separator: ", "))] }"
  }

  // MARK: Literals

  static func literal(_ text: String) -> String {
    let escaped = text.map { character -> String in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// A raw string literal with as many number signs as the text needs.
  static func rawLiteral(_ text: String) -> String {
    var longest = 0
    var run = 0
    for character in text {
      run = character == "#" ? run + 1 : 0
      longest = max(longest, run)
    }
    let signs = String(repeating: "#", count: longest + 1)
    return "\(signs)\"\(text)\"\(signs)"
  }
}
