// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The one line that shows how a command is called.
struct UsageGenerator {
  var node: CommandNode

  /// More options than this are written as `[<options>]`.
  private static let limit = 8

  var synopsis: String { ([node.name] + parts).joined(separator: " ") }

  /// The synopsis in lines of at most `width` characters, broken between arguments.
  ///
  /// - Parameter indent: where the lines after the first begin, and what stands before the first.
  func lines(width: Int, indent: Int) -> String {
    var lines = [node.name]
    for part in parts {
      if lines[lines.count - 1].count + 1 + part.count > width - indent {
        lines.append(part)
      } else {
        lines[lines.count - 1] += " " + part
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  private var parts: [String] {
    var parts: [String] = []
    let visible = node.definitions.filter { !$0.help.isHidden }
    let named = visible.filter { $0.kind != .positional }
    if named.count > Self.limit {
      parts.append("[<options>]")
      parts += named.filter { !$0.isOptional }.map(form)
    } else {
      parts += named.map(form)
    }
    parts += visible.filter { $0.kind == .positional }.map(form)
    if !node.configuration.subcommands.isEmpty { parts.append("<subcommand>") }
    return parts
  }

  private func form(_ definition: ArgumentDefinition) -> String {
    var form = definition.displayName
    if definition.kind == .option { form += " <\(definition.valueName)>" }
    if definition.isRepeating { form += " ..." }
    return definition.isOptional ? "[\(form)]" : form
  }
}
