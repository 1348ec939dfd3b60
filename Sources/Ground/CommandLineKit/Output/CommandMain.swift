// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

/// Runs a tool from its command line to an exit status.
package struct CommandMain {
  private let root: any Command.Type
  /// The message and the exit status of an error that a command throws.
  private let report: (any Error) -> CommandFailure

  package init(
    _ root: any Command.Type, reportingErrors report: @escaping (any Error) -> CommandFailure
  ) {
    self.root = root
    self.report = report
  }

  /// - Parameter words: the command line without the tool's own name.
  package func run(_ words: [String]) async -> ExitCode {
    var parser = CommandParser(root: root, words: words)
    do {
      switch try parser.parse() {
      case .run(let command, let node): return await run(command, node)
      case .help(let node): return show(help(node, on: .output))
      case .version(let version): return show(version)
      case .completionScript(let shell):
        return show(CompletionScript(tool: CommandNode(root: root)).text(for: shell))
      case .dump: return show(ToolInfo(CommandNode(root: root)).json)
      }
    } catch {
      let tool = CommandNode(root: root)
      let node = tool.find(error.command) ?? tool
      let generator = ErrorMessageGenerator(node: node)
      fail(generator.message(error.error), below: generator.subject(of: error.error), node)
      return .usage
    }
  }

  private func run(_ command: any Command, _ node: CommandNode) async -> ExitCode {
    do {
      try command.validate()
      try await command.run()
      return .success
    } catch let code as ExitCode {
      return code
    } catch let request as HelpRequest {
      return show(help(CommandNode(root: root).find(request.command) ?? node, on: .output))
    } catch let error as ValidationError {
      fail(error.message, below: nil, node)
      return .usage
    } catch {
      let failure = report(error)
      if !failure.message.isEmpty { write(errorLine(failure.message), to: .error) }
      return failure.exitCode
    }
  }

  private func help(_ node: CommandNode, on stream: StandardStream) -> String {
    HelpGenerator(node: node, width: terminalWidth, style: TextStyle(for: stream)).text
  }

  private func show(_ text: String) -> ExitCode {
    do {
      try StandardStream.output.write(text + "\n")
      return .success
    } catch {
      if error.isClosedPipe { ProcessExit.byClosedPipe() }
      write(errorLine("\(error)"), to: .error)
      return .inputOutput
    }
  }

  private func fail(_ message: String, below subject: ArgumentDefinition?, _ node: CommandNode) {
    var lines = [errorLine(message)]
    if let subject {
      let style = TextStyle(for: .error)
      let help = HelpGenerator(node: node, width: terminalWidth, style: style)
      lines.append("Help:  \(help.line(subject))")
    }
    lines.append("Usage: \(UsageGenerator(node: node).synopsis)")
    lines.append("  See '\(node.name) --help' for more information.")
    write(lines.joined(separator: "\n"), to: .error)
  }

  private func errorLine(_ message: String) -> String {
    TextStyle(for: .error)("error:", .bold, .red) + " " + message
  }

  /// A message that cannot be written has nobody left to tell.
  private func write(_ text: String, to stream: StandardStream) {
    try? stream.write(text + "\n")
  }
}
