// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentWire
internal import Platform
internal import ProcessAccounting

/// What one process took so far, from moments and samples that its owner hands in.
///
/// It knows no clocks and no files. Figures are told once: each account holds what came since the last.
struct ProcessLedger {
  /// What is told at the end, or from time to time.
  struct Account: Sendable {
    var processIdentifier: Int32
    /// How long the account covers.
    var duration: Duration
    var processorTime: Duration?
    var peakMemory: UInt64?
    var logicalWrites: UInt64?
    var launch: Duration?
    var resumes: [Duration] = []
    var foreground: Duration
    var background: Duration
    var exit: ProcessEnd?
    var wasInForeground: Bool
    /// Of the life of the process so far.
    var age: Duration
  }

  /// How often a process that goes on is accounted.
  static let interval = Duration.seconds(3600)

  private var startedAt: MonotonicTime?
  private var accountedAt = MonotonicTime(nanoseconds: 0)
  private var scene = ScenePhase.background
  private var sceneSince = MonotonicTime(nanoseconds: 0)
  private var foreground = Duration.zero
  private var background = Duration.zero
  private var launch: Duration?
  private var isReady = false
  /// When the process was told to come to the front, until it is there.
  private var activationSince: MonotonicTime?
  /// It was started to come to the front: its launch ends there.
  private var launchesInFront = false
  private var resumes: [Duration] = []
  private var peakMemory: UInt64?
  private var toldProcessorTime = Duration.zero
  private var toldWrites: UInt64 = 0

  mutating func started(_ now: MonotonicTime) {
    startedAt = now
    accountedAt = now
    sceneSince = now
  }

  mutating func becameReady(_ now: MonotonicTime) {
    isReady = true
    guard let startedAt else { return }
    launch = now - startedAt
  }

  mutating func activationSent(_ now: MonotonicTime, wasWaiting: Bool) {
    activationSince = now
    launchesInFront = wasWaiting
  }

  mutating func sceneChanged(to phase: ScenePhase, _ now: MonotonicTime) {
    if phase == .active, let since = activationSince {
      if launchesInFront, let startedAt {
        launch = now - startedAt
      } else {
        resumes.append(now - since)
      }
      activationSince = nil
      launchesInFront = false
    }
    settleScene(now)
    scene = phase
  }

  mutating func sampled(_ usage: ProcessUsage) {
    guard let peak = usage.peakMemory else { return }
    peakMemory = max(peakMemory ?? 0, peak)
  }

  private mutating func settleScene(_ now: MonotonicTime) {
    if scene == .background {
      background += now - sceneSince
    } else {
      foreground += now - sceneSince
    }
    sceneSince = now
  }

  /// When a process that goes on is accounted next.
  var nextInterim: MonotonicTime? { startedAt.map { _ in accountedAt + Self.interval } }

  /// Tells what came since the last account.
  ///
  /// - Parameters:
  ///   - processorTime: of the life of the process, like `logicalWrites`.
  ///   - exit: how it ended; nil when it goes on.
  /// - Returns: nil for a process that never started.
  mutating func account(
    _ identifier: Int32, processorTime: Duration?, logicalWrites: UInt64?, exit: ProcessEnd?,
    now: MonotonicTime
  ) -> Account? {
    guard let startedAt else { return nil }
    settleScene(now)
    var account = Account(
      processIdentifier: identifier, duration: now - accountedAt, foreground: foreground,
      background: background, exit: exit, wasInForeground: scene != .background,
      age: now - startedAt)
    account.processorTime = processorTime.map { max(.zero, $0 - toldProcessorTime) }
    account.logicalWrites = logicalWrites.map { $0 > toldWrites ? $0 - toldWrites : 0 }
    account.peakMemory = peakMemory
    account.launch = launch
    account.resumes = resumes
    toldProcessorTime = processorTime ?? toldProcessorTime
    toldWrites = logicalWrites ?? toldWrites
    accountedAt = now
    (foreground, background, launch, resumes) = (.zero, .zero, nil, [])
    return account
  }
}
