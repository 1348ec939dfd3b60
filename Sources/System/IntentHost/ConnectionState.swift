// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata
internal import IntentWire
internal import Platform

/// The life of one process and of its requests, as a state machine.
///
/// It knows no sockets, threads or clocks: events come in with the time, actions go out.
struct ConnectionState {
  enum Phase {
    case launching(deadline: MonotonicTime)
    case ready
    /// Was asked to end, because it was idle or the host closes.
    case leaving(deadline: MonotonicTime)
    /// Was killed, or closed its socket; only its end is awaited.
    case dying(deadline: MonotonicTime?)
    case ended
  }

  /// What the owner of the process has to do.
  enum Action: Equatable {
    /// Write the bytes of a request.
    case deliver(RequestID)
    case send(HostMessage)
    case finish(RequestID, Completion)
    case ask(RequestID, QuestionID, Question)
    /// The request has ended: nobody needs an answer to this question any more.
    case dropQuestion(QuestionID)
    case report(ProcessNote)
    case kill
  }

  /// How a request ended.
  enum Completion: Equatable {
    case described(IntentProfile)
    case items(ItemsReply)
    case ended(RunEnd)
    case failed(FailureReport)
    /// - Parameter isExpired: whether it was told before that its time is up.
    case taskEnded(BackgroundTaskEnd, isExpired: Bool)
    /// The scene has the wanted phase.
    case sceneChanged
    /// The process did not get to say it.
    case process(RunOutcome)
  }

  enum Kind: Hashable {
    case describe(intent: String)
    case find
    case perform(intent: String)
    case scene(ScenePhase)
    case task(BackgroundTaskTime)
  }

  struct Request {
    var kind: Kind
    /// Nil as long as the process is not ready.
    var deadline: MonotonicTime?
    var questions: Set<QuestionID> = []
    /// When the first of the open questions was asked.
    var pausedSince: MonotonicTime?
    var stop: Stop?
    /// The processor time of the process when this request was first seen running.
    var processorBase: Duration?

    enum Stop: Equatable {
      case cancelled(until: MonotonicTime)
      case timedOut(until: MonotonicTime)

      var deadline: MonotonicTime {
        switch self {
        case .cancelled(let until), .timedOut(let until): until
        }
      }
    }
  }

  let executable: BundleExecutable
  let budget: Budget
  var phase: Phase
  var requests: [RequestID: Request] = [:]
  var questions: [QuestionID: RequestID] = [:]
  /// Whether observers of the process want to hear of resolutions.
  var isObserved = false
  /// Resolutions that ended before the process was ready.
  var untold: [ResolutionReport] = []
  /// The process has to end, but hears of resolutions before.
  var leavesWhenReady = false
  /// What the process said of itself.
  var description: ProcessDescription?
  var scene = ScenePhase.background
  /// Why the host killed the process, nil when it did not.
  var verdict: RunOutcome?
  /// It was killed because it was not ready in time.
  var exceededLaunchTime = false
  /// A run ignores its cancellation: no new requests, and the end once the others are done.
  var isRetired = false
  var idleSince: MonotonicTime
  /// Requests are numbered from 1; a reply to a larger number is no reply.
  var lastRequest: RequestID = 0

  init(executable: BundleExecutable, budget: Budget, now: MonotonicTime) {
    self.executable = executable
    self.budget = budget
    phase = .launching(deadline: now + budget.launch)
    idleSince = now
  }

  /// Whether the process takes new requests.
  var isAccepting: Bool {
    switch phase {
    case .launching, .ready: !isRetired && !leavesWhenReady
    case .leaving, .dying, .ended: false
    }
  }

  var isReady: Bool { if case .ready = phase { true } else { false } }

  /// Whether the use of memory and processor time matters now.
  var isBusy: Bool {
    switch phase {
    case .launching: true
    case .ready, .leaving: !requests.isEmpty
    case .dying, .ended: false
    }
  }
}
