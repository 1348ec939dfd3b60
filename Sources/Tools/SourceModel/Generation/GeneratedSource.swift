// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata

/// The texts that one run of `appintents-metadata` makes of a module.
package struct GeneratedSource: Sendable {
  /// `extract.actionsdata`: sorted keys, so that equal declarations give equal files.
  package var manifest: String
  /// `openappintents.json`.
  package var supplement: String
  /// The Swift file that is compiled into the module.
  package var swift: String
  /// What is wrong with names of Foundation that Linux lacks.
  package var diagnostics: [SourceDiagnostic]

  /// - Parameter root: the folder that positions are written relative to.
  package init(
    _ declarations: ModuleDeclarations, module: SourceModule, configuration: SourceConfiguration,
    root: String? = nil
  ) throws {
    manifest = try Self.json(declarations.manifest, pretty: true)
    var supplement = declarations.supplement
    if let root { supplement.positions = supplement.positions.mapValues { $0.relative(to: root) } }
    self.supplement = try Self.json(supplement, pretty: true)
    let record = RecordWriter(
      module: module.name, manifestText: try Self.json(declarations.manifest, pretty: false),
      types: declarations.recordedTypes
    ).text()
    let aliases = FoundationAliases(module, configuration: configuration)
    diagnostics = aliases.diagnostics
    let style = ImportStyle(module.files)
    let parts = [
      "// Made by appintents-metadata from the sources of '\(module.name)'.\n",
      record.isEmpty ? "" : style.line("AppIntents") + "\n", aliases.text(style), record,
    ]
    swift = parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func json(_ value: some Encodable, pretty: Bool) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self) + (pretty ? "\n" : "")
  }
}

extension SourcePosition {
  fileprivate func relative(to root: String) -> SourcePosition {
    let prefix = root.hasSuffix("/") ? root : root + "/"
    guard file.hasPrefix(prefix) else { return self }
    return SourcePosition(
      file: String(file.dropFirst(prefix.count)), line: line, column: column)
  }
}

/// How the module writes its imports: Swift refuses a plain `import X` beside a `public import X`.
struct ImportStyle {
  private let files: [SourceFile]

  init(_ files: [SourceFile]) { self.files = files }

  func line(_ module: String) -> String {
    let levels = ["public", "package", "internal", "fileprivate", "private"]
    let isExplicit = files.contains { file in
      levels.contains { file.text.contains("\($0) import \(module)") }
    }
    return isExplicit ? "internal import \(module)" : "import \(module)"
  }
}
