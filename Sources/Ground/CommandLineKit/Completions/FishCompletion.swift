// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension CompletionScript {
  /// One `complete` line for each subcommand and option, conditioned on the path so far.
  var fish: String {
    let name = tool.configuration.name
    var lines = ["# Completion of \(name): save as \(name).fish in fish's folder of completions."]
    for node in nodes {
      let condition = fishCondition(node)
      for child in node.children {
        lines.append(
          "complete -c \(name) -f -n \(condition) -a \(child.path.last ?? "") "
            + "-d \(quoted(child.configuration.abstract))")
      }
      for definition in visible(node) where definition.kind != .positional {
        lines.append(
          "complete -c \(name) -n \(condition) \(fishNames(definition)) "
            + "-d \(quoted(definition.help.abstract))\(fishValues(definition))")
      }
      lines.append(
        "complete -c \(name) -n \(condition) -s h -l help -d 'Show help information.'")
    }
    return lines.joined(separator: "\n")
  }

  private func fishCondition(_ node: CommandNode) -> String {
    let names = node.children.compactMap(\.path.last).joined(separator: " ")
    let path = node.path.dropFirst()
    if path.isEmpty {
      return names.isEmpty ? "'true'" : quoted("not __fish_seen_subcommand_from \(names)")
    }
    var conditions = path.map { "__fish_seen_subcommand_from \($0)" }
    if !names.isEmpty { conditions.append("not __fish_seen_subcommand_from \(names)") }
    return quoted(conditions.joined(separator: "; and "))
  }

  private func fishNames(_ definition: ArgumentDefinition) -> String {
    definition.names.map { name in
      switch name {
      case .long(let name): "-l \(name)"
      case .short(let letter): "-s \(letter)"
      }
    }.joined(separator: " ")
  }

  private func fishValues(_ definition: ArgumentDefinition) -> String {
    guard definition.kind == .option else { return "" }
    switch definition.completion {
    case .file, .directory: return " -r"
    case .default:
      return definition.allValues.isEmpty
        ? " -x" : " -x -a \(quoted(definition.allValues.joined(separator: " ")))"
    }
  }
}
