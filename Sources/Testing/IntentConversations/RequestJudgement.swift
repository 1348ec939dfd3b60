// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Assistant
internal import CommandLineKit
internal import IntentWire

/// Compares what came of a request with what is written.
struct RequestJudgement {
  struct Finding: Hashable {
    var line: Int
    var message: String
  }

  private let request: WrittenConversation.Request
  private let course: RequestCourse
  private let apps: [String]
  private let executables: [String: String]
  private let values: WrittenValue
  private(set) var lines: [ConversationReport.Line] = []
  private(set) var findings: [Finding] = []

  init(
    _ request: WrittenConversation.Request, _ course: RequestCourse, apps: [String],
    executables: [String: String], values: WrittenValue
  ) {
    self.request = request
    self.course = course
    self.apps = apps
    self.executables = executables
    self.values = values
    checkSpeakers()
    compareSpeech()
    checkAnswers()
    checkEnding()
    for expectation in request.expectations where !expectation.content.isEnding {
      check(expectation)
    }
  }

  private var outcome: AssistantOutcome { course.outcome }
  private var assistantName: String { apps.count == 1 ? apps[0] : "Assistant" }

  private mutating func fail(_ line: Int, _ message: String) {
    findings.append(Finding(line: line, message: message))
    lines.append(ConversationReport.Line(.failed, "", message))
  }

  // MARK: Speech

  private mutating func checkSpeakers() {
    let known = apps + ["Siri", "Assistant"]
    for turn in request.turns {
      guard case .says(_, let speaker) = turn.content, !known.contains(speaker) else { continue }
      let near = nearestName(to: speaker, among: known)
      fail(
        turn.line,
        "nobody here is called '\(speaker)'"
          + (near.map { "; did you mean '\($0)'?" } ?? "; it is \(assistantName) that answers"))
      return
    }
  }

  /// One side of a comparison: what is said or offered between two lines of the person.
  private struct Passage<Line> {
    var person: String?
    var lines: [Line] = []
  }

  private struct Expected {
    var line: Int
    var text: String
    var isOffer: Bool
  }

  private mutating func compareSpeech() {
    let said = passagesSaid()
    let written = passagesWritten()
    for index in 0..<max(said.count, written.count) {
      let actual = said.indices.contains(index) ? said[index] : nil
      let expected = written.indices.contains(index) ? written[index] : nil
      if let person = actual?.person { lines.append(.init(.same, "You", person)) }
      if actual == nil, let person = expected?.person {
        lines.append(.init(.missing, "You", person))
      }
      // Where nothing is written after a line of the person, anything may be said.
      guard let lines = expected?.lines, let last = lines.last else {
        for line in actual?.lines ?? [] { append(.same, line.text, line.isOffer) }
        continue
      }
      compare(lines, with: actual?.lines ?? [], after: last.line)
    }
  }

  private mutating func compare(
    _ expected: [Expected], with actual: [(text: String, isOffer: Bool)], after line: Int
  ) {
    // Offers that nobody wrote down are not compared.
    let comparesOffers = expected.contains(where: \.isOffer)
    let counted = actual.filter { !$0.isOffer || comparesOffers }
    for index in 0..<max(expected.count, counted.count) {
      let wanted = expected.indices.contains(index) ? expected[index] : nil
      let got = counted.indices.contains(index) ? counted[index] : nil
      if let wanted, let got, wanted.isOffer == got.isOffer,
        TextPattern(wanted.text).matches(got.text)
      {
        append(.same, got.text, got.isOffer)
        continue
      }
      if let wanted { append(.missing, wanted.text, wanted.isOffer) }
      if let got { append(.unexpected, got.text, got.isOffer) }
      findings.append(
        Finding(line: wanted?.line ?? line, message: Self.difference(wanted?.text, got?.text)))
    }
    if !comparesOffers {
      for offer in actual where offer.isOffer { append(.same, offer.text, true) }
    }
  }

  private static func difference(_ wanted: String?, _ got: String?) -> String {
    switch (wanted, got) {
    case (let wanted?, let got?): "'\(got)' was said instead of '\(wanted)'"
    case (let wanted?, nil): "'\(wanted)' was not said"
    case (nil, let got): "'\(got ?? "")' was said, and is not written here"
    }
  }

  private mutating func append(
    _ mark: ConversationReport.Line.Mark, _ text: String, _ isOffer: Bool
  ) {
    lines.append(.init(mark, isOffer ? "" : assistantName, isOffer ? "* \(text)" : text))
  }

  private func passagesSaid() -> [Passage<(text: String, isOffer: Bool)>] {
    var passages: [Passage<(text: String, isOffer: Bool)>] = []
    for event in course.events {
      switch event {
      case .person(let text): passages.append(Passage(person: text))
      case .assistant(let text): passages[passages.count - 1].lines.append((text, false))
      case .offers(let options):
        passages[passages.count - 1].lines += options.map { ($0, true) }
      }
    }
    return passages
  }

