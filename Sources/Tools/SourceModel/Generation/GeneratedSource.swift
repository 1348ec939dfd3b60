// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata

/// The texts that one run of `appintents-metadata` makes of a module.
package struct GeneratedSource: Sendable {
  /// `extract.actionsdata` with sorted keys, so that equal declarations give equal files, and
  /// `openappintents.json`.
  package var texts: Texts
  /// The Swift file that is compiled into the module.
  package var swift: String
  /// Manifest and supplement of a release build, where they differ from those of a debug build.
  package var release: Texts?
  /// What is wrong: in the declarations, and with names of Foundation that Linux lacks.
  package var diagnostics: [SourceDiagnostic]

  /// The two files that describe a module.
  package struct Texts: Hashable, Sendable {
    package var manifest: String
    package var supplement: String
  }

  /// Reads a module and writes everything that is made of it.
  ///
  /// SwiftPM does not tell a plugin whether it builds for debugging, so where a file asks for
  /// `DEBUG` the module is read for both, and the compiler takes the record that fits.
  ///
  /// - Parameter root: the folder that positions are written relative to.
  package init(
    _ module: SourceModule, context: [SourceModule] = [], configuration: SourceConfiguration,
    root: String? = nil
  ) throws {
    let plain = ModuleReader.read(module, context: context, configuration: configuration)
    let aliases = FoundationAliases(module, configuration: configuration)
    diagnostics = plain.diagnostics + aliases.diagnostics
    texts = try Self.texts(plain, root)
    var record = try Self.record(plain, module)
    let style = ImportStyle(module.files)
    var importsFramework = !record.isEmpty

    if Self.asksForDebug([module] + context), !configuration.conditions.contains("DEBUG") {
      var debugging = configuration
      debugging.conditions.insert("DEBUG")
      let debug = ModuleReader.read(module, context: context, configuration: debugging)
      let debugRecord = try Self.record(debug, module)
      let known = diagnostics
      diagnostics += debug.diagnostics.filter { !known.contains($0) }
      let release = texts
      texts = try Self.texts(debug, root)
      if texts != release { self.release = release }
      if debugRecord != record {
        record = "#if DEBUG\n\n\(debugRecord)\n#else\n\n\(record)\n#endif\n"
        importsFramework = true
      }
    }
    let parts = [
      "// Made by appintents-metadata from the sources of '\(module.name)'.\n",
      importsFramework ? style.line("AppIntents") + "\n" : "", aliases.text(style), record,
    ]
    swift = parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func asksForDebug(_ modules: [SourceModule]) -> Bool {
    modules.contains { module in
      module.files.contains {
        DeclarationOutline($0.text, lookingFor: ["DEBUG"]).found.contains("DEBUG")
      }
    }
  }

  private static func record(
    _ declarations: ModuleDeclarations, _ module: SourceModule
  ) throws -> String {
    RecordWriter(
      module: module.name, manifestText: try json(declarations.manifest, pretty: false),
      types: declarations.recordedTypes
    ).text()
  }

  private static func texts(_ declarations: ModuleDeclarations, _ root: String?) throws -> Texts {
    var supplement = declarations.supplement
    if let root { supplement.positions = supplement.positions.mapValues { $0.relative(to: root) } }
    let warnings = declarations.diagnostics.filter { $0.severity == .warning }
    // The build shows them again as long as they hold, not only when the sources were read.
    if !warnings.isEmpty {
      supplement.warnings = warnings.map { warning in
        let position = root.map { warning.position.relative(to: $0) } ?? warning.position
        return "\(position): \(warning.problem); \(warning.remedy)"
      }
    }
    return Texts(
      manifest: try json(declarations.manifest, pretty: true),
      supplement: try json(supplement, pretty: true))
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
