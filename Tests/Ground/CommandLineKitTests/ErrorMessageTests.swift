// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandLineKit

@Suite("Messages for a wrong command line") struct ErrorMessageTests {
  struct ErrorCase: CustomTestStringConvertible {
    var words: [String]
    var message: String
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String..., says message: String) {
      self.words = words
      self.message = message
    }
  }

  @Test(arguments: [
    ErrorCase("plya", says: "unknown subcommand 'plya'; did you mean 'play'?"),
    ErrorCase("zzzzzz", says: "unknown subcommand 'zzzzzz'; use one of 'play' or 'box'"),
    ErrorCase("box", "oepn", says: "unknown subcommand 'oepn'; did you mean 'open'?"),
    ErrorCase("help", "bxo", says: "unknown subcommand 'bxo'; did you mean 'box'?"),
    ErrorCase("help", "play", "x", says: "unknown subcommand 'x'; 'toy play' has none"),
    ErrorCase("play", says: "missing expected argument '<game>'"),
    ErrorCase("box", "open", says: "missing expected argument '--key <key>'"),
    ErrorCase("play", "x", "--quite", says: "unknown option '--quite'; did you mean '--quiet'?"),
    ErrorCase("play", "x", "--xyzzyxyzzy", says: "unknown option '--xyzzyxyzzy'"),
    ErrorCase("play", "x", "-x", says: "unknown option '-x'"),
    ErrorCase("play", "x", "--level", says: "missing value for '--level <level>'"),
    ErrorCase("play", "x", "--level", "--quiet", says: "missing value for '--level <level>'"),
    ErrorCase("play", "x", "-lq", says: "missing value for '-l <level>'"),
    ErrorCase("play", "x", "--quiet=yes", says: "'--quiet' takes no value"),
    ErrorCase(
      "play", "x", "--level", "hrad",
      says: "the value 'hrad' is not valid for '--level'; did you mean 'hard'?"),
    ErrorCase(
      "play", "x", "--level", "impossible",
      says: "the value 'impossible' is not valid for '--level'; use one of 'easy', 'hard' or "
        + "'nightmare'"),
    ErrorCase(
      "play", "x", "--max-rounds", "ten",
      says: "the value 'ten' is not valid for '--max-rounds'"),
    ErrorCase("box", "open", "--key", "1", "2", says: "unexpected argument '2'"),
    ErrorCase("box", "--version", says: "unknown option '--version'"),
    ErrorCase(
      "--generate-completion-script", "tcsh",
      says: "no completion for the shell 'tcsh'; use one of 'bash', 'zsh' or 'fish'"),
  ])
  func message(_ error: ErrorCase) {
    #expect(Toys.message(error.words) == error.message)
  }

  @Test("the edit distance counts insertions, removals and replacements")
  func distance() {
    #expect(editDistance("", "abc") == 3)
    #expect(editDistance("kitten", "sitting") == 3)
    #expect(editDistance("same", "same") == 0)
  }

  @Test("a name is suggested below a distance of four and never for a shorter word")
  func nearest() {
    #expect(nearestName(to: "instal", among: ["install", "uninstall"]) == "install")
    #expect(nearestName(to: "abcd", among: ["efgh"]) == nil)
    #expect(nearestName(to: "xy", among: ["ab"]) == nil)
    #expect(nearestName(to: "", among: ["a"]) == nil)
  }
}
