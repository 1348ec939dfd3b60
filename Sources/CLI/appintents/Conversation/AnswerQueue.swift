// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Assistant
internal import CommandLineKit
internal import Platform

/// Where the answers of a person come from: the command line first, then standard input.
actor AnswerQueue {
  private var prepared: ArraySlice<String>
  private let lines: InputLines
  /// Called with each prepared answer, so that a reader of the output sees it.
  private let onPrepared: @Sendable (String) -> Void
  /// What went wrong with standard input, for the end of the command.
  private(set) var failure: (any Error)?

  init(
    prepared: [String], lines: InputLines = .standard,
    onPrepared: @escaping @Sendable (String) -> Void
  ) {
    self.prepared = prepared[...]
    self.lines = lines
    self.onPrepared = onPrepared
  }

  /// The next answer, nil when there is nobody to give one.
  func next() async -> String? {
    if let answer = prepared.popFirst() {
      onPrepared(answer)
      return answer
    }
    do {
      return try InputText.text(of: await lines.next(), as: "an answer")
    } catch {
      failure = error
      return nil
    }
  }
}

/// Makes a sentence of what standard input gave.
enum InputText {
  /// - Parameter name: what the line was to be: "an answer".
  static func text(of line: InputLines.Line, as name: String) throws -> String? {
    switch line {
    case .text(let text): return text
    case .end: return nil
    case .notText:
      throw CommandFailure(
        "\(name) on standard input is not UTF-8; send text in UTF-8", exitCode: .inputOutput)
    case .tooLong:
      throw CommandFailure(
        "\(name) on standard input is longer than \(InputLines.limit >> 20) MiB; send one sentence",
        exitCode: .inputOutput)
    }
  }
}
