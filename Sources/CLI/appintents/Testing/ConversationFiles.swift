// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentConversations

/// The conversations that paths on the command line name.
struct ConversationFiles {
  private(set) var conversations: [WrittenConversation] = []
  private(set) var findings: [ConversationFinding] = []
  /// Whether something could not be read at all.
  private(set) var isUnreadable = false

  /// - Parameter typed: the paths as the person wrote them, for messages.
  init(_ paths: [String], typed: [String]) {
    for (path, typed) in zip(paths, typed) {
      do {
        for file in try ConversationFile.paths(at: path) {
          let shown = file.hasPrefix(path) ? typed + file.dropFirst(path.count) : file
          let read = ConversationFile(path: file)
          isUnreadable = isUnreadable || read.isUnreadable
          conversations += read.conversations.map { conversation in
            var conversation = conversation
            conversation.file = shown
            return conversation
          }
          findings += read.findings.map {
            ConversationFinding(file: shown, line: $0.line, message: $0.message)
          }
        }
      } catch {
        isUnreadable = true
        findings.append(ConversationFinding(file: typed, line: error.line, message: error.message))
      }
    }
  }
}
