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
    let generated = try GeneratedSource(
      module, context: context, configuration: configuration, root: arguments.root)
    for diagnostic in generated.diagnostics { report(diagnostic.description) }
    guard !generated.diagnostics.contains(where: { $0.severity == .error }) else { return false }
    try write(generated.texts, into: arguments.outputFolder)
    let release = arguments.outputFolder + "/release"
    if let texts = generated.release {
      try write(texts, into: release)
    } else {
      try? FileManager.default.removeItem(atPath: release)
    }
    try OutputFile.write(generated.swift, to: arguments.swiftOutput)
    return true
  }
}

extension MetadataTool {
  private static func write(_ texts: GeneratedSource.Texts, into folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try OutputFile.write(texts.manifest, to: folder + "/extract.actionsdata")
    try OutputFile.write(texts.supplement, to: folder + "/openappintents.json")
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