  private func passagesWritten() -> [Passage<Expected>] {
    var passages = [Passage<Expected>(person: request.utterance)]
    for turn in request.turns {
      switch turn.content {
      case .answer(let text): passages.append(Passage(person: text))
      case .says(let text, _):
        passages[passages.count - 1].lines.append(
          Expected(line: turn.line, text: text, isOffer: false))
      case .offers(let text):
        passages[passages.count - 1].lines.append(
          Expected(line: turn.line, text: text, isOffer: true))
      }
    }
    return passages
  }

  // MARK: Answers

  private mutating func checkAnswers() {
    let answers = request.turns.filter { if case .answer = $0.content { true } else { false } }
    if course.answersUsed < answers.count {
      fail(
        answers[course.answersUsed].line,
        "nobody asked for this answer: the request had ended; put an empty line before a new one")
    }
    guard case .needsAnswer(let prompt) = outcome.ending, !expects(.asks) else { return }
    fail(
      request.turns.last?.line ?? request.line,
      "'\(prompt.text)' has no answer; write it in a line 'You: …', or '=> asks' where that is meant"
    )
  }

  private func expects(_ expected: WrittenConversation.Expected) -> Bool {
    request.expectations.contains { $0.content == expected }
  }

  // MARK: The ending

  private mutating func checkEnding() {
    let endings = request.expectations.filter(\.content.isEnding)
    guard !endings.isEmpty else {
      // A question without an answer was told above.
      if case .needsAnswer = outcome.ending { return }
      if outcome.ending != .done { fail(request.line, "the request \(EndingText.of(outcome))") }
      return
    }
    for ending in endings where !matches(ending.content) {
      if case .needsAnswer = outcome.ending, ending.content != .asks { continue }
      fail(ending.line, "the request \(EndingText.of(outcome))")
    }
  }

  private func matches(_ expected: WrittenConversation.Expected) -> Bool {
    switch (expected, outcome.ending) {
    case (.done, .done), (.cancelled, .cancelled), (.asks, .needsAnswer): true
    case (.refused(let reason), .refused(let actual)):
      reason == nil || reason == actual.rawValue
    case (.failed(let reason), .failed(let actual)): reason == nil || reason == actual.reason
    case (.gaveUp(let name), .gaveUp(let actual)): name == nil || name == actual
    default: false
    }
  }

  // MARK: Everything else

  private mutating func check(_ expectation: WrittenConversation.Expectation) {
    switch expectation.content {
    case .intent(let name):
      guard outcome.intent != name else { return }
      let meant = outcome.intent.map { "'\($0)' was meant" } ?? "no intent was meant"
      fail(expectation.line, "\(meant), not '\(name)'")
    case .parameter(let name, let text):
      let value = outcome.parameters[name]
      guard !values.matches(text, value) else { return }
      let near = value == nil ? nearestName(to: name, among: Array(outcome.parameters.keys)) : nil
      fail(
        expectation.line,
        "'\(name)' is \(values.text(of: value)), not \(text)"
          + (near.map { "; did you mean '\($0)'?" } ?? ""))
    case .opens(let name):
      guard outcome.openedApp != name else { return }
      fail(
        expectation.line,
        outcome.openedApp.map { "'\($0)' came to the front" } ?? "no app came to the front")
    case .runsIn(let name):
      // In the process of the tests there is nothing to compare.
      guard let process = outcome.process else {
        if outcome.chain.isEmpty { fail(expectation.line, "no intent ran") }
        return
      }
      let executable = executables[process.bundleIdentifier] ?? process.bundleIdentifier
      guard ![executable, process.bundleIdentifier].contains(name) else { return }
      fail(expectation.line, "it ran in '\(executable)', not in '\(name)'")
    case .returns(let text):
      guard !values.matches(text, outcome.value) else { return }
      fail(expectation.line, "it returned \(values.text(of: outcome.value)), not \(text)")
    case .done, .cancelled, .gaveUp, .refused, .failed, .asks: return
    }
  }
}

/// How a request ended, as the end of a sentence.
package enum EndingText {
  package static func of(_ outcome: AssistantOutcome) -> String {
    switch outcome.ending {
    case .done: "was done"
    case .cancelled: "was cancelled"
    case .refused(let refusal): "was refused (\(refusal.rawValue))"
    case .failed(let failure): "failed (\(failure.reason)): \(failure.message)"
    case .gaveUp(let parameter):
      "was given up: no answer was understood" + (parameter.map { " for '\($0)'" } ?? "")
    case .needsAnswer(let prompt): "still asks '\(prompt.text)'"
    }
  }
}
