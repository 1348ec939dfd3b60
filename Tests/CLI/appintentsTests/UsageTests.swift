// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import Testing

@Suite("The command line of appintents") struct UsageTests {
  private let tool: BuiltTool

  init() throws { tool = try BuiltTool() }

  struct UsageCase: CustomTestStringConvertible {
    var words: [String]
    var message: String
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String..., says message: String) {
      self.words = words
      self.message = message
    }
  }

  @Test(
    "a wrong command line is explained and ends with 64",
    arguments: [
      UsageCase("biuld", says: "unknown subcommand 'biuld'; did you mean 'build'?"),
      UsageCase("ask", says: "missing expected argument '<utterance>'"),
      UsageCase("ask", "x", "--jsno", says: "unknown option '--jsno'; did you mean '--json'?"),
      UsageCase("ask", "x", "--now", "noon", says: "the value 'noon' is not valid for '--now'"),
      UsageCase("ask", "x", "--app", says: "missing value for '--app <app>'"),
      UsageCase(
        "build", "-c", "relaese",
        says: "the value 'relaese' is not valid for '--configuration'; did you mean 'release'?"),
      UsageCase("device", "instal", says: "unknown subcommand 'instal'; did you mean 'install'?"),
      UsageCase("device", "set", "locked", says: "missing expected argument '<value>'"),
      UsageCase("doctor", "all", says: "unexpected argument 'all'"),
    ])
  func usage(_ usage: UsageCase) async throws {
    let result = try await tool.run(usage.words)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("error: \(usage.message)\n"))
    #expect(result.errors.contains("Usage: appintents"))
  }

  @Test("version and help go to standard output and end with 0")
  func answers() async throws {
    let version = try await tool.run("--version")
    #expect(version.status == 0)
    #expect(version.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    #expect(try await tool.run().output == tool.run("--help").output)
  }

  @Test(
    "the help of each command is the one that was agreed on",
    arguments: [
      "", "build", "run", "ask", "test", "inspect", "check", "rules", "explain", "baseline", "init",
      "doctor", "log", "log show", "log stream", "signposts", "metrics", "metrics show",
      "metrics deliver", "device",
      "device create", "device reset",
      "device install", "device uninstall", "device list", "device set",
      "background", "background list", "background run", "background cancel",
    ])
  func help(_ command: String) async throws {
    let result = try await tool.run(["help"] + command.split(separator: " ").map(String.init))
    #expect(result.status == 0)
    try Snapshot.expect(
      result.output, named: (["help"] + command.split(separator: " ")).joined(separator: "-"))
  }

  @Test(
    "completions are valid for the shell that they are for", arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) async throws {
    let result = try await tool.run("--generate-completion-script", shell)
    #expect(result.status == 0)
    #expect(result.output.contains("uninstall"))
    guard
      let path = ["/bin", "/usr/bin"].map({ "\($0)/\(shell)" })
        .first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { return }
    let script = try tool.write(result.output, to: "completion")
    let check = Process()
    check.executableURL = URL(fileURLWithPath: path)
    check.arguments = ["-n", script]
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
  }

  @Test("the dump is JSON with every command")
  func dump() async throws {
    let result = try await tool.run("--experimental-dump-help")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let command = try #require(object["command"] as? [String: Any])
    let names = (command["subcommands"] as? [[String: Any]])?.compactMap { $0["commandName"] }
    #expect(
      names as? [String] == [
        "build", "run", "ask", "test", "inspect", "check", "rules", "explain", "baseline", "init",
        "log", "signposts", "metrics", "background", "device", "doctor",
      ])
  }
}
