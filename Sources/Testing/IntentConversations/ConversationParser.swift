// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import FoundationEssentials

/// Reads the lines of a file of conversations.
struct ConversationParser {
  private let file: String
  private(set) var conversations: [WrittenConversation] = []
  private(set) var findings: [ConversationFinding] = []

  /// What stands above the first heading counts for all conversations of the file.
  private var fileSettings = WrittenConversation.Settings()
  private var current: WrittenConversation?
  /// Whether the line above belongs to the same request.
  private var isInRequest = false
  private var isBroken = false
  /// The settings that were made since the last heading, by the names of their lines.
  private var settingsMade: Set<String> = []

  init(file: String) { self.file = file }

  mutating func parse(_ text: String) {
    var number = 0
    // Some editors begin a file with a mark of its encoding.
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      read(String(line), number)
    }
    finish()
  }

  private mutating func read(_ line: String, _ number: Int) {
    let text = line.trimmed
    if text.isEmpty {
      isInRequest = false
    } else if text.hasPrefix("//") {
      return
    } else if line.hasPrefix("#") {
      finish()
      let title = String(line.drop { $0 == "#" }).trimmed
      current = WrittenConversation(
        file: file, line: number, title: title, settings: fileSettings, requests: [])
      isInRequest = false
      settingsMade = []
      if title.isEmpty { fail(number, "the heading is empty; say after '#' what is tested") }
    } else if line.hasPrefix("  ") || line.hasPrefix("\t") {
      continueLine(text, number)
    } else if text.hasPrefix("=>") {
      expect(String(text.dropFirst(2)).trimmed, number)
    } else if text.hasPrefix("* ") {
      offer(String(text.dropFirst(2)).trimmed, number)
    } else if let colon = text.firstIndex(of: ":") {
      let name = String(text[..<colon]).trimmed
      let rest = String(text[text.index(after: colon)...]).trimmed
      name == "You" ? say(rest, number) : speak(name, rest, number)
    } else {
      fail(
        number,
        "this line is none of 'You: …', 'App: …', '=> …', '# title' and 'setting: value'; put two "
          + "spaces before a line that continues the one above")
    }
  }

  private mutating func finish() {
    defer {
      current = nil
      isBroken = false
    }
    guard let conversation = current, !isBroken else { return }
    guard !conversation.requests.isEmpty else {
      return fail(
        conversation.line, "nobody speaks in '\(conversation.title)'; add a line 'You: …'")
    }
    conversations.append(conversation)
  }

  private mutating func fail(_ line: Int, _ message: String) {
    isBroken = true
    findings.append(ConversationFinding(file: file, line: line, message: message))
  }

  // MARK: Lines

  private mutating func say(_ text: String, _ number: Int) {
    let turn = WrittenConversation.Turn(line: number, content: .answer(text))
    if isInRequest, changeRequest({ $0.turns.append(turn) }) { return }
    begin(number)
    current?.requests.append(
      WrittenConversation.Request(line: number, utterance: text, turns: [], expectations: []))
    isInRequest = true
  }

  /// A conversation without a heading is called after its file.
  private mutating func begin(_ number: Int) {
    guard current == nil else { return }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    current = WrittenConversation(
      file: file, line: number,
      title: name.hasSuffix(ConversationFile.suffix)
        ? String(name.dropLast(ConversationFile.suffix.count)) : name,
      settings: fileSettings, requests: [])
  }

  /// A line of the assistant, or a setting where nobody has spoken yet.
  private mutating func speak(_ name: String, _ text: String, _ number: Int) {
    let content = WrittenConversation.Turn.Content.says(text, speaker: name)
    if changeRequest({ $0.turns.append(.init(line: number, content: content)) }) {
      return
    }
    do {
      if current == nil {
        try fileSettings.set(name, to: text)
      } else {
        try current?.settings.set(name, to: text)
      }
      guard settingsMade.insert(name).inserted else {
        return fail(number, "'\(name)' is set above already; leave one of the two")
      }
    } catch {
      fail(number, error.message)
    }
  }

  private mutating func offer(_ text: String, _ number: Int) {
    let turn = WrittenConversation.Turn(line: number, content: .offers(text))
    guard changeRequest({ $0.turns.append(turn) }) else {
      return fail(number, "there is no question above that could offer this")
    }
  }

  private mutating func continueLine(_ text: String, _ number: Int) {
    let isContinued = changeRequest { request in
      guard let last = request.turns.indices.last else {
        request.utterance += "\n" + text
        return
      }
      switch request.turns[last].content {
      case .answer(let line): request.turns[last].content = .answer(line + "\n" + text)
      case .offers(let line): request.turns[last].content = .offers(line + "\n" + text)
      case .says(let line, let speaker):
        request.turns[last].content = .says(line + "\n" + text, speaker: speaker)
      }
    }
    if !isContinued {
      fail(number, "this line continues nothing; begin it without spaces")
    }
  }

  private mutating func expect(_ text: String, _ number: Int) {
    do {
      let expected = try ExpectationLine.read(text)
      let isExpected = changeRequest { request in
        request.expectations += expected.map { .init(line: number, content: $0) }
      }
      if !isExpected { fail(number, "nothing was said before this line; begin with 'You: …'") }
    } catch {
      fail(number, error.message)
    }
  }

  /// - Returns: whether there is a request.
  private mutating func changeRequest(
    _ change: (inout WrittenConversation.Request) -> Void
  ) -> Bool {
    guard let last = current?.requests.indices.last else { return false }
    guard var request = current?.requests[last] else { return false }
    change(&request)
    current?.requests[last] = request
    return true
  }
}

/// What is wrong with a line.
struct LineError: Error, Hashable {
  var message: String

  init(_ message: String) { self.message = message }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    var text = Substring(self)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

extension WrittenConversation.Settings {
  static let names = ["now", "locale", "time-zone", "locked"]

  mutating func set(_ name: String, to text: String) throws(LineError) {
    switch name {
    case "now":
      guard let date = WrittenMoment.read(text) else {
        throw LineError("'\(text)' is no moment; write it as 2026-11-30T10:00:00Z")
      }
      now = date
    case "locale":
      guard !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber || "_-@=".contains($0) })
      else { throw LineError("'\(text)' is no locale; write it as en_US") }
      locale = text
    case "time-zone":
      guard TimeZone(identifier: text) != nil else {
        throw LineError("'\(text)' is no time zone; write it as Europe/Berlin")
      }
      timeZone = text
    case "locked":
      guard let flag = ["yes": true, "no": false][text.lowercased()] else {
        throw LineError("'\(text)' is neither 'yes' nor 'no'")
      }
      isLocked = flag
    default:
      let near = nearestName(to: name, among: Self.names + ["You"])
      throw LineError(
        "'\(name)' speaks before anybody was asked, and is no setting"
          + (near.map { "; did you mean '\($0)'?" }
            ?? "; the settings are \(Self.names.joined(separator: ", "))"))
    }
  }
}

/// A moment as people write it: with or without seconds, in UTC or with an offset.
enum WrittenMoment {
  static func read(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    // "2026-11-30T10:00Z": the seconds are left out.
    guard let time = text.firstIndex(of: "T") else { return nil }
    let rest = text[text.index(after: time)...]
    guard let zone = rest.firstIndex(where: { "Z+-".contains($0) }) else { return nil }
    return try? Date(text[..<zone] + ":00" + text[zone...], strategy: .iso8601)
  }
}
