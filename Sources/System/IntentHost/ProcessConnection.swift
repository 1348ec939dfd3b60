// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Device
internal import FoundationEssentials
internal import IntentMetadata
internal import IntentWire
internal import Platform
internal import Synchronization

/// One process of an app, with a plain thread of its own that starts it, reads from it, watches
/// it and takes its end.
///
/// A thread for each process rather than one for all: the system kills the process when that
/// thread ends, and a flood of messages from one process delays no other.
final class ProcessConnection: Sendable {
  let executable: BundleExecutable
  private let budget: Budget
  private let report: @Sendable (ProcessNote) -> Void
  private let log: HostLog
  private let shared: Mutex<Shared>
  private let lastRequest = Atomic<RequestID>(0)

  private struct Shared {
    var state: ConnectionState
    /// Requests that wait for the process to be ready, as bytes.
    var frames: [RequestID: Data] = [:]
    var waiters: [RequestID: Waiter] = [:]
    var answering: [QuestionID: Task<Void, Never>] = [:]
    /// What the socket did not take yet.
    var outgoing = Data()
    var socket: Descriptor?
    var child: ChildProcess?
    var timer: WakeUpTimer?
    /// The moment that the timer is set to.
    var armed: MonotonicTime?
    /// A kill that came before the process was there.
    var isKillWanted = false
    var identifier: Int32?
    var startedAt: MonotonicTime
    var readyAt: MonotonicTime?
    var ledger = ProcessLedger()
    var accounts: ProcessAccounts?
    var endWaiters: [UnsafeContinuation<Void, Never>] = []
    var hasEnded = false
  }

  /// Who waits for a request.
  private struct Waiter {
    var kind: ConnectionState.Kind
    var submittedAt: MonotonicTime
    var resume: @Sendable (Reply) -> Void
    var answer: (@Sendable (Question) async -> Answer)?
  }

  /// How a request ended and what it took.
  struct Reply: Sendable {
    var completion: ConnectionState.Completion
    /// From the request until the process was ready; zero in a warm process.
    var launch: Duration
    var run: Duration
    var processIdentifier: Int32?
    var isForeground: Bool
  }

  init(
    executable: BundleExecutable, budget: Budget, log: HostLog,
    report: @escaping @Sendable (ProcessNote) -> Void
  ) {
    self.executable = executable
    self.budget = budget
    self.log = log
    self.report = report
    let now = MonotonicTime.now
    shared = Mutex(
      Shared(
        state: ConnectionState(executable: executable, budget: budget, now: now), startedAt: now))
  }

  // MARK: Requests

  /// A number for a request of this connection.
  func nextRequest() -> RequestID { lastRequest.add(1, ordering: .relaxed).newValue }

  /// Hands a request to the process.
  ///
  /// - Parameter resume: called exactly once when this returns true, on any thread.
  /// - Returns: false when the process takes no more requests.
  func submit(
    _ id: RequestID, _ kind: ConnectionState.Kind, frame: Data,
    answer: (@Sendable (Question) async -> Answer)? = nil,
    resume: @escaping @Sendable (Reply) -> Void
  ) -> Bool {
    var isAccepted = false
    act { shared, now in
      guard shared.state.isAccepting else { return [] }
      isAccepted = true
      // Before it is sent, so that no end is told before it.
      log.began(id, kind, executable, isCold: !shared.state.isReady)
      shared.frames[id] = frame
      shared.waiters[id] = Waiter(
        kind: kind, submittedAt: now, resume: resume, answer: answer)
      return shared.state.submit(id, kind, now: now)
    }
    return isAccepted
  }

  func cancel(_ id: RequestID) {
    act { shared, now in shared.state.cancel(id, now: now) }
  }

  func tell(_ report: ResolutionReport) {
    act { shared, _ in shared.state.tell(report) }
  }

  var isObserved: Bool { shared.withLock { $0.state.isObserved } }

  var isAccepting: Bool { shared.withLock { $0.state.isAccepting } }

  var isForeground: Bool { shared.withLock { $0.state.scene == .active } }

  /// The app is no longer in front; nobody waits for that.
  func sendToBackground() {
    act { shared, _ in shared.state.isReady ? [.send(.scene(.background))] : [] }
  }

  // MARK: The end

  /// Asks the process to end in order; it is killed after the grace period.
  func leave() { act { shared, now in shared.state.leave(now: now) } }

