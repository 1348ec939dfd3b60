// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Device
internal import FoundationEssentials
internal import IntentMetadata
internal import MetricPayloads
internal import Platform
internal import ProcessAccounting

/// Writes the accounts of the processes of one executable to its device.
///
/// An account that cannot be written is no reason for anything else to fail: it is lost, and told once.
struct ProcessAccounts: Sendable {
  var device: Device
  var bundle: AppBundle
  var executable: BundleExecutable
  private let version: AppVersion

  init(device: Device, bundle: AppBundle, executable: BundleExecutable) {
    self.device = device
    self.bundle = bundle
    self.executable = executable
    version = AppVersion(bundle: bundle.directory(of: executable))
  }

  /// A process ended or goes on.
  func write(_ account: ProcessLedger.Account, _ crash: Crash?) {
    let store = device.accounts(of: bundle.bundleIdentifier)
    let now = deviceTime(account.duration)
    var record = AccountingRecord(
      bundleIdentifier: executable.bundleIdentifier, kind: executable.kind.rawValue,
      processIdentifier: account.processIdentifier, begin: now.begin, end: now.end)
    record.applicationVersion = version.version
    record.buildVersion = version.build
    record.processorTime = account.processorTime?.inSeconds
    record.peakMemory = account.peakMemory
    record.logicalWrites = account.logicalWrites
    record.launchTime = account.launch?.inSeconds
    if !account.resumes.isEmpty { record.resumeTimes = account.resumes.map(\.inSeconds) }
    record.foregroundTime = account.foreground.inSeconds
    record.backgroundTime = account.background.inSeconds
    record.exit = account.exit
    record.wasInForeground = account.exit.map { _ in account.wasInForeground }
    keep { try store.append(record) }
    guard let crash else { return }
    var stored = StoredDiagnostic(
      account.exit == .processorLimit ? .cpuException : .crash,
      bundleIdentifier: executable.bundleIdentifier,
      processIdentifier: account.processIdentifier, time: now.end)
    stored.applicationVersion = version.version
    stored.buildVersion = version.build
    stored.reason = crash.reason
    if account.exit == .processorLimit {
      stored.quantities = [
        .totalCPUTime: crash.processorTime.inSeconds, .totalSampledTime: account.age.inSeconds,
      ]
    } else {
      stored.signal = crash.signal?.rawValue
      stored.frames = crash.frames
    }
    keep { try store.append(stored) }
  }

  private func keep(_ write: () throws -> Void) {
    LostAccounts.own.attempt(write) { HostLog(device).accountLost($0) }
  }

  /// What a diagnostic is made of.
  struct Crash: Sendable {
    var signal: Signal?
    var reason: String?
    /// Only where it was: what else the process printed may hold a person's words.
    var frames: [StoredFrame]?
    /// Of the whole life of the process.
    var processorTime: Duration

    /// - Returns: nil for an end that no diagnostic tells of.
    init?(_ end: ChildProcess.End, _ exit: ProcessEnd?, reason: String?, output: String) {
      processorTime = end.processorTime
      self.reason = reason
      switch (exit, end.cause) {
      case (.watchdog, .signalled(let signal)), (.processorLimit, .signalled(let signal)):
        self.signal = signal
      case (.badAccess, .signalled(let signal)), (.illegalInstruction, .signalled(let signal)),
        (.abnormal, .signalled(let signal)):
        // Nothing crashed where somebody else ended the process.
        guard Signal.ofCrashes.contains(signal) else { return nil }
        self.signal = signal
        frames = BacktraceText.frames(in: CrashText.report(in: output))
      default: return nil
      }
    }
  }

  private func deviceTime(_ duration: Duration) -> (begin: Double, end: Double) {
    let clock = (try? device.settings().clock) ?? .real
    let end = clock.now.timeIntervalSince1970
    // A clock that stands still has no durations.
    return (clock == .real ? end - duration.inSeconds : end, end)
  }
}
