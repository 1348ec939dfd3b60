// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Turns a parser error and what the command declares into one sentence.
struct ErrorMessageGenerator {
  var node: CommandNode

  func message(_ error: ParserError) -> String {
    switch error {
    case .unknownOption(let name): return unknownOption(name)
    case .unknownSubcommand(let word): return unknownSubcommand(word)
    case .unknownShell(let word): return unknownShell(word)
    case .missingValue(let definition, let name):
      return "missing value for '\(name.spelling) <\(definition.valueName)>'"
    case .unexpectedValue(_, let name):
      return "'\(name.spelling)' takes no value"
    case .invalidValue(let word, let definition):
      return invalid(word, definition)
    case .missingArgument(let definition):
      let value = definition.kind == .option ? " <\(definition.valueName)>" : ""
      return "missing expected argument '\(definition.displayName)\(value)'"
    case .unexpectedArgument(let word):
      return "unexpected argument '\(word)'"
    }
  }

  private func unknownOption(_ name: ArgumentName) -> String {
    // A single letter is near every other, so it suggests nothing.
    let known = name.isLong ? node.definitions.flatMap(\.names) + node.builtIns : []
    return "unknown option '\(name.spelling)'"
      + suggestion(for: name.spelling, among: known.filter(\.isLong).map(\.spelling))
  }

  private func unknownSubcommand(_ word: String) -> String {
    let names = node.configuration.subcommands.map { $0.configuration.name }
    let all = names.isEmpty ? "'\(node.name)' has none" : "use one of \(quotedList(names))"
    return "unknown subcommand '\(word)'" + suggestion(for: word, among: names, orElse: all)
  }

  private func unknownShell(_ word: String) -> String {
    let names = quotedList(Shell.allCases.map(\.rawValue))
    return word.isEmpty
      ? "missing value for '--generate-completion-script'; use one of \(names)"
      : "no completion for the shell '\(word)'; use one of \(names)"
  }

  /// The argument that a message is about, whose help is shown below it.
  func subject(of error: ParserError) -> ArgumentDefinition? {
    switch error {
    case .missingValue(let definition, _), .unexpectedValue(let definition, _),
      .invalidValue(_, let definition), .missingArgument(let definition):
      definition
    default: nil
    }
  }

  private func invalid(_ word: String, _ definition: ArgumentDefinition) -> String {
    let start = "the value '\(word)' is not valid for '\(definition.displayName)'"
    guard !definition.allValues.isEmpty else { return start }
    let values = "use one of \(quotedList(definition.allValues))"
    return start + suggestion(for: word, among: definition.allValues, orElse: values)
  }

  private func suggestion(
    for word: String, among names: [String], orElse alternative: String? = nil
  ) -> String {
    if let near = nearestName(to: word, among: names) { return "; did you mean '\(near)'?" }
    return alternative.map { "; \($0)" } ?? ""
  }

  /// `'text', 'json' or 'csv'`
  private func quotedList(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or \(last)"
  }
}
