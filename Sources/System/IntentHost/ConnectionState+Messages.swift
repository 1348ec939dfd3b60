// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata
internal import IntentWire
internal import Platform

extension ConnectionState {
  /// A message of the process.
  mutating func received(_ message: ProcessMessage, now: MonotonicTime) -> [Action] {
    switch phase {
    case .dying, .ended: return []
    case .launching:
      guard case .ready(let description) = message else {
        return reject("its first message was not 'ready'", now: now)
      }
      return becomeReady(description, now: now)
    case .ready, .leaving: break
    }
    switch message {
    case .ready: return reject("it said 'ready' twice", now: now)
    case .described(let id, let profile):
      return finish(
        id, .described(profile), where: { if case .describe = $0 { true } else { false } }, now: now
      )
    case .items(let id, let reply):
      return finish(id, .items(reply), where: { $0 == .find }, now: now)
    case .finished(let id, let end):
      return finish(
        id, .ended(end), where: { if case .perform = $0 { true } else { false } }, now: now)
    case .failed(let id, let report):
      return finish(
        id, .failed(report), where: { if case .perform = $0 { false } else { true } }, now: now)
    case .taskEnded(let id, let end):
      return finish(
        id, .taskEnded(end, isExpired: false),
        where: { if case .task = $0 { true } else { false } },
        now: now)
    case .question(let run, let question, let content):
      return asked(question, content, by: run, now: now)
    case .note(let note): return noted(note, now: now)
    }
  }

  private mutating func becomeReady(
    _ description: ProcessDescription, now: MonotonicTime
  ) -> [Action] {
    guard description.wireVersion == wireVersion else {
      return die(
        .couldNotLaunch(
          reason: "'\(executable.executable)' speaks version \(description.wireVersion) of the "
            + "messages and this host version \(wireVersion); rebuild the app"),
        now: now)
    }
    self.description = description
    isObserved = description.isObserved ?? false
    phase = .ready
    idleSince = now
    defer { untold = [] }
    let actions =
      untold.flatMap { tell($0) } + requests.keys.sorted().flatMap { start($0, now: now) }
    return leavesWhenReady ? actions + leave(now: now) : actions
  }

  /// The resolution of a request ended; a process that nobody observes does not hear of it.
  mutating func tell(_ report: ResolutionReport) -> [Action] {
    switch phase {
    case .launching:
      untold.append(report)
      return []
    case .ready: return isObserved ? [.send(.resolved(report))] : []
    case .leaving, .dying, .ended: return []
    }
  }

  private mutating func finish(
    _ id: RequestID, _ completion: Completion, where fits: (Kind) -> Bool, now: MonotonicTime
  ) -> [Action] {
    guard let request = requests[id] else {
      // A late reply: the request was given up before.
      return id <= lastRequest ? [] : reject("it answered a request that nobody made", now: now)
    }
    guard fits(request.kind) else {
      return reject("it answered a request with another kind of reply", now: now)
    }
    let actions = finish(id, completion, now: now)
    return actions + endIfRetired(now: now)
  }

  private mutating func asked(
    _ question: QuestionID, _ content: Question, by run: RequestID, now: MonotonicTime
  ) -> [Action] {
    guard let request = requests[run], case .perform = request.kind else {
      return run <= lastRequest ? [] : reject("it asked for a run that nobody started", now: now)
    }
    guard questions[question] == nil else {
      return reject("it asked two questions with one number", now: now)
    }
    // A run that is being stopped gets no answers; its own cancellation ends the wait.
    guard request.stop == nil else { return [] }
    questions[question] = run
    requests[run]?.questions.insert(question)
    requests[run]?.pausedSince = request.pausedSince ?? now
    return [.ask(run, question, content)]
  }

  private mutating func noted(_ note: ProcessNote, now: MonotonicTime) -> [Action] {
    if case .observed = note {
      isObserved = true
      return []
    }
    guard case .sceneChanged(let phase) = note else { return [.report(note)] }
    scene = phase
    let waiting = requests.filter { $0.value.kind == .scene(phase) }.keys.sorted()
    return [.report(note)] + waiting.flatMap { finish($0, .sceneChanged, now: now) }
  }

  /// Bytes that are no message, or a message that cannot be.
  mutating func reject(_ reason: String, now: MonotonicTime) -> [Action] {
    die(.brokenConnection(reason: "'\(executable.executable)': \(reason)"), now: now)
  }

  /// Kills the process for a reason that holds for all its requests.
  mutating func die(_ outcome: RunOutcome, now: MonotonicTime) -> [Action] {
    switch phase {
    case .dying(let deadline):
      guard deadline != nil, verdict == nil else { return [] }
    case .ended: return []
    case .launching, .ready, .leaving: break
    }
    verdict = outcome
    phase = .dying(deadline: nil)
    return [.kill]
  }

  /// The other end of the socket is closed: the process is about to end, or broke the rules.
  mutating func socketClosed(now: MonotonicTime) -> [Action] {
    switch phase {
    case .launching, .ready, .leaving: phase = .dying(deadline: now + budget.grace)
    case .dying, .ended: break
    }
    return []
  }
}
