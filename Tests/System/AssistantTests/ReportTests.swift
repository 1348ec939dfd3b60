// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentWire
import Testing

@testable import Assistant

@Suite("What an app's observers are told of a request") struct ReportTests {
  private func counts(_ values: Int = 0, _ choices: Int = 0, _ confirmations: Int = 0)
    -> QuestionCounts
  {
    QuestionCounts(values: values, choices: choices, confirmations: confirmations)
  }

  private func phrase(_ text: String) -> MatchedTemplate {
    MatchedTemplate(source: .phrase, text: text)
  }

  @Test("what was matched, without a question; the run knows it too")
  func matched() async throws {
    let talk = await say("Create a task paint the fence in Acme")
    let report = try #require(talk.app.reports.first)
    #expect(talk.app.reports.count == 1)
    #expect(report.ending == .matched)
    #expect(report.intent == "CreateTask")
    #expect(report.surface == .siri)
    #expect(report.runs == 1)
    #expect(report.progress.template == phrase("Create a task in ${applicationName}"))
    #expect(report.progress.questions == counts())
    #expect(report.progress.matched == 1)
    let run = try #require(talk.app.requests.first?.context.resolution)
    #expect(run == report.progress)
  }

  @Test("no word that a person said")
  func noWords() async throws {
    let talk = await say("Create a task secret in Acme", answers: "private")
    let told = talk.app.reports.map { "\($0)" }.joined()
    #expect(!told.contains("secret") && !told.contains("private"))
  }

  @Test("how often a value was asked for, each time again counts")
  func asked() async throws {
    let talk = await say("Estimate a task in Acme", answers: "many", "12", "3", "high")
    let report = try #require(talk.app.reports.last)
    #expect(report.ending == .matched)
    #expect(report.progress.questions == counts(4))
  }

  @Test("how often something had to be chosen")
  func chosen() async throws {
    let talk = await say("Create a task call the bank for mark in Acme", answers: "Marketing")
    let report = try #require(talk.app.reports.last)
    #expect(report.ending == .matched)
    #expect(report.progress.questions == counts(0, 1))
  }

  @Test("that the person gave up, where nothing ran")
  func gaveUp() async throws {
    let talk = await say("Estimate a task in Acme", answers: "a", "b", "c")
    let report = try #require(talk.app.reports.last)
    #expect(talk.app.requests.isEmpty)
    #expect(report.ending == .gaveUp(parameter: "hours"))
    #expect(report.progress.questions == counts(3))
    #expect(report.runs == 0)
  }

  @Test("that the person took it back, or that nobody was there")
  func ended() async {
    let cancelled = await say("Create a task in Acme", answers: "never mind")
    #expect(cancelled.app.reports.map(\.ending) == [.cancelled])
    let unanswered = await say("Create a task in Acme")
    #expect(unanswered.app.reports.map(\.ending) == [.unanswered])
    #expect(unanswered.app.reports.map(\.progress.questions) == [counts(1)])
  }

  @Test("questions of the run, and that it was taken back there")
  func run() async throws {
    let talk = await say("Create a task paint in Acme", answers: "cancel") { _, ask in
      _ = await ask(.value(parameter: "title", dialog: nil))
      return .cancelled
    }
    let report = try #require(talk.app.reports.last)
    #expect(report.ending == .cancelled)
    #expect(report.progress.questions == counts(1))
    #expect(report.runs == 1)
  }

  @Test("a confirmation that was refused")
  func denied() async throws {
    let talk = await say("Delete call the bank in Acme", answers: "no") { _, ask in
      let answer = await ask(
        .confirmation(action: ActionName(name: "go", acceptLabel: "Go"), dialog: nil))
      return answer == .confirmed(true) ? .finished(ResultReport()) : .cancelled
    }
    let report = try #require(talk.app.reports.last)
    #expect(report.ending == .cancelled)
    #expect(report.progress.questions == counts(0, 0, 1))
  }

  @Test("a run that failed was matched all the same; how it ended is the run's affair")
  func failed() async {
    let talk = await say("Create a task paint in Acme", outcome: .exited(status: 1))
    #expect(talk.app.reports.map(\.ending) == [.matched])
    let dead = await say(
      "Create a task paint in Acme", outcome: .couldNotLaunch(reason: "no such program"))
    #expect(dead.app.reports.map(\.ending) == [.unreachable(nil, errorType: nil)])
    #expect(dead.app.reports.map(\.runs) == [0])
  }

  @Test("a request in whose place a new one came, and the new one under the next number")
  func superseded() async {
    let talk = await say("Create a task due tomorrow in Acme", answers: "Show my tasks in Acme")
    #expect(talk.app.reports.map(\.ending) == [.superseded, .matched])
    #expect(talk.app.reports.map(\.intent) == ["CreateTask", "ListTasks"])
    #expect(talk.app.reports.map(\.progress.request) == [70, 71])
  }

  @Test("an intent that a result opens, as one that no sentence was said for")
  func chain() async {
    let talk = await say("Create a task paint in Acme") { request, _ in
      request.intent == "ListTasks"
        ? .finished(ResultReport())
        : .finished(ResultReport(opensIntent: NextIntent(intent: "ListTasks", parameters: [:])))
    }
    #expect(talk.app.reports.map(\.intent) == ["CreateTask", "ListTasks"])
    #expect(talk.app.reports.map(\.ending) == [.matched, .matched])
    #expect(talk.app.reports.map(\.progress.template?.source) == [.phrase, nil])
  }

  @Test("a device that is locked")
  func locked() async {
    let talk = await say(
      "Create a task paint in Acme", isLocked: true,
      profiles: Acme.profiles(policy: .requiresAuthentication))
    #expect(talk.app.reports.map(\.ending) == [.refused(reason: "requiresAuthentication")])
  }

  @Test("an app that cannot say what its intent needs")
  func unreachable() async {
    let talk = await say("Create a task paint in Acme", profiles: [])
    #expect(talk.app.reports.map(\.ending) == [.unreachable(.notHere, errorType: nil)])
  }

  @Test("nothing where no app was meant")
  func notUnderstood() async {
    let talk = await say("What is the meaning of life")
    #expect(talk.app.reports.isEmpty)
  }
}
