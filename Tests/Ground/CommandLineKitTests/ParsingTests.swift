// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandLineKit

@Suite("Reading a command line") struct ParsingTests {
  @Test("defaults hold where nothing is said")
  func defaults() throws {
    let play = try Toys.play("chess")
    #expect(play.game == "chess")
    #expect(play.players.isEmpty)
    #expect(play.level == .easy)
    #expect(play.maxRounds == nil)
    #expect(play.things.isEmpty)
    #expect(!play.quiet)
    #expect(play.place.room == "kitchen")
  }

  @Test(
    "an option's value may follow in the next word or after an equals sign",
    arguments: [
      ["--level", "hard"], ["--level=hard"], ["-l", "hard"], ["-l=hard"],
    ])
  func spellings(_ words: [String]) throws {
    var parser = CommandParser(root: Toy.self, words: ["play", "chess"] + words)
    guard case .run(let command, _) = try parser.parse() else { throw Unexpected() }
    #expect((command as? Play)?.level == .hard)
  }

  @Test("options and arguments mix, the rest is collected in order")
  func order() throws {
    let play = try Toys.play("--quiet", "chess", "-w", "board", "Ada", "--with=clock", "Bo")
    #expect(play.game == "chess")
    #expect(play.players == ["Ada", "Bo"])
    #expect(play.things == ["board", "clock"])
    #expect(play.quiet)
  }

  @Test("short flags combine")
  func cluster() throws {
    let play = try Toys.play("chess", "-qv")
    #expect(play.quiet)
    #expect(play.verbose)
  }

  @Test("after two dashes everything is an argument")
  func terminator() throws {
    #expect(try Toys.play("--", "--quiet", "--").players == ["--"])
  }

  @Test("a single dash and negative numbers are values")
  func dashes() throws {
    let play = try Toys.play("-", "-5", "--max-rounds", "-3", "--room", "-")
    #expect(play.game == "-")
    #expect(play.players == ["-5"])
    #expect(play.maxRounds == -3)
    #expect(play.place.room == "-")
  }

  @Test("an empty value is a value")
  func emptyValue() throws {
    #expect(try Toys.play("chess", "--room=").place.room.isEmpty)
    #expect(try Toys.play("").game.isEmpty)
  }

  @Test("a later value of a single option wins")
  func lastWins() throws {
    #expect(try Toys.play("chess", "--room", "a", "--room", "b").place.room == "b")
  }

  @Test("subcommands nest")
  func nesting() throws {
    guard case .run(let command, let node) = try Toys.parse("box", "open", "--key", "7.5") else {
      throw Unexpected()
    }
    #expect((command as? Box.Open)?.key == 7.5)
    #expect(node.name == "toy box open")
  }

  @Test("help is found wherever it is asked for")
  func help() throws {
    for words in [["help", "box", "open"], ["box", "open", "--help"], ["box", "open", "-h"]] {
      var parser = CommandParser(root: Toy.self, words: words)
      guard case .help(let node) = try parser.parse() else { throw Unexpected() }
      #expect(node.name == "toy box open")
    }
  }

  @Test("the root answers for the whole tool")
  func root() throws {
    guard case .version("1.2.3") = try Toys.parse("--version") else { throw Unexpected() }
    guard case .dump = try Toys.parse("--experimental-dump-help") else { throw Unexpected() }
    guard case .completionScript(.zsh) = try Toys.parse("--generate-completion-script", "zsh")
    else { throw Unexpected() }
  }
}
