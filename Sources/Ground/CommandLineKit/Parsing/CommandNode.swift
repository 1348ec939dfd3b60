// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A command with its place in the tool and a fresh instance whose storages are filled by parsing.
struct CommandNode {
  let type: any Command.Type
  /// The names from the root down to this command.
  let path: [String]
  let instance: any Command
  let arguments: [DeclaredArgument]

  init(root type: any Command.Type) {
    self.init(type, path: [])
  }

  private init(_ type: any Command.Type, path: [String]) {
    self.type = type
    self.path = path + [type.configuration.name]
    instance = type.init()
    arguments = instance.arguments
  }

  var configuration: CommandConfiguration { type.configuration }
  var name: String { path.joined(separator: " ") }
  var isRoot: Bool { path.count == 1 }

  var children: [CommandNode] { configuration.subcommands.map { CommandNode($0, path: path) } }

  func child(named name: String) -> CommandNode? {
    configuration.subcommands.first { $0.configuration.name == name }
      .map { CommandNode($0, path: path) }
  }

  var definitions: [ArgumentDefinition] { arguments.map(\.definition) }

  var positionals: [DeclaredArgument] { arguments.filter { $0.definition.kind == .positional } }

  func argument(_ name: ArgumentName) -> DeclaredArgument? {
    arguments.first { $0.definition.names.contains(name) }
  }

  /// The node of `type` at or below this one.
  func find(_ type: any Command.Type) -> CommandNode? {
    if ObjectIdentifier(self.type) == ObjectIdentifier(type) { return self }
    for child in children {
      if let found = child.find(type) { return found }
    }
    return nil
  }

  /// What every command understands beside its own arguments.
  var builtIns: [ArgumentName] {
    let help: [ArgumentName] = [.short("h"), .long("help")]
    guard isRoot else { return help }
    return (configuration.version == nil ? [] : [.long("version")]) + help
  }
}
