// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A set of arguments that several commands share, used through ``OptionGroup``.
package protocol ParsableArguments: SendableMetatype {
  init()
}

/// One command or subcommand of a tool; its arguments are its wrapped properties.
package protocol Command: ParsableArguments {
  static var configuration: CommandConfiguration { get }

  /// Refuses values that parse but do not fit together, by throwing ``ValidationError``.
  func validate() throws

  /// Does the work; a command that only groups subcommands prints its help.
  func run() async throws
}

extension Command {
  package func validate() throws {}

  package func run() async throws { throw HelpRequest(command: Self.self) }
}

/// What a command says of itself.
package struct CommandConfiguration: Sendable {
  package var name: String
  /// One line, shown in the list of its parent.
  package var abstract: String
  /// Paragraphs below the abstract, in the command's own help.
  package var discussion: String
  /// What `--version` prints; only the root's counts.
  package var version: String?
  package var subcommands: [any Command.Type]

  package init(
    name: String, abstract: String, discussion: String = "", version: String? = nil,
    subcommands: [any Command.Type] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.version = version
    self.subcommands = subcommands
  }
}
