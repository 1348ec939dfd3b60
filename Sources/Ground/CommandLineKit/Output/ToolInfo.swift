// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

private import FoundationEssentials

/// The tool as a machine reads it: `--experimental-dump-help`.
///
/// The keys are those of swift-argument-parser's `ToolInfoV0`, so that its readers (manual pages,
/// reference documentation) work on our tools.
struct ToolInfo: Codable, Equatable {
  var serializationVersion = 0
  var command: CommandInfo

  struct CommandInfo: Codable, Equatable {
    var superCommands: [String]?
    var commandName: String
    var abstract: String
    var discussion: String?
    var arguments: [ArgumentInfo]?
    var subcommands: [CommandInfo]?
  }

  struct ArgumentInfo: Codable, Equatable {
    struct Name: Codable, Equatable {
      var kind: String
      var name: String
    }
    var kind: String
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var preferredName: Name?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var abstract: String?
  }

  init(_ root: CommandNode) { command = CommandInfo(root) }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("strings and flags always encode")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

extension ToolInfo.CommandInfo {
  fileprivate init(_ node: CommandNode) {
    let configuration = node.configuration
    superCommands = node.isRoot ? nil : Array(node.path.dropLast())
    commandName = configuration.name
    abstract = configuration.abstract
    discussion = configuration.discussion.isEmpty ? nil : configuration.discussion
    arguments = node.definitions.map(ToolInfo.ArgumentInfo.init)
    subcommands = node.children.map(Self.init)
  }
}

extension ToolInfo.ArgumentInfo {
  fileprivate init(_ definition: ArgumentDefinition) {
    kind = definition.kind.rawValue
    shouldDisplay = !definition.help.isHidden
    isOptional = definition.isOptional
    isRepeating = definition.isRepeating
    names = definition.names.isEmpty ? nil : definition.names.map(Name.init)
    preferredName = definition.preferredName.map(Name.init)
    valueName = definition.kind == .flag ? nil : definition.valueName
    defaultValue = definition.defaultText
    allValues = definition.allValues.isEmpty ? nil : definition.allValues
    abstract = definition.help.abstract
  }
}

extension ToolInfo.ArgumentInfo.Name {
  fileprivate init(_ name: ArgumentName) {
    switch name {
    case .long(let name): self.init(kind: "long", name: name)
    case .short(let letter): self.init(kind: "short", name: String(letter))
    }
  }
}
