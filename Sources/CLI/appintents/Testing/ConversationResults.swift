// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentConversations

/// What `appintents test --json` prints.
struct ConversationResults: Encodable {
  struct Conversation: Encodable {
    var title: String
    var file: String
    var line: Int
    var passed: Bool
    var seconds: Double
    var findings: [Finding]
    var transcript: [Line]
  }

  struct Finding: Encodable {
    var file: String
    var line: Int
    var message: String

    init(_ finding: ConversationFinding) {
      file = finding.file
      line = finding.line
      message = finding.message
    }
  }

  struct Line: Encodable {
    /// `same`, `missing`, `unexpected` or `failed`.
    var mark: String
    /// Empty for what is no speech.
    var speaker: String
    var text: String
  }

  var conversations: [Conversation]
  /// What is wrong with the files themselves.
  var findings: [Finding]

  init(_ reports: [ConversationReport], _ findings: [ConversationFinding]) {
    conversations = reports.map { report in
      Conversation(
        title: report.title, file: report.file, line: report.line, passed: report.isPassed,
        seconds: report.seconds, findings: report.findings.map(Finding.init),
        transcript: report.lines.map {
          Line(mark: $0.mark.name, speaker: $0.speaker, text: $0.text)
        })
    }
    self.findings = findings.map(Finding.init)
  }
}

extension ConversationReport.Line.Mark {
  fileprivate var name: String {
    switch self {
    case .same: "same"
    case .missing: "missing"
    case .unexpected: "unexpected"
    case .failed: "failed"
    }
  }
}
