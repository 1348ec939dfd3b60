// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Platform

/// The program beside this one that holds SwiftSyntax, for the commands that read sources.
///
/// SwiftSyntax is there as shared libraries of the toolchain only. Linked in here, every command
/// would load them, and a second Swift runtime with them.
enum SourceTool {
  static let name = "appintents-source"

  /// Goes on as that program, with the command line of this one.
  static func run() throws -> Never {
    guard let path = path else {
      throw CommandFailure(
        "'\(name)' is not beside 'appintents'; build both with 'make build'",
        exitCode: .inputOutput)
    }
    try ProcessImage.replace(by: path, arguments: Array(CommandLine.arguments.dropFirst()))
  }

  /// Beside the link by which this program was called, or beside the program itself.
  private static var path: String? {
    let called = CommandLine.arguments.first.flatMap(ToolProcess.find)
    return [called, OwnProcess.executablePath].compactMap(\.self).compactMap { program in
      program.lastIndex(of: "/").map { "\(program[...$0])\(name)" }
    }.first { FileStamp(path: $0)?.isExecutable == true }
  }
}
