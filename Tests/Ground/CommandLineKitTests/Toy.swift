// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

@testable import CommandLineKit

/// A tool with every kind of argument, for the tests.
struct Toy: Command {
  static let configuration = CommandConfiguration(
    name: "toy", abstract: "Plays.", version: "1.2.3", subcommands: [Play.self, Box.self])
}

struct Play: Command {
  static let configuration = CommandConfiguration(
    name: "play", abstract: "Plays a game.", discussion: "A game has rules.")

  enum Level: String, CaseIterable, ArgumentValue { case easy, hard, nightmare }

  @Argument(help: "What to play.") var game: String
  @Argument(help: "Who plays.") var players: [String] = []
  @Option(name: .shortAndLong, help: "How hard it is.") var level = Level.easy
  @Option(help: ArgumentHelp("When to stop.", valueName: "count")) var maxRounds: Int?
  @Option(name: .custom([.long("with"), .short("w")]), help: "What is used.", completion: .file)
  var things: [String] = []
  @Flag(name: .shortAndLong, help: "Say nothing.") var quiet = false
  @Flag(name: .custom([.short("v")]), help: "Say all.") var verbose = false
  @OptionGroup var place: Place
}

struct Place: ParsableArguments {
  @Option(help: "Where to play.") var room = "kitchen"
}

struct Box: Command {
  static let configuration = CommandConfiguration(
    name: "box", abstract: "Keeps toys.", subcommands: [Open.self])

  struct Open: Command {
    static let configuration = CommandConfiguration(name: "open", abstract: "Opens the box.")
    @Option(help: "The key's number.") var key: Double
  }
}

enum Toys {
  static func parse(_ words: String...) throws(ParseFailure) -> ParseOutcome {
    var parser = CommandParser(root: Toy.self, words: words)
    return try parser.parse()
  }

  static func play(_ words: String...) throws -> Play {
    var parser = CommandParser(root: Toy.self, words: ["play"] + words)
    guard case .run(let command, _) = try parser.parse(), let play = command as? Play else {
      throw Unexpected()
    }
    return play
  }

  /// The message for a command line, nil when it parses.
  static func message(_ words: [String]) -> String? {
    var parser = CommandParser(root: Toy.self, words: words)
    do {
      _ = try parser.parse()
      return nil
    } catch {
      let root = CommandNode(root: Toy.self)
      return ErrorMessageGenerator(node: root.find(error.command) ?? root).message(error.error)
    }
  }

  static func help(_ path: String..., width: Int = 80) -> String {
    let node = path.reduce(CommandNode(root: Toy.self)) { $0.child(named: $1) ?? $0 }
    return HelpGenerator(node: node, width: width, style: TextStyle(isColoured: false)).text
  }
}

struct Unexpected: Error {}