  func kill() { act { shared, now in shared.state.die(.ended(.cancelled), now: now) } }

  var openRequestCount: Int { shared.withLock { $0.waiters.count } }

  var hasEnded: Bool { shared.withLock { $0.hasEnded } }

  /// Waits until the process is gone and its end was taken.
  func waitUntilEnded() async {
    await withUnsafeContinuation { continuation in
      let hasEnded = shared.withLock { shared in
        if !shared.hasEnded { shared.endWaiters.append(continuation) }
        return shared.hasEnded
      }
      if hasEnded { continuation.resume() }
    }
  }

  // MARK: Actions

  /// What is done after the lock is given back.
  private enum Deferred {
    case resume(RequestID, Waiter, Reply)
    case ask(RequestID, QuestionID, Question, @Sendable (Question) async -> Answer)
    case drop(Task<Void, Never>)
    case report(ProcessNote)
  }

  /// Lets an event change the state and carries out what follows from it.
  private func act(_ event: (inout Shared, MonotonicTime) -> [ConnectionState.Action]) {
    let deferred = shared.withLock { shared in
      let now = MonotonicTime.now
      let actions = event(&shared, now)
      var deferred: [Deferred] = []
      for action in actions { carryOut(action, &shared, now, &deferred) }
      arm(&shared, now)
      return deferred
    }
    for step in deferred {
      switch step {
      case .resume(let id, let waiter, let reply):
        waiter.resume(reply)
        // Nobody has to wait for this.
        log.ended(id, waiter.kind, executable, reply)
      case .ask(_, let question, let content, let answer): ask(question, content, answer)
      case .drop(let task): task.cancel()
      case .report(let note): report(note)
      }
    }
  }

  private func carryOut(
    _ action: ConnectionState.Action, _ shared: inout Shared, _ now: MonotonicTime,
    _ deferred: inout [Deferred]
  ) {
    switch action {
    case .deliver(let id):
      if case .scene(.active)? = shared.state.requests[id]?.kind {
        // What was asked for before the process was ready belongs to its launch.
        let submitted = shared.waiters[id]?.submittedAt ?? now
        shared.ledger.activationSent(now, wasWaiting: shared.readyAt.map { submitted < $0 } ?? true)
      }
      if let frame = shared.frames.removeValue(forKey: id) { write(frame, &shared) }
    case .send(let message):
      if case .shutdown = message { sample(&shared) }
      // A message of the host's own always has a frame.
      if let frame = try? Frame.encode(message) { write(frame, &shared) }
    case .finish(let id, let completion):
      shared.frames[id] = nil
      guard let waiter = shared.waiters.removeValue(forKey: id) else { return }
      let sentAt = max(waiter.submittedAt, shared.readyAt ?? now)
      deferred.append(
        .resume(
          id, waiter,
          Reply(
            completion: completion, launch: sentAt - waiter.submittedAt, run: now - sentAt,
            processIdentifier: shared.identifier, isForeground: shared.state.scene == .active)))
    case .ask(let run, let question, let content):
      guard let answer = shared.waiters[run]?.answer else { return }
      deferred.append(.ask(run, question, content, answer))
    case .dropQuestion(let question):
      if let task = shared.answering.removeValue(forKey: question) { deferred.append(.drop(task)) }
    case .report(let note):
      if case .sceneChanged(let phase) = note { shared.ledger.sceneChanged(to: phase, now) }
      deferred.append(.report(note))
    case .kill:
      sample(&shared)
      shared.isKillWanted = true
      shared.child?.signal(.kill)
    }
  }

  /// The root of a task: the question comes from a plain thread, and its answer takes as long as a
  /// person takes. The task is cancelled when the run ends before that.
  private func ask(
    _ question: QuestionID, _ content: Question,
    _ answer: @escaping @Sendable (Question) async -> Answer
  ) {
    let task = Task {
      let answer = await answer(content)
      act { shared, now in
        shared.answering[question] = nil
        return shared.state.answer(question, answer, now: now)
      }
    }
    let isOpen = shared.withLock { shared in
      let isOpen = shared.state.questions[question] != nil
      if isOpen { shared.answering[question] = task }
      return isOpen
    }
    if !isOpen { task.cancel() }
  }

