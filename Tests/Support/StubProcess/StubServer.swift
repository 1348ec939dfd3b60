// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import IntentMetadata
internal import IntentWire
internal import Platform
internal import Synchronization

/// Answers the host's messages.
final class StubServer: Sendable {
  private let wire: StubWire
  private let waiting = Mutex<Set<RequestID>>([])
  private let asking = Mutex<[QuestionID: RequestID]>([:])

  private let readyAt: MonotonicTime

  init(wire: StubWire, readyAt: MonotonicTime) {
    self.wire = wire
    self.readyAt = readyAt
  }

  func serve() {
    wire.readMessages { message in
      switch message {
      case .describe(let id, let intent):
        wire.send(
          .described(
            id,
            IntentProfile(
              intent: intent, title: intent, parameters: [], authenticationPolicy: .alwaysAllowed,
              opensAppWhenRun: false)))
      case .find(let id, let request): find(id, request)
      case .perform(let id, let request): perform(id, request)
      case .beginTask(let id, _): wire.send(.taskEnded(id, .completed(success: true)))
      case .answer(let question, let answer): answered(question, answer)
      case .cancel(let id, _):
        if waiting.withLock({ $0.remove(id) }) != nil { wire.send(.finished(id, .cancelled)) }
      case .scene(let phase): wire.send(.note(.sceneChanged(phase)))
      case .resolved: break
      case .shutdown: return false
      }
      return true
    }
  }

  private func find(_ id: RequestID, _ request: ItemsRequest) {
    guard case .entity("Thing") = request.source else {
      return wire.send(
        .failed(id, FailureReport(code: .notHere, message: "there is no such entity here")))
    }
    wire.send(.items(id, ItemsReply(sections: [.init(items: [Choice(title: "One")])])))
  }

  private func answered(_ question: QuestionID, _ answer: Answer) {
    guard let run = asking.withLock({ $0.removeValue(forKey: question) }) else { return }
    switch answer {
    case .value(let value): wire.send(.finished(run, .finished(ResultReport(value: value))))
    case .chosen(let index):
      wire.send(.finished(run, .finished(ResultReport(value: .int(index)))))
    case .confirmed(let isYes):
      wire.send(.finished(run, .finished(ResultReport(value: .bool(isYes)))))
    case .cancelled: wire.send(.finished(run, .cancelled))
    }
  }

  private func perform(_ id: RequestID, _ request: PerformRequest) {
    switch request.intent {
    case "Empty", "Open": wire.send(.finished(id, .finished(ResultReport())))
    case "Echo":
      wire.send(.finished(id, .finished(ResultReport(value: request.parameters["value"]))))
    case "Ask":
      asking.withLock { $0[id] = id }
      wire.send(.question(run: id, id, .value(parameter: "title", dialog: DialogText(full: "?"))))
    case "WaitForCancel": waiting.withLock { _ = $0.insert(id) }
    case "IgnoreCancel": break
    case "CloseOutput":
      closeOutput()
      wire.send(.finished(id, .finished(ResultReport())))
    case "ThrowError":
      wire.send(
        .finished(
          id,
          .failed(
            FailureReport(code: .thrown, message: "it failed", spoken: "No", errorType: "E"))))
    case "Crash": fatalError("the stub was told to crash")
    case "Abort": abort()
    case "Exit": leave(5)
    case "Allocate": onThread { allocateForever() }
    case "Spin": onThread { spinForever() }
    case "WriteJunk": wire.writeRaw(Array("just a line of output\n".utf8))
    case "WriteLongFrame": wire.writeRaw([0xff, 0xff, 0xff, 0xff])
    case "WriteHalfFrame": wire.writeRaw([0, 0, 0, 9, 0x7b])
    case "ExitInsideFrame":
      wire.writeRaw([0, 0, 0, 9, 0x7b])
      leave(0)
    case "CloseSocket":
      wire.shutDown()
      waitForever()
    case "PrintMuch":
      for _ in 0..<4000 { print(String(repeating: "x", count: 99)) }
      wire.send(.finished(id, .finished(ResultReport())))
    case "LeaveChild":
      let child = leaveChild()
      wire.send(.finished(id, .finished(ResultReport(value: .int(Int(child))))))
    case "LeaveStranger":
      let stranger = leaveStranger()
      wire.send(.finished(id, .finished(ResultReport(value: .int(Int(stranger))))))
    case "AllocateElsewhere": startOrphan("tail /dev/zero")
    case "SpinElsewhere": startOrphan("while :; do :; done")
    case "AnswerNobody": wire.send(.finished(id + 1_000_000, .cancelled))
    case "BurnProcessor": measured(id, request) { burnProcessor(seconds: $0) }
    case "HoldMemory": measured(id, request) { holdMemory(mebibytes: $0) }
    case "WriteFile": measured(id, request) { writeFile(mebibytes: $0) }
    case "BadAccess": accessNothing()
    case "LaunchTime":
      let started = Environment["OPENAPPINTENTS_STARTED"].flatMap { Int64($0) } ?? 0
      let value = IntentValue.int(Int(readyAt.nanoseconds - started))
      wire.send(.finished(id, .finished(ResultReport(value: value))))
    case "ReadyTwice": wire.send(.ready(StubProcess.description()))
    default:
      wire.send(
        .finished(id, .failed(FailureReport(code: .notHere, message: "there is no such intent"))))
    }
  }

  /// Answers with what the work says, on another thread as an intent's work is.
  private func measured(
    _ id: RequestID, _ request: PerformRequest, _ work: @escaping @Sendable (Int) -> Int
  ) {
    guard case .int(let amount)? = request.parameters["value"] else { return }
    onThread { [wire] in
      wire.send(.finished(id, .finished(ResultReport(value: .int(work(amount))))))
    }
  }

  private func onThread(_ body: @escaping @Sendable () -> Void) {
    try? PlainThread.start(name: "stub", body)
  }
}
