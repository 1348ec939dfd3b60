// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Platform

/// Writes what a command has to say.
package enum Console {
  /// Writes a line to standard output; a reader that has gone away ends the tool quietly.
  package static func print(_ text: String) throws { try write(text + "\n", to: .output) }

  /// Writes a line for the person beside the output: a warning, a question in JSON mode.
  package static func note(_ text: String) throws { try write(text + "\n", to: .error) }

  /// Writes a line from the middle of a run, where there is nobody to throw to: when it cannot be
  /// written the tool ends.
  package static func say(_ text: String) {
    do {
      try print(text)
    } catch is ClosedOutput {
      ProcessExit.byClosedPipe()
    } catch {
      ProcessExit.now(ExitCode.inputOutput.rawValue, saying: "error: \(error)")
    }
  }

  package static func warn(_ text: String) throws {
    try note(TextStyle(for: .error)("warning:", .bold, .yellow) + " " + text)
  }

  package static func write(_ text: String, to stream: StandardStream) throws {
    do {
      try stream.write(text)
    } catch {
      // As `yes | head` ends: nothing is wrong, and nobody reads a message about it.
      if error.isClosedPipe { throw ClosedOutput() }
      throw error
    }
  }
}

/// Nobody reads what the tool writes.
package struct ClosedOutput: Error {
  package init() {}
}
