// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata
internal import IntentWire
internal import Platform

extension ConnectionState {
  /// A new request. It waits while the process starts.
  mutating func submit(_ id: RequestID, _ kind: Kind, now: MonotonicTime) -> [Action] {
    lastRequest = max(lastRequest, id)
    if case .scene(let phase) = kind, phase == scene, isReady {
      return [.finish(id, .sceneChanged)]
    }
    requests[id] = Request(kind: kind)
    return isReady ? start(id, now: now) : []
  }

  /// Sends a request to a process that is ready, unless the process cannot have what it names.
  mutating func start(_ id: RequestID, now: MonotonicTime) -> [Action] {
    guard let request = requests[id] else { return [] }
    switch request.kind {
    case .describe(let intent), .perform(let intent):
      if let description, !description.intents.contains(intent) {
        return finish(id, refusal(of: intent, kind: request.kind), now: now)
      }
    case .scene(let phase):
      if phase == scene { return finish(id, .sceneChanged, now: now) }
    case .find, .task: break
    }
    requests[id]?.deadline = now + budget.time(of: request.kind)
    return [.deliver(id)]
  }

  private func refusal(of intent: String, kind: Kind) -> Completion {
    let report = FailureReport(
      code: .notHere,
      message: "'\(intent)' is not compiled into '\(executable.executable)' "
        + "(\(executable.bundleIdentifier)), which has to run it; add its module to that target")
    if case .perform = kind { return .ended(.failed(report)) }
    return .failed(report)
  }

  /// Asks a request to end; it is killed with its process when it does not.
  mutating func cancel(_ id: RequestID, now: MonotonicTime) -> [Action] {
    guard let request = requests[id], request.stop == nil else { return [] }
    guard request.deadline != nil, isReady || isLeaving else {
      // Not sent yet, or the process is ending anyway and says how.
      guard case .launching = phase else { return [] }
      return finish(id, Self.cancelled(request.kind), now: now)
    }
    // A process knows no number of a scene change.
    if case .scene = request.kind { return finish(id, Self.cancelled(request.kind), now: now) }
    requests[id]?.stop = .cancelled(until: now + budget.grace)
    return dropQuestions(of: id) + [.send(.cancel(id))]
  }

  /// A person answered.
  mutating func answer(_ question: QuestionID, _ answer: Answer, now: MonotonicTime) -> [Action] {
    guard let id = questions.removeValue(forKey: question), isReady || isLeaving else { return [] }
    requests[id]?.questions.remove(question)
    if requests[id]?.questions.isEmpty == true, let since = requests[id]?.pausedSince {
      requests[id]?.pausedSince = nil
      if let deadline = requests[id]?.deadline { requests[id]?.deadline = deadline + (now - since) }
    }
    return [.send(.answer(question, answer))]
  }

  /// Takes a request out and says how it ended.
  mutating func finish(
    _ id: RequestID, _ completion: Completion, now: MonotonicTime
  ) -> [Action] {
    let dropped = dropQuestions(of: id)
    guard let request = requests.removeValue(forKey: id) else { return [] }
    if requests.isEmpty { idleSince = now }
    // The budget was exceeded, whatever the run said afterwards.
    if case .timedOut = request.stop, !completion.isCrash {
      // A task is told in time, and what it says then counts.
      if case .taskEnded(let end, _) = completion {
        return dropped + [.finish(id, .taskEnded(end, isExpired: true))]
      }
      return dropped + [.finish(id, .process(timedOut(request.kind)))]
    }
    return dropped + [.finish(id, completion)]
  }

  mutating func dropQuestions(of id: RequestID) -> [Action] {
    guard let open = requests[id]?.questions, !open.isEmpty else { return [] }
    requests[id]?.questions = []
    for question in open { questions[question] = nil }
    return open.sorted().map { .dropQuestion($0) }
  }

  private func timedOut(_ kind: Kind) -> RunOutcome {
    .timedOut(limitSeconds: budget.time(of: kind).inSeconds)
  }

  var isLeaving: Bool { if case .leaving = phase { true } else { false } }

  static func cancelled(_ kind: Kind) -> Completion {
    if case .perform = kind { return .ended(.cancelled) }
    return .process(.ended(.cancelled))
  }
}

extension ConnectionState.Completion {
  fileprivate var isCrash: Bool {
    switch self {
    case .process(.crashed), .process(.outOfMemory), .process(.outOfProcessorTime): true
    default: false
    }
  }
}
