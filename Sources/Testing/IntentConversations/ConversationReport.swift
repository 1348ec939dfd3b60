// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How a written conversation went.
package struct ConversationReport: Hashable, Sendable {
  /// A line of the transcript.
  package struct Line: Hashable, Sendable {
    /// How it compares with what is written.
    package enum Mark: Character, Hashable, Sendable {
      case same = " "
      case missing = "-"
      case unexpected = "+"
      /// Something that was expected and did not come.
      case failed = "!"
    }

    package var mark: Mark
    /// Who speaks; empty for what is no speech.
    package var speaker: String
    package var text: String

    init(_ mark: Mark, _ speaker: String, _ text: String) {
      self.mark = mark
      self.speaker = speaker
      self.text = text
    }
  }

  package var file: String
  package var line: Int
  package var title: String
  package var lines: [Line] = []
  package var findings: [ConversationFinding] = []
  package var seconds = 0.0

  package var isPassed: Bool { findings.isEmpty }

  init(_ conversation: WrittenConversation) {
    file = conversation.file
    line = conversation.line
    title = conversation.title
  }

  /// A conversation that could not begin.
  package init(_ conversation: WrittenConversation, failedBy problem: String) {
    self.init(conversation)
    findings = [ConversationFinding(file: file, line: line, message: problem)]
  }

  /// The transcript as plain text, with its marks in the first column.
  package var transcript: String {
    let width = lines.map(\.speaker.count).max() ?? 0
    return lines.map { line in
      let label = line.speaker + String(repeating: " ", count: width - line.speaker.count)
      let text = line.text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n" + String(repeating: " ", count: width + 4))
      return "\(line.mark.rawValue) \(label)  \(text)"
    }.joined(separator: "\n")
  }

  /// The findings and the transcript, as a failing test prints them.
  package var failure: String {
    findings.map(\.description).joined(separator: "\n") + "\n" + transcript
  }
}
