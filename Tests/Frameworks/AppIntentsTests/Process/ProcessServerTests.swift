// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentWire
import Testing

@testable import AppIntents

@Suite("The process's end of the socket", .timeLimit(.minutes(1)))
struct ProcessServerTests {
  private func perform(_ intent: String, _ parameters: [String: IntentValue] = [:])
    -> PerformRequest
  {
    PerformRequest(intent: intent, parameters: parameters, context: testContext)
  }

  @Test("the first message says who the process is")
  func ready() async throws {
    let host = try HostEnd()
    defer { host.close() }
    guard case .ready(let description) = await host.next() else { Issue.record("no ready"); return }
    #expect(description.wireVersion == wireVersion)
    #expect(description.processIdentifier == ProcessInfo.processInfo.processIdentifier)
    #expect(description.modules == ["Fixtures"])
    #expect(description.intents.contains("GreetIntent"))
    #expect(!description.isApp)
  }

  @Test("every request is answered under its own number")
  func requests() async throws {
    let host = try HostEnd()
    defer { host.close() }
    _ = await host.next()
    try host.send(.perform(1, perform("GreetIntent", ["name": .string("Ada")])))
    guard case .finished(1, .finished(let result)) = await host.next() else {
      Issue.record("not finished")
      return
    }
    #expect(result.value == .string("Hello Ada"))
    try host.send(.describe(2, intent: "GreetIntent"))
    guard case .described(2, let profile) = await host.next() else {
      Issue.record("not described")
      return
    }
    #expect(profile.title == "Greet")
    try host.send(.describe(3, intent: "Absent"))
    guard case .failed(3, let report) = await host.next() else { Issue.record("found"); return }
    #expect(report.code == .notHere)
  }

  @Test("a question and its answer cross the socket while another run goes on")
  func questions() async throws {
    let host = try HostEnd()
    defer { host.close() }
    _ = await host.next()
    try host.send(.perform(1, perform("AskingIntent")))
    guard case .question(run: 1, let number, .value(let parameter, let dialog)) = await host.next()
    else { Issue.record("no question"); return }
    #expect(parameter == "name")
    #expect(dialog == DialogText(full: "What is it called?"))
    try host.send(.perform(2, perform("NilIntent")))
    #expect(await host.next() == .finished(2, .finished(ResultReport(value: .null))))
    try host.send(.answer(number, .value(.string("Ada"))))
    #expect(await host.next() == .finished(1, .finished(ResultReport(value: .string("Ada")))))
  }

  @Test("a run that waits for an answer can be cancelled")
  func cancelledQuestion() async throws {
    let host = try HostEnd()
    defer { host.close() }
    _ = await host.next()
    try host.send(.perform(1, perform("AskingIntent")))
    guard case .question = await host.next() else { Issue.record("no question"); return }
    try host.send(.cancel(1))
    #expect(await host.next() == .finished(1, .cancelled))
  }

  @Test("as many blocking runs as there are cores do not keep a cancellation from being heard")
  func blocking() async throws {
    let host = try HostEnd()
    defer { host.close() }
    _ = await host.next()
    let count = RequestID(ProcessInfo.processInfo.activeProcessorCount)
    for number in 1...count { try host.send(.perform(number, perform("BlockingIntent"))) }
    for number in 1...count { try host.send(.cancel(number)) }
    var ended: Set<RequestID> = []
    for _ in 1...count {
      guard case .finished(let number, _) = await host.next() else {
        Issue.record("no end"); return
      }
      ended.insert(number)
    }
    #expect(ended == Set(1...count))
  }

  @Test("a shutdown waits for the runs that go on")
  func shutdown() async throws {
    let host = try HostEnd()
    _ = await host.next()
    try host.send(.perform(1, perform("AskingIntent")))
    guard case .question(_, let number, _) = await host.next() else {
      Issue.record("no question")
      return
    }
    try host.send(.shutdown)
    try host.send(.answer(number, .value(.string("Ada"))))
    guard case .finished(1, .finished) = await host.next() else { Issue.record("no end"); return }
    #expect(await host.waitForEnd() == .shutDown)
  }

  /// An app whose end on the main thread takes until the test lets it go on.
  private final class SlowEnd: ProcessLifeCycle {
    let closed = DispatchSemaphore(value: 0)
    @MainActor func launch() {}
    @MainActor func enter(_ phase: ScenePhase) {}
    @MainActor func terminate() { closed.wait() }
  }

  @Test("an app ends in order also when the host closes the socket meanwhile")
  func shutdownOfApp() async throws {
    let app = SlowEnd()
    let host = try HostEnd(lifeCycle: app)
    _ = await host.next()
    try host.send(.shutdown)
    host.close()
    app.closed.signal()
    #expect(await host.waitForEnd() == .shutDown)
  }

  @Test("a host that goes away ends the process")
  func hostIsGone() async throws {
    let host = try HostEnd()
    _ = await host.next()
    host.close()
    #expect(await host.waitForEnd() == .hostIsGone)
  }

  @Test(
    "bytes that are no message end the process with a reason",
    arguments: [
      (Data("GET / HTTP/1.1\r\n\r\n".utf8), "limit"),
      (Data([0, 0, 0, 2]) + Data("{}".utf8), "not a message"),
    ])
  func junk(bytes: Data, reason: String) async throws {
    let host = try HostEnd()
    _ = await host.next()
    try host.sendBytes(bytes)
    guard case .broken(let text) = await host.waitForEnd() else {
      Issue.record("no reason"); return
    }
    #expect(text.contains(reason))
  }

  @Test("an extension that is told to come to the foreground says that it has no scene")
  func noScene() async throws {
    let host = try HostEnd()
    defer { host.close() }
    _ = await host.next()
    try host.send(.scene(.active))
    // Notes are of the whole process: those of other tests may come here too.
    while true {
      if case .note(.warning(let text)) = await host.next(), text.contains("no scene") { return }
    }
  }
}
