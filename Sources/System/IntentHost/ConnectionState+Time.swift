// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata
internal import IntentWire
internal import Platform

extension ConnectionState {
  /// Time has passed.
  ///
  /// - Parameter usage: what the process uses now; only looked at while ``isBusy``.
  mutating func tick(now: MonotonicTime, usage: ProcessUsage?) -> [Action] {
    switch phase {
    case .ended: return []
    case .launching(let deadline):
      if let breach = breach(usage) { return die(breach, now: now) }
      guard now >= deadline else { return [] }
      exceededLaunchTime = true
      return die(
        .couldNotLaunch(
          reason: "'\(executable.executable)' was not ready after \(budget.launch.inSeconds) s; "
            + "its main must reach UIApplicationMain or AppIntentsExtension.main()"),
        now: now)
    case .leaving(let deadline):
      if now >= deadline {
        phase = .dying(deadline: nil)
        return [.kill]
      }
    case .dying(let deadline):
      guard let deadline, now >= deadline else { return [] }
      return die(
        .brokenConnection(
          reason: "'\(executable.executable)' closed its socket and kept running"),
        now: now)
    case .ready:
      if requests.isEmpty, scene != .active, now >= idleSince + budget.idle {
        return leave(now: now)
      }
    }
    if let breach = breach(usage) { return die(breach, now: now) }
    return checkDeadlines(now: now) + endIfRetired(now: now)
  }

  /// Asks the process to end; it is killed when it does not.
  mutating func leave(now: MonotonicTime) -> [Action] {
    switch phase {
    case .ready:
      phase = .leaving(deadline: now + budget.grace)
      return requests.keys.sorted().flatMap { cancel($0, now: now) } + [.send(.shutdown)]
    case .launching:
      guard untold.isEmpty else {
        leavesWhenReady = true
        return []
      }
      return die(.ended(.cancelled), now: now)
    case .leaving, .dying, .ended: return []
    }
  }

  /// A use of the process beyond its budget, as the end of all its requests.
  private mutating func breach(_ usage: ProcessUsage?) -> RunOutcome? {
    guard let usage, isBusy else { return nil }
    if usage.memory > budget.memory { return .outOfMemory(limitBytes: budget.memory) }
    var isOver = false
    for (id, request) in requests where request.deadline != nil && request.kind.hasProcessorBudget {
      if let base = request.processorBase {
        isOver = isOver || usage.processorTime - base > budget.processorTime
      } else {
        requests[id]?.processorBase = usage.processorTime
      }
    }
    if case .launching = phase { isOver = usage.processorTime > budget.processorTime }
    return isOver ? .outOfProcessorTime(limitSeconds: budget.processorTime.inSeconds) : nil
  }

  private mutating func checkDeadlines(now: MonotonicTime) -> [Action] {
    var actions: [Action] = []
    var overdue: [RequestID] = []
    for (id, request) in requests.sorted(by: { $0.key < $1.key }) {
      if let stop = request.stop {
        if now >= stop.deadline { overdue.append(id) }
      } else if let deadline = request.deadline, request.pausedSince == nil, now >= deadline {
        requests[id]?.stop = .timedOut(until: now + budget.grace)
        if case .scene = request.kind { continue }
        actions.append(.send(.cancel(id, reason: .timeBudget)))
      }
    }
    guard !overdue.isEmpty else { return actions }
    isRetired = true
    // With nobody else in the process its end is awaited; others are not made to pay.
    if overdue.count < requests.count {
      for id in overdue {
        guard let kind = requests[id]?.kind else { continue }
        actions += finish(id, Self.cancelled(kind), now: now)
      }
    }
    return actions
  }

  /// Ends a process whose last useful request is done.
  mutating func endIfRetired(now: MonotonicTime) -> [Action] {
    guard isRetired, isReady || isLeaving else { return [] }
    let isOnlyOverdue = requests.values.allSatisfy { request in
      request.stop.map { now >= $0.deadline } ?? false
    }
    guard isOnlyOverdue else { return [] }
    phase = .dying(deadline: nil)
    return [.kill]
  }

  /// When ``tick(now:usage:)`` is due next; nil when only an event can change anything.
  func nextTick(after now: MonotonicTime) -> MonotonicTime? {
    switch phase {
    case .ended: return nil
    case .dying(let deadline): return deadline
    case .launching(let deadline): return min(deadline, now + budget.samplingInterval)
    case .leaving(let deadline):
      return requests.isEmpty ? deadline : min(deadline, now + budget.samplingInterval)
    case .ready:
      guard requests.isEmpty else {
        return requests.values.reduce(now + budget.samplingInterval) { next, request in
          guard let deadline = request.stop?.deadline ?? request.deadline,
            request.pausedSince == nil || request.stop != nil
          else { return next }
          return min(next, deadline)
        }
      }
      return scene == .active ? nil : idleSince + budget.idle
    }
  }
}
