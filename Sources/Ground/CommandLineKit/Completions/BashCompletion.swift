// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension CompletionScript {
  /// One function for each command; `COMP_CWORD` walks down the subcommands.
  var bash: String {
    let name = tool.configuration.name
    let functions = nodes.map(bashFunction).joined(separator: "\n")
    return """
      #!/bin/bash
      # Completion of \(name): source this file, or put it into bash-completion's folder.

      \(functions)
      complete -o default -F \(function(tool)) \(name)
      """
  }

  private func bashFunction(_ node: CommandNode) -> String {
    let depth = node.path.count
    var words = visible(node).flatMap(\.names).map(\.spelling)
    words += node.builtIns.map(\.spelling)
    words += node.children.compactMap(\.path.last)
    var lines = ["\(function(node))() {"]
    lines.append("  local cur=\"${COMP_WORDS[COMP_CWORD]}\" prev=\"${COMP_WORDS[COMP_CWORD-1]}\"")
    if !node.children.isEmpty {
      lines.append("  if [[ $COMP_CWORD -gt \(depth) ]]; then")
      lines.append("    case \"${COMP_WORDS[\(depth)]}\" in")
      for child in node.children {
        lines.append("      \(child.path.last ?? "")) \(function(child)); return ;;")
      }
      lines += ["    esac", "  fi"]
    }
    let options = visible(node).filter { $0.kind == .option }
    if !options.isEmpty {
      lines.append("  case \"$prev\" in")
      for option in options {
        let names = option.names.map(\.spelling).joined(separator: "|")
        lines.append("    \(names)) \(bashValues(option)); return ;;")
      }
      lines.append("  esac")
    }
    lines.append(
      "  COMPREPLY=( $(compgen -W \(quoted(words.joined(separator: " "))) -- \"$cur\") )")
    if let positional = node.positionals.first?.definition, positional.completion != .default {
      lines.append("  [[ \"$cur\" != -* ]] && \(bashValues(positional))")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private func bashValues(_ definition: ArgumentDefinition) -> String {
    switch definition.completion {
    case .file: "COMPREPLY=( $(compgen -f -- \"$cur\") )"
    case .directory: "COMPREPLY=( $(compgen -d -- \"$cur\") )"
    case .default:
      "COMPREPLY=( $(compgen -W \(quoted(definition.allValues.joined(separator: " "))) -- \"$cur\") )"
    }
  }
}
