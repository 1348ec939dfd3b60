// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandLineKit

@Suite("Help, usage, completions and the dump") struct HelpTests {
  @Test("a leaf shows its arguments in the order of their properties")
  func leaf() {
    #expect(
      Toys.help("play") == """
        OVERVIEW: Plays a game.

        A game has rules.

        USAGE: toy play [--level <level>] [--max-rounds <count>] [--with <things> ...]
               [--quiet] [-v] [--room <room>] <game> [<players> ...]

        ARGUMENTS:
          <game>                  What to play.
          <players>               Who plays.

        OPTIONS:
          -l, --level <level>     How hard it is. (values: easy, hard, nightmare;
                                  default: easy)
          --max-rounds <count>    When to stop.
          --with, -w <things>     What is used.
          -q, --quiet             Say nothing.
          -v                      Say all.
          --room <room>           Where to play. (default: kitchen)
          -h, --help              Show help information.
        """)
  }

  @Test("the root lists its subcommands and says where more stands")
  func root() {
    #expect(
      Toys.help() == """
        OVERVIEW: Plays.

        USAGE: toy <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          play                    Plays a game.
          box                     Keeps toys.

          See 'toy help <subcommand>' for detailed help.
        """)
  }

  @Test("no line of prose is longer than the terminal", arguments: [40, 60, 80, 120])
  func width(_ width: Int) {
    let lines = Toys.help("play", width: width).split(separator: "\n")
    for line in lines { #expect(line.count <= width) }
  }

  @Test("colour stands only where it was asked for")
  func colour() {
    #expect(TextStyle(isColoured: false)("x", .bold) == "x")
    #expect(TextStyle(isColoured: true)("x", .bold, .red) == "\u{1B}[1;31mx\u{1B}[0m")
  }

  @Test("every command, option and value is in the completions of every shell")
  func completions() {
    let script = CompletionScript(tool: CommandNode(root: Toy.self))
    for shell in Shell.allCases {
      let text = script.text(for: shell)
      for word in ["play", "box", "open", "max-rounds", "nightmare", "room", "key"] {
        #expect(text.contains(word), "\(shell) lacks \(word)")
      }
    }
  }

  @Test("the dump has the shape of swift-argument-parser's ToolInfoV0")
  func dump() {
    let info = ToolInfo(CommandNode(root: Toy.self))
    #expect(info.serializationVersion == 0)
    #expect(info.command.subcommands?.map(\.commandName) == ["play", "box"])
    let level = info.command.subcommands?[0].arguments?.first { $0.valueName == "level" }
    #expect(level?.kind == "option")
    #expect(level?.names?.map(\.name) == ["l", "level"])
    #expect(level?.preferredName?.kind == "long")
    #expect(level?.allValues == ["easy", "hard", "nightmare"])
    #expect(level?.defaultValue == "easy")
    #expect(info.json.contains("\"superCommands\" : ["))
  }
}
