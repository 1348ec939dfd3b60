// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentConversations
import Testing

@Suite("A file of conversations") struct ConversationFileTests {
  private func read(_ text: String) -> ConversationFile {
    ConversationFile(path: "talks.conversation", text: text)
  }

  private func messages(_ text: String) -> [String] { read(text).findings.map(\.description) }

  @Test("holds requests with their answers, between empty lines")
  func requests() throws {
    let file = read(
      """
      // About tasks.
      now: 2026-11-30T10:00Z
      # Creating
      locked: yes

      You: Create a task
      Acme: What should it
        be called?
      * This
      You: Call the bank
      => CreateTaskIntent title: Call: the bank
      => opens nothing

      You: Show my tasks
      => done
      """)
    #expect(file.findings.isEmpty)
    let conversation = try #require(file.conversations.first)
    #expect(conversation.title == "Creating")
    #expect(conversation.line == 3)
    #expect(conversation.settings.now == (try Date("2026-11-30T10:00:00Z", strategy: .iso8601)))
    #expect(conversation.settings.isLocked == true)
    #expect(conversation.requests.map(\.utterance) == ["Create a task", "Show my tasks"])
    let request = conversation.requests[0]
    #expect(
      request.turns.map(\.content) == [
        .says("What should it\nbe called?", speaker: "Acme"), .offers("This"),
        .answer("Call the bank"),
      ])
    #expect(request.turns.map(\.line) == [7, 9, 10])
    #expect(
      request.expectations.map(\.content) == [
        .intent("CreateTaskIntent"), .parameter("title", "Call: the bank"), .opens(nil),
      ])
    #expect(conversation.requests[1].line == 14)
  }

  @Test(
    "reads each expectation",
    arguments: [
      ("done", .done), ("cancelled", .cancelled), ("asks", .asks),
      ("refused", .refused(reason: nil)), ("refused notFound", .refused(reason: "notFound")),
      ("fails thrown", .failed(reason: "thrown")), ("gives up", .gaveUp(parameter: nil)),
      ("gives up title", .gaveUp(parameter: "title")), ("opens Acme Tasks", .opens("Acme Tasks")),
      ("runs in AcmeIntents", .runsIn("AcmeIntents")), ("returns 3 tasks", .returns("3 tasks")),
      ("title: a: b", .parameter("title", "a: b")), ("ListTasks", .intent("ListTasks")),
    ] as [(String, WrittenConversation.Expected)])
  func expectations(_ text: String, _ expected: WrittenConversation.Expected) throws {
    let file = read("You: hi\n=> \(text)")
    #expect(file.conversations.first?.requests.first?.expectations.map(\.content) == [expected])
  }

  @Test("is called after its file when it has no heading")
  func untitled() {
    #expect(read("You: hi").conversations.map(\.title) == ["talks"])
  }

  @Test("may begin with the mark of its encoding, and end lines as Windows does")
  func foreign() {
    let file = read("\u{FEFF}# Creating\r\nYou: hi\r\nAcme: hello\r\n")
    #expect(file.findings.isEmpty)
    #expect(file.conversations.map(\.title) == ["Creating"])
    #expect(file.conversations.map(\.requests.first?.line) == [2])
  }

  @Test("what is wrong is told at its line, and the rest is read")
  func mistakes() {
    let text = """
      You: hi
      => opns Acme
      # Second
      now: yesterday
      You: hi
      # Third
      You: hi
      # Fourth
      #
      You: hi
      """
    #expect(
      messages(text) == [
        "talks.conversation:2: '=> opns Acme' is no expectation; did you mean 'opens'?",
        "talks.conversation:4: 'yesterday' is no moment; write it as 2026-11-30T10:00:00Z",
        "talks.conversation:8: nobody speaks in 'Fourth'; add a line 'You: …'",
        "talks.conversation:9: the heading is empty; say after '#' what is tested",
      ])
    #expect(read(text).conversations.map(\.title) == ["Third"])
  }

  @Test(
    "a line in the wrong place is told",
    arguments: [
      ("=> done", "nothing was said before this line; begin with 'You: …'"),
      ("* one", "there is no question above that could offer this"),
      ("  more", "this line continues nothing; begin it without spaces"),
      ("time-zone: Mars/Base", "'Mars/Base' is no time zone; write it as Europe/Berlin"),
      ("locale: en US", "'en US' is no locale; write it as en_US"),
      ("locked: maybe", "'maybe' is neither 'yes' nor 'no'"),
      (
        "Siri: hi",
        "'Siri' speaks before anybody was asked, and is no setting; the settings are now, locale, "
          + "time-zone, locked"
      ),
    ])
  func places(_ line: String, _ message: String) {
    #expect(messages("# Title\n\(line)\nYou: hi") == ["talks.conversation:2: \(message)"])
  }

  @Test("a reason that nothing is refused for is told")
  func refusalReason() {
    #expect(
      messages("You: hi\n=> refused notfound") == [
        "talks.conversation:2: nothing is refused for 'notfound'; did you mean 'notFound'?"
      ])
  }

  @Test("a setting is made once for a file and once for a conversation")
  func settingTwice() {
    let text =
      "locked: no\n# One\nlocked: yes\nYou: hi\n# Two\nlocale: en_US\nlocale: en_GB\nYou: hi"
    #expect(
      messages(text) == [
        "talks.conversation:7: 'locale' is set above already; leave one of the two"
      ])
  }

  @Test("a file that cannot be read is one finding")
  func unreadable() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/inner", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/inner/loop", withDestinationPath: folder)
    try Data([0xFF]).write(to: URL(filePath: folder + "/bytes.conversation"))
    try Data(repeating: 0x20, count: 1 << 21)
      .write(to: URL(filePath: folder + "/inner/large.conversation"))
    let files = try ConversationFile.paths(at: folder).map { ConversationFile(path: $0) }
    #expect(files.count == 2)
    #expect(files.allSatisfy { $0.isUnreadable && $0.findings.count == 1 })
    #expect(files[1].findings[0].message.contains("larger than 1 MiB"))
    #expect(throws: ConversationFinding.self) {
      try ConversationFile.paths(at: folder + "/nothing")
    }
  }
}
