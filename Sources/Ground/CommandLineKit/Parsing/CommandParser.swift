// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a command line asks for.
enum ParseOutcome {
  case run(any Command, CommandNode)
  case help(CommandNode)
  case version(String)
  case completionScript(Shell)
  case dump
}

/// Reads the words of a command line; one use for one command line.
struct CommandParser {
  private var node: CommandNode
  private var words: ArraySlice<String>
  private var positionalIndex = 0

  init(root: any Command.Type, words: [String]) {
    node = CommandNode(root: root)
    self.words = words[...]
  }

  /// - Throws: ``ParseFailure``, which knows the command that it belongs to.
  mutating func parse() throws(ParseFailure) -> ParseOutcome {
    do {
      return try parseWords()
    } catch {
      throw ParseFailure(error: error, command: node.type)
    }
  }

  private mutating func parseWords() throws(ParserError) -> ParseOutcome {
    while let word = words.popFirst() {
      if word == "--" {
        for rest in words { try takePositional(rest) }
        words = []
      } else if word.hasPrefix("--") {
        if let outcome = try takeLong(word.dropFirst(2)) { return outcome }
      } else if word.hasPrefix("-"), word.count > 1, !isNumber(word) {
        if let outcome = try takeShort(word.dropFirst()) { return outcome }
      } else if let outcome = try takeName(word) {
        return outcome
      }
    }
    if let failure = firstMissing { throw .missingArgument(failure) }
    return .run(node.instance, node)
  }

  // MARK: Words without a dash

  /// A subcommand while there are any, else a positional argument.
  private mutating func takeName(_ word: String) throws(ParserError) -> ParseOutcome? {
    guard !node.configuration.subcommands.isEmpty else {
      try takePositional(word)
      return nil
    }
    if word == "help", node.child(named: word) == nil { return .help(try helpTarget()) }
    guard let child = node.child(named: word) else { throw .unknownSubcommand(word) }
    node = child
    return nil
  }

  private mutating func helpTarget() throws(ParserError) -> CommandNode {
    var target = node
    while let word = words.popFirst(), !word.hasPrefix("-") {
      guard let child = target.child(named: word) else {
        node = target
        throw .unknownSubcommand(word)
      }
      target = child
    }
    return target
  }

  private mutating func takePositional(_ word: String) throws(ParserError) {
    let positionals = node.positionals
    guard positionalIndex < positionals.count else { throw .unexpectedArgument(word) }
    let argument = positionals[positionalIndex]
    try store(word, in: argument)
    if !argument.definition.isRepeating { positionalIndex += 1 }
  }

  // MARK: Words with a dash

  private mutating func takeLong(_ body: Substring) throws(ParserError) -> ParseOutcome? {
    let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = ArgumentName.long(String(parts[0]))
    let value = parts.count == 2 ? String(parts[1]) : nil
    if let argument = node.argument(name) {
      try take(argument, as: name, value: value)
      return nil
    }
    return try builtIn(name, value: value)
  }

  /// `-o value`, `-o=value`, or several flags in one word.
  private mutating func takeShort(_ body: Substring) throws(ParserError) -> ParseOutcome? {
    let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? String(parts[1]) : nil
    let letters = Array(parts[0])
    for (index, letter) in letters.enumerated() {
      let name = ArgumentName.short(letter)
      let isLast = index == letters.count - 1
      if let argument = node.argument(name) {
        if argument.definition.kind == .option, !isLast {
          throw .missingValue(argument.definition, name)
        }
        try take(argument, as: name, value: isLast ? value : nil)
      } else if let outcome = try builtIn(name, value: isLast ? value : nil) {
        return outcome
      }
    }
    return nil
  }

  private mutating func take(
    _ argument: DeclaredArgument, as name: ArgumentName, value: String?
  ) throws(ParserError) {
    guard argument.definition.kind == .option else {
      guard value == nil else { throw .unexpectedValue(argument.definition, name) }
      return try store("", in: argument)
    }
    if let value { return try store(value, in: argument) }
    guard let next = words.first, !looksLikeOption(next) else {
      throw .missingValue(argument.definition, name)
    }
    words.removeFirst()
    try store(next, in: argument)
  }

  private mutating func builtIn(
    _ name: ArgumentName, value: String?
  ) throws(ParserError) -> ParseOutcome? {
    switch name {
    case .long("help"), .short("h"): return .help(node)
    case .long("version") where node.isRoot && node.configuration.version != nil:
      return .version(node.configuration.version ?? "")
    case .long("experimental-dump-help") where node.isRoot: return .dump
    case .long("generate-completion-script") where node.isRoot:
      let word = value ?? words.popFirst() ?? ""
      guard let shell = Shell(rawValue: word) else { throw .unknownShell(word) }
      return .completionScript(shell)
    default: throw .unknownOption(name)
    }
  }

  // MARK: Values

  private func store(
    _ word: String, in argument: DeclaredArgument
  ) throws(ParserError) {
    guard argument.storage.store(word) else { throw .invalidValue(word, argument.definition) }
  }

  private var firstMissing: ArgumentDefinition? {
    node.arguments.first { !$0.definition.isOptional && !$0.storage.isSet }?.definition
  }

  /// A value may be a single dash (standard input) or a negative number.
  private func looksLikeOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word.count > 1 && !isNumber(word)
  }

  private func isNumber(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
    return (second.isASCII && second.isNumber || second == ".") && Double(word) != nil
  }
}
