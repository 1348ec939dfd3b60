// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SourceModel
import Testing

/// Source text with `↓` at the places where diagnostics are expected.
struct MarkedSource {
  var text = ""
  var marks: [SourcePosition] = []

  init(_ marked: String, file: String = "File.swift") {
    var line = 1
    var column = 1
    for character in marked {
      if character == "↓" {
        marks.append(SourcePosition(file: file, line: line, column: column))
        continue
      }
      text.append(character)
      column = character == "\n" ? 1 : column + character.utf8.count
      line += character == "\n" ? 1 : 0
    }
  }
}

/// Reads one file, or several with their names.
func read(
  _ source: String, module: String = "Acme", context: [SourceModule] = [],
  configuration: SourceConfiguration = .init()
) -> ModuleDeclarations {
  read(["File.swift": source], module: module, context: context, configuration: configuration)
}

func read(
  _ files: [String: String], module: String = "Acme", context: [SourceModule] = [],
  configuration: SourceConfiguration = .init()
) -> ModuleDeclarations {
  let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
  return ModuleReader.read(
    SourceModule(name: module, files: sources), context: context, configuration: configuration)
}

/// An intent with this in its body, and what is read of it.
func intent(
  _ body: String, conforming protocols: String = "AppIntent", with rest: String = ""
) throws -> IntentDeclaration {
  let title = body.contains(" title") ? "" : "static let title: LocalizedStringResource = \"T\"\n"
  let declarations = read("struct A: \(protocols) {\n\(title)\(body)\n}\n\(rest)")
  #expect(declarations.diagnostics.map(\.description) == [])
  return try #require(declarations.manifest.intents["A"])
}

/// The parameter `p` of an intent that declares it so.
func parameter(_ declaration: String, with rest: String = "") throws -> ParameterDeclaration {
  try #require(try intent(declaration, with: rest).parameter("p"))
}
