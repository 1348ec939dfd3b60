// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentWire
import Testing

@Suite("Messages of another age") struct CompatibilityTests {
  private func decode<Message: Decodable>(_ type: Message.Type, _ text: String) throws -> Message {
    try Frame.decode(type, from: Data(text.utf8))
  }

  @Test("a run without a resolution is one")
  func run() throws {
    let text = """
      {"surface":"siri","timestamp":0,"isForeground":false,"canContinueInForeground":true,
       "locale":"en_US","timeZone":"UTC","something":"new"}
      """
    let context = try decode(RunContext.self, text)
    #expect(context.resolution == nil)
    #expect(context.surface == .siri)
  }

  @Test("a process that says nothing of observers has none, and its errors need no code")
  func process() throws {
    let text = """
      {"wireVersion":2,"processIdentifier":1,"bundleIdentifier":"a.b","modules":[],"intents":[],
       "isApp":true}
      """
    #expect(try decode(ProcessDescription.self, text).isObserved == nil)
    let report = try decode(FailureReport.self, #"{"code":"thrown","message":"threw"}"#)
    #expect(report.errorCode == nil)
  }

  @Test("a resolution travels whole")
  func resolution() throws {
    for ending: ResolutionReport.Ending in [
      .matched, .gaveUp(parameter: "title"), .gaveUp(parameter: nil), .cancelled, .superseded,
      .unanswered, .refused(reason: "notFound"), .unreachable(.thrown, errorType: "Acme.Error"),
      .unreachable(nil, errorType: nil),
    ] {
      let message = HostMessage.resolved(
        ResolutionReport(
          progress: ResolutionProgress(
            request: 1 << 53, template: MatchedTemplate(source: .summary, text: "Create ${title}"),
            questions: QuestionCounts(values: 1, choices: 2, confirmations: 3)),
          surface: .shortcuts, intent: "CreateTask", ending: ending, runs: 2))
      let body = try Frame.encode(message).dropFirst(Frame.headerLength)
      #expect(try Frame.decode(HostMessage.self, from: Data(body)) == message)
    }
  }
}
