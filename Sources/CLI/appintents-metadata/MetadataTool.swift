// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceModel

/// The tool that the build plugin runs: a module's sources in, its manifest and record out.
@main
enum MetadataTool {
  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.first == "check" {
        exit(try ActionsdataCheck.run(Array(arguments.dropFirst())) ? 0 : 1)
      }
      exit(try run(MetadataArguments(arguments)) ? 0 : 1)
    } catch let error as MetadataUsageError {
      report("error: \(error)\n\(MetadataArguments.usage)")
      exit(64)
    } catch {
      report("error: \(error)")
      exit(74)
    }
  }

  static func report(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Whether the sources had no error; with an error nothing is written.
  private static func run(_ arguments: MetadataArguments) throws -> Bool {
    let module = try arguments.module.read()
    let context = try arguments.context.map { try $0.read() }
    var configuration = SourceConfiguration(
      platform: arguments.platform, conditions: Set(arguments.conditions),
      modules: Set(arguments.importable), languageMode: arguments.languageMode)
    configuration.modules.formUnion(context.map(\.name))
    let declarations = ModuleReader.read(module, context: context, configuration: configuration)
    let generated = try GeneratedSource(
      declarations, module: module, configuration: configuration, root: arguments.root)
    let diagnostics = declarations.diagnostics + generated.diagnostics
    for diagnostic in diagnostics { report(diagnostic.description) }
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return false }
    try FileManager.default.createDirectory(
      atPath: arguments.outputFolder, withIntermediateDirectories: true)
    try OutputFile.write(generated.manifest, to: arguments.outputFolder + "/extract.actionsdata")
    try OutputFile.write(generated.supplement, to: arguments.outputFolder + "/openappintents.json")
    try OutputFile.write(generated.swift, to: arguments.swiftOutput)
    return true
  }
}

/// Writes a file unless it holds the same text already, so that nothing is built again in vain.
enum OutputFile {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static func write(_ text: String, to path: String) throws {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: path) == data { return }
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure(description: "'\(path)' cannot be written; check the folder and the disk")
    }
  }
}