  private func write(_ frame: Data, _ shared: inout Shared) {
    guard let socket = shared.socket else { return }
    var sent = 0
    if shared.outgoing.isEmpty {
      sent = Self.send(frame, to: socket)
    }
    guard sent < frame.count else { return }
    if shared.outgoing.isEmpty {
      // The thread waits for room in the socket once it looks again. Noted as armed, so that no
      // later moment takes its place before that.
      let now = MonotonicTime(nanoseconds: 0)
      shared.timer?.set(to: now)
      shared.armed = now
    }
    shared.outgoing.append(frame.dropFirst(sent))
  }

  private static func send(_ bytes: Data, to socket: Descriptor) -> Int {
    send(bytes) { try? socket.send($0) }
  }

  /// How many bytes were taken. A closed socket takes all: its end is seen by the reader.
  ///
  /// - Parameter write: writes what it can of the bytes that are left; nil when it failed.
  static func send(
    _ bytes: Data, with write: (UnsafeRawBufferPointer) -> Descriptor.WriteResult?
  ) -> Int {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        switch write(UnsafeRawBufferPointer(rebasing: buffer[sent...])) {
        case .bytes(let count): sent += count
        case .wouldBlock: return sent
        case .closed, nil: return buffer.count
        }
      }
      return sent
    }
  }

  /// The last look at a process that is about to end.
  private func sample(_ shared: inout Shared) {
    guard let child = shared.child, let usage = ProcessUsage.read(child.identifier) else { return }
    shared.ledger.sampled(usage)
  }

  private func arm(_ shared: inout Shared, _ now: MonotonicTime) {
    guard let timer = shared.timer else { return }
    let soon = now + min(budget.samplingInterval, budget.time, budget.grace)
    if let armed = shared.armed, armed <= soon { return }
    let moments = [shared.state.nextTick(after: now), shared.ledger.nextInterim]
    guard let next = moments.compactMap({ $0 }).min() else { return }
    if let armed = shared.armed, armed <= next { return }
    shared.armed = next
    timer.set(to: next)
  }

  // MARK: The thread

  /// Starts the thread, which starts the process.
  ///
  /// - Parameter prepare: what to start, made on that thread; its error is told to who waits.
  func start(
    log: @escaping @Sendable (UnsafeRawBufferPointer) -> Void,
    prepare: @escaping @Sendable () throws -> PreparedProcess
  ) {
    do {
      try PlainThread.start(name: "intent-process") { self.supervise(log, prepare) }
    } catch {
      end { state, now in state.launchFailed(error.description, now: now) }
    }
  }

  private func supervise(
    _ log: @escaping (UnsafeRawBufferPointer) -> Void,
    _ prepare: () throws -> PreparedProcess
  ) {
    do {
      // All descriptors of the process are closed when this returns.
      let ended = try superviseToTheEnd(log, prepare)
      let (process, verdict) = shared.withLock { ($0.identifier, $0.state.verdict) }
      self.log.ended(executable, process: process, ended.cause, verdict: verdict)
      end(ended.writeAccount) { state, now in
        state.processEnded(ended.cause, output: ended.output, now: now)
      }
    } catch {
      self.log.couldNotLaunch(executable)
      end { state, now in state.launchFailed(Self.reason(error), now: now) }
    }
  }

  private struct Ended {
    var cause: ChildProcess.End.Cause
    var output: String
    var writeAccount: () -> Void
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? SystemError, error.isForeignProgram else { return "\(error)" }
    return "\(error); it is no program of this machine, so build the bundle here"
  }

  private func superviseToTheEnd(
    _ log: @escaping (UnsafeRawBufferPointer) -> Void,
    _ prepare: () throws -> PreparedProcess
  ) throws -> Ended {
    let timer = try WakeUpTimer()
    let prepared = try prepare()
    defer { prepared.use?.end() }
    shared.withLock { $0.ledger.started(.now) }
    let (socket, output, child) = try Self.launch(prepared.configuration)
    act { shared, _ in
      shared.socket = socket
      shared.timer = timer
      shared.child = child
      shared.identifier = child.identifier
      if shared.isKillWanted { child.signal(.kill) }
      return []
    }
    self.log.launched(executable, process: child.identifier)
    // While the process starts there is time to read what it is.
    let accounts = prepared.accounts.map { $0() }
    shared.withLock { $0.accounts = accounts }
    var watch = ProcessWatch(
      socket: socket, exit: child.exitDescriptor, timer: timer, output: output, log: log)
    watch.run(self, child)
    // A process that has ended tells this until its end is taken.
    let writes = ProcessWrites.bytes(of: child.identifier)
    let processorTime = ProcessUsage.processorTime(of: child.identifier)
    let end = try child.takeEnd()
    let printed = watch.printed
    let account = shared.withLock { shared in
      shared.socket = nil
      shared.timer = nil
      shared.child = nil
      shared.outgoing = Data()
      let exit = shared.state.processEnd(end.cause)
      let account = shared.ledger.account(
        child.identifier, processorTime: processorTime, logicalWrites: writes, exit: exit,
        now: .now)
      return (account, reason: shared.state.endReason(exit))
    }
    return Ended(cause: end.cause, output: printed) {
      guard let accounts, let told = account.0 else { return }
      accounts.write(
        told, ProcessAccounts.Crash(end, told.exit, reason: account.reason, output: printed))
    }
  }

  /// The other ends of the socket and of the output belong to the process alone once this
  /// returns; otherwise their end would never be seen.
  private static func launch(
    _ configuration: ChildProcess.Configuration
  ) throws(SystemError) -> (socket: Descriptor, output: Descriptor, ChildProcess) {
    let (mine, theirs) = try Descriptor.socketPair()
    let output = try Descriptor.pipe()
    mine.setNonBlocking()
    output.reading.setNonBlocking()
    var configuration = configuration
    configuration.socket = theirs
    configuration.output = output.writing
    return (mine, output.reading, try ChildProcess.spawn(configuration))
  }

  /// - Parameter writeAccount: done after the end is told, and before who waits for the process goes
  ///   on.
  private func end(
    _ writeAccount: () -> Void = {},
    _ event: (inout ConnectionState, MonotonicTime) -> [ConnectionState.Action]
  ) {
    act { shared, now in event(&shared.state, now) }
    writeAccount()
    let waiters = shared.withLock { shared in
      shared.hasEnded = true
      defer { shared.endWaiters = [] }
      return shared.endWaiters
    }
    for waiter in waiters { waiter.resume() }
  }

  // MARK: Events of the thread

  func received(_ body: Data) {
    do {
      let message = try Frame.decode(ProcessMessage.self, from: body)
      var started: (process: Int32?, after: Duration)?
      act { shared, now in
        if case .ready = message {
          shared.readyAt = now
          started = (shared.identifier, now - shared.startedAt)
          shared.ledger.becameReady(now)
        }
        return shared.state.received(message, now: now)
      }
      if let started { log.ready(executable, process: started.process, after: started.after) }
    } catch {
      rejected("\(error)")
    }
  }

  func rejected(_ reason: String) {
    act { shared, now in shared.state.reject(reason, now: now) }
  }

  func socketClosed() { act { shared, now in shared.state.socketClosed(now: now) } }

  /// The timer fired.
  func tick() {
    let (identifier, isBusy) = shared.withLock { shared in
      shared.armed = nil
      return (shared.identifier, shared.state.isBusy)
    }
    let usage =
      isBusy
      ? identifier.flatMap { ProcessUsage.readTree($0, limit: budget.memory) } : nil
    act { shared, now in
      if let usage { shared.ledger.sampled(usage) }
      return shared.state.tick(now: now, usage: usage)
    }
    accountSoFar()
  }

  /// Accounts a process that goes on for long.
  private func accountSoFar() {
    let due = shared.withLock { shared -> (ProcessAccounts, ProcessLedger.Account)? in
      guard let child = shared.child, let accounts = shared.accounts,
        let moment = shared.ledger.nextInterim, moment <= .now
      else { return nil }
      let usage = ProcessUsage.read(child.identifier)
      if let usage { shared.ledger.sampled(usage) }
      return shared.ledger.account(
        child.identifier, processorTime: usage?.processorTime,
        logicalWrites: ProcessWrites.bytes(of: child.identifier), exit: nil, now: .now
      ).map { (accounts, $0) }
    }
    if let (accounts, account) = due { accounts.write(account, nil) }
  }

  /// Writes what the socket did not take before.
  ///
  /// - Returns: whether there is still more.
  func flush() -> Bool {
    shared.withLock { shared in
      guard !shared.outgoing.isEmpty, let socket = shared.socket else { return false }
      let sent = Self.send(shared.outgoing, to: socket)
      shared.outgoing = Data(shared.outgoing.dropFirst(sent))
      return !shared.outgoing.isEmpty
    }
  }
}
