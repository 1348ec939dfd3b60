// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Foundation

/// Where a command's report goes: a file that the person names, else standard output.
enum ReportOutput {
  static func write(_ text: String, to path: String?) throws {
    guard let path else {
      if !text.isEmpty { try Console.print(text) }
      return
    }
    do {
      try (text + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw CommandFailure(
        "'\(path)' cannot be written; check the folder and the disk", exitCode: .inputOutput)
    }
  }
}
