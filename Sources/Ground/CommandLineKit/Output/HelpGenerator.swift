// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The help of one command, in the layout of swift-argument-parser.
struct HelpGenerator {
  var node: CommandNode
  var width: Int
  var style: TextStyle

  /// Where the descriptions begin.
  private static let column = 26

  var text: String {
    let configuration = node.configuration
    var blocks = [heading("OVERVIEW") + ": " + wrapped(configuration.abstract, indent: 10)]
    if !configuration.discussion.isEmpty {
      blocks.append(wrap(configuration.discussion, width: width).joined(separator: "\n"))
    }
    let usage = UsageGenerator(node: node).lines(width: width, indent: 7)
    blocks.append(heading("USAGE") + ": " + usage)
    let visible = node.definitions.filter { !$0.help.isHidden }
    blocks += section("ARGUMENTS", visible.filter { $0.kind == .positional }.map(entry))
    blocks += section("OPTIONS", visible.filter { $0.kind != .positional }.map(entry) + builtIns)
    blocks += section("SUBCOMMANDS", node.children.map { ($0.path.last ?? "", $0.abstract) })
    if !configuration.subcommands.isEmpty {
      let path = (node.path.prefix(1) + ["help"] + node.path.dropFirst()).joined(separator: " ")
      blocks.append("  See '\(path) <subcommand>' for detailed help.")
    }
    return blocks.joined(separator: "\n\n")
  }

  /// One argument's line of help, for below an error message.
  func line(_ definition: ArgumentDefinition) -> String {
    let (label, abstract) = entry(definition)
    return "\(label)  \(abstract)"
  }

  private func heading(_ title: String) -> String { style(title, .bold) }

  private func section(_ title: String, _ entries: [(String, String)]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return [([heading(title) + ":"] + entries.map { row($0.0, $0.1) }).joined(separator: "\n")]
  }

  private func row(_ label: String, _ abstract: String) -> String {
    let start = "  " + label
    let text = wrapped(abstract, indent: Self.column)
    guard !text.isEmpty else { return start }
    guard start.count < Self.column - 1 else {
      return start + "\n" + String(repeating: " ", count: Self.column) + text
    }
    return start + String(repeating: " ", count: Self.column - start.count) + text
  }

  private func wrapped(_ text: String, indent: Int) -> String {
    wrap(text, width: max(10, width - indent))
      .joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  private func entry(_ definition: ArgumentDefinition) -> (String, String) {
    var label = definition.names.map(\.spelling).joined(separator: ", ")
    switch definition.kind {
    case .positional: label = "<\(definition.valueName)>"
    case .option: label += " <\(definition.valueName)>"
    case .flag: break
    }
    var notes: [String] = []
    if !definition.allValues.isEmpty {
      notes.append("values: \(definition.allValues.joined(separator: ", "))")
    }
    if let text = definition.defaultText, !text.isEmpty { notes.append("default: \(text)") }
    let abstract = definition.help.abstract
    return (label, notes.isEmpty ? abstract : "\(abstract) (\(notes.joined(separator: "; ")))")
  }

  private var builtIns: [(String, String)] {
    let version = node.isRoot && node.configuration.version != nil
    return (version ? [("--version", "Show the version.")] : [])
      + [("-h, --help", "Show help information.")]
  }
}

extension CommandNode {
  fileprivate var abstract: String { configuration.abstract }
}
