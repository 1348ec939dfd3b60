// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Assistant
internal import BackgroundTaskStore
internal import CommandLineKit
internal import Device
internal import IntentHost
internal import IntentMetadata
internal import IntentWire
internal import Platform

/// One request after the other, from a terminal, a pipe or a script.
struct Talk: Sendable {
  private let session: AssistantSession
  private let script: ScriptLines?
  private let showsDetails: Bool
  private let transcript: Transcript
  /// Whether what the person says is on the screen already, because it was typed there.
  private let isTyped: Bool

  init(session: AssistantSession, script: ScriptLines?, showsDetails: Bool) {
    self.session = session
    self.script = script
    self.showsDetails = showsDetails
    isTyped = script == nil && StandardStream.input.isTerminal
    let names = session.apps.map(\.displayName)
    transcript = Transcript(assistant: names.count == 1 ? names[0] : "Assistant")
  }

  func run() async throws {
    if isTyped { introduce() }
    var failed = false
    while !Task.isCancelled, let line = try await nextRequest() {
      if line.hasPrefix("#") {
        transcript.show(heading: String(line.drop { $0 == "#" || $0 == " " }))
        continue
      }
      if ["quit", "exit"].contains(line.lowercased()) { break }
      let request = Request(line, isScripted: script != nil)
      let outcome = try await ask(request.text)
      switch outcome.ending {
      case .failed(let failure):
        failed = failed || !request.hasToFail
        transcript.show(note: "error: \(failure.message)")
      case .needsAnswer:
        failed = true
      case .done, .refused, .cancelled, .gaveUp:
        guard request.hasToFail else { break }
        failed = true
        transcript.show(note: "error: the script says that this has to fail, and it did not")
      }
      if showsDetails, let details = details(outcome) { transcript.show(note: details) }
    }
    if script != nil, failed {
      throw CommandFailure("the script did not run to its end as written; see the errors above")
    }
  }

  /// What is said, and whether the script marks it with '!' as a request that has to fail.
  private struct Request {
    var text: String
    var hasToFail: Bool

    init(_ line: String, isScripted: Bool) {
      hasToFail = isScripted && line.hasPrefix("!")
      text = hasToFail ? String(line.drop { $0 == "!" || $0 == " " }) : line
    }
  }

  /// Begins background tasks while the person talks, and notes how they went.
  func serveBackgroundTasks() async {
    let transcript = transcript
    await session.serveBackgroundTasks { entry, run in
      transcript.show(note: "background task \(entry.task.identifier): \(run.outcome)")
    }
  }

  private func ask(_ line: String) async throws -> AssistantOutcome {
    let transcript = transcript
    let isTyped = isTyped
    return try await session.ask(
      line,
      answers: { prompt in
        transcript.show(options: prompt.options)
        return await nextAnswer()
      },
      onTurn: { turn in
        if turn.speaker == .assistant || !isTyped { transcript.show(turn) }
      })
  }

  // MARK: Lines

  private func nextRequest() async throws -> String? {
    if let script { return script.next() }
    while true {
      if isTyped { transcript.showInvitation() }
      let line = try await InputLines.standard.next()
      guard let text = try InputText.text(of: line, as: "a line") else {
        if isTyped { try Console.print("") }
        return nil
      }
      if !text.allSatisfy(\.isWhitespace) { return text }
    }
  }

  private func nextAnswer() async -> String? {
    if let script { return script.nextAnswer() }
    if isTyped { transcript.showInvitation() }
    guard let line = try? await InputLines.standard.next() else { return nil }
    return try? InputText.text(of: line, as: "an answer")
  }

  // MARK: Beside the conversation

  private func introduce() {
    let names = session.apps.map(\.displayName)
    transcript.show(note: "\(names.joined(separator: ", ")) listens. 'quit' ends. Try:")
    for app in session.apps {
      // One phrase of each shortcut, as it is said.
      for phrase in app.manifest.shortcuts.compactMap(\.phrases.first).prefix(4) {
        let words = phrase.pieces.map { piece in
          switch piece {
          case .text(let text): text
          case .applicationName: app.displayName
          case .parameter(let name): "<\(name)>"
          }
        }
        transcript.show(note: "  \(words.joined())")
      }
    }
  }

  private func details(_ outcome: AssistantOutcome) -> String? {
    guard let process = outcome.process, let intent = outcome.chain.last ?? outcome.intent else {
      return nil
    }
    let bundle = session.apps.lazy.compactMap { $0.executable(process.bundleIdentifier) }.first
    let executable = bundle?.executable ?? process.bundleIdentifier
    let start =
      outcome.isCold ? "a new process, up in \(milliseconds(outcome.timings.launch))" : "warm"
    let run = milliseconds(outcome.timings.run)
    let front = process.isForeground ? ", in the foreground" : ""
    return "\(intent) ran in \(executable) (\(start)\(front)), \(run)"
  }

  private func milliseconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10_000).rounded())
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}
