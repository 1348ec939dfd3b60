// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import FoundationEssentials
internal import Synchronization

/// The lines of a script, which is a person who never hesitates.
final class ScriptLines: Sendable {
  private let rest: Mutex<ArraySlice<String>>

  convenience init(path: String) throws {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw CommandFailure(
        "'\(path)' cannot be read; give a file with one request a line", exitCode: .inputOutput)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CommandFailure("'\(path)' is not UTF-8; save it as UTF-8", exitCode: .inputOutput)
    }
    self.init(text)
  }

  init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    rest = Mutex(lines.filter { !$0.allSatisfy(\.isWhitespace) }[...])
  }

  func next() -> String? { rest.withLock { $0.popFirst() } }

  /// The next line when it is no heading: an answer never skips to another conversation.
  func nextAnswer() -> String? {
    rest.withLock { rest in
      guard let line = rest.first, !line.hasPrefix("#") else { return nil }
      return rest.popFirst()
    }
  }
}
