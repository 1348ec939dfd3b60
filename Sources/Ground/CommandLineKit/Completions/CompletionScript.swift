// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A shell that completes our command lines.
enum Shell: String, CaseIterable { case bash, zsh, fish }

/// The script that teaches a shell the commands, options and values of a tool.
struct CompletionScript {
  var tool: CommandNode

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// Every command, the root first.
  var nodes: [CommandNode] { Self.flatten(tool) }

  private static func flatten(_ node: CommandNode) -> [CommandNode] {
    [node] + node.children.flatMap(flatten)
  }

  /// A name for a shell function: `_appintents_device_set`.
  func function(_ node: CommandNode) -> String {
    "_" + node.path.joined(separator: "_").replacing("-", with: "_")
  }

  func visible(_ node: CommandNode) -> [ArgumentDefinition] {
    node.definitions.filter { !$0.help.isHidden }
  }

  /// Text between single quotes of any of the three shells.
  func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
