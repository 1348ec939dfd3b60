// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceModel

/// A command line that cannot be understood.
struct MetadataUsageError: Error, CustomStringConvertible {
  var description: String
}

/// The command line of `appintents-metadata`.
struct MetadataArguments {
  static let usage = """
    usage: appintents-metadata --module-name <name> --output-dir <folder> --swift-output <file>
             [--platform linux|ios] [--root <folder>] [--language-mode 5|6]
             [--define <condition>]… [--importable <module>]… <file>…
             [--context-module <name> <file>…]…
           appintents-metadata check <extract.actionsdata>…
    """

  /// A module's name and its files, not yet read.
  struct Files {
    var name: String
    var paths: [String] = []

    func read() throws -> SourceModule {
      SourceModule(
        name: name,
        files: try paths.map { path in
          guard let data = FileManager.default.contents(atPath: path) else {
            throw OutputFile.Failure(description: "'\(path)' cannot be read; check the path")
          }
          return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
        })
    }
  }

  var module = Files(name: "")
  var context: [Files] = []
  var outputFolder = ""
  var swiftOutput = ""
  var platform = TargetPlatform.linux
  var root: String?
  var languageMode = 6
  var conditions: [String] = []
  var importable: [String] = []

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        addFile(argument)
        continue
      }
      guard let value = rest.popFirst() else {
        throw MetadataUsageError(description: "'\(argument)' needs a value")
      }
      try set(argument, value)
    }
    for (name, value) in [
      ("--module-name", module.name), ("--output-dir", outputFolder),
      ("--swift-output", swiftOutput),
    ] where value.isEmpty {
      throw MetadataUsageError(description: "'\(name)' is missing")
    }
  }

  private mutating func addFile(_ path: String) {
    if context.isEmpty {
      module.paths.append(path)
    } else {
      context[context.count - 1].paths.append(path)
    }
  }

  private mutating func set(_ option: String, _ value: String) throws {
    switch option {
    case "--module-name": module.name = value
    case "--output-dir": outputFolder = value
    case "--swift-output": swiftOutput = value
    case "--root": root = value
    case "--context-module": context.append(Files(name: value))
    case "--define": conditions.append(value)
    case "--importable": importable.append(value)
    case "--platform":
      guard let platform = TargetPlatform(rawValue: value) else {
        throw MetadataUsageError(description: "'\(value)' is no platform; write linux or ios")
      }
      self.platform = platform
    case "--language-mode":
      guard let mode = Int(value), mode == 5 || mode == 6 else {
        throw MetadataUsageError(description: "'\(value)' is no language mode; write 5 or 6")
      }
      languageMode = mode
    default:
      throw MetadataUsageError(description: "'\(option)' is unknown")
    }
  }
}
