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
      // In place: what is there may be a pipe, a device or a link.
      try Data((text.isEmpty ? "" : text + "\n").utf8).write(to: URL(filePath: path))
    } catch {
      throw CommandFailure(
        "'\(path)' cannot be written; check its folder, its permissions and the disk",
        exitCode: .inputOutput)
    }
  }
}
