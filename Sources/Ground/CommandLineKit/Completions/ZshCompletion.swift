// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension CompletionScript {
  /// `_arguments` for each command; a command with subcommands dispatches on its first word.
  var zsh: String {
    let name = tool.configuration.name
    let functions = nodes.map(zshFunction).joined(separator: "\n")
    return """
      #compdef \(name)
      # Completion of \(name): save as _\(name) in a folder of $fpath.

      \(functions)
      if [ "$funcstack[1]" = "\(function(tool))" ]; then
        \(function(tool)) "$@"
      else
        compdef \(function(tool)) \(name)
      fi
      """
  }

  private func zshFunction(_ node: CommandNode) -> String {
    var specifications = visible(node).flatMap(zshSpecifications)
    specifications.append("'(- *)'{-h,--help}'[Show help information.]'")
    var lines = ["\(function(node))() {"]
    if node.children.isEmpty {
      lines.append("  _arguments -s " + specifications.joined(separator: " "))
    } else {
      specifications += ["'(-): :->command'", "'(-)*:: :->arguments'"]
      lines.append("  local context state state_descr line")
      lines.append("  _arguments -C " + specifications.joined(separator: " "))
      lines.append("  case $state in")
      let entries = node.children.map {
        quoted("\($0.path.last ?? ""):\($0.configuration.abstract.replacing(":", with: "\\:"))")
      }
      lines.append("    command)")
      lines.append("      local commands=(\(entries.joined(separator: " ")))")
      lines.append("      _describe subcommand commands ;;")
      lines.append("    arguments)")
      lines.append("      case ${words[1]} in")
      for child in node.children {
        lines.append("        \(child.path.last ?? "")) \(function(child)) ;;")
      }
      lines += ["      esac ;;", "  esac"]
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private func zshSpecifications(_ definition: ArgumentDefinition) -> [String] {
    let abstract = definition.help.abstract.replacing("[", with: "\\[")
      .replacing("]", with: "\\]").replacing(":", with: "\\:")
    let star = definition.isRepeating ? "*" : ""
    let value = definition.kind == .flag ? "" : ":\(definition.valueName):\(zshValues(definition))"
    guard definition.kind != .positional else {
      return [quoted(definition.isRepeating ? "*\(value)" : value)]
    }
    return definition.names.map { quoted("\(star)\($0.spelling)[\(abstract)]\(value)") }
  }

  private func zshValues(_ definition: ArgumentDefinition) -> String {
    switch definition.completion {
    case .file: "_files"
    case .directory: "_files -/"
    case .default:
      definition.allValues.isEmpty ? " " : "(\(definition.allValues.joined(separator: " ")))"
    }
  }
}
