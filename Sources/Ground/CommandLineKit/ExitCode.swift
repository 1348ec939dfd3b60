// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The exit statuses of our tools.
///
/// The numbers from 64 on are those of `sysexits.h`. A command may throw one to end quietly.
package struct ExitCode: Error, Hashable, Sendable {
  package var rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The work is done.
  package static let success = ExitCode(rawValue: 0)
  /// The tool worked and the answer is no: findings, a refusal, a failed run.
  package static let failure = ExitCode(rawValue: 1)
  /// The command line is wrong.
  package static let usage = ExitCode(rawValue: 64)
  /// The tool itself is wrong.
  package static let internalError = ExitCode(rawValue: 70)
  /// A file or a stream could not be read or written.
  package static let inputOutput = ExitCode(rawValue: 74)
}

/// A command that ends with one sentence and an exit status.
package struct CommandFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package var exitCode: ExitCode
  /// A lower-case clause that names the thing and the remedy.
  package var message: String

  package init(_ message: String, exitCode: ExitCode = .failure) {
    self.exitCode = exitCode
    self.message = message
  }

  package var description: String { message }
}

/// Arguments that parse but do not fit together; shown with the command's usage.
package struct ValidationError: Error, Hashable, Sendable, CustomStringConvertible {
  package var message: String

  package init(_ message: String) { self.message = message }

  package var description: String { message }
}

/// Thrown by a command to show its own help.
struct HelpRequest: Error {
  var command: any Command.Type
}
