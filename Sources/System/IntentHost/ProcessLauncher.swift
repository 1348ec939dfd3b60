// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Device
internal import FoundationEssentials
internal import IntentMetadata
internal import IntentWire
internal import Platform

/// Starts the processes of one bundle on one device.
struct ProcessLauncher: Sendable {
  var device: Device
  var bundle: AppBundle
  var budget: Budget
  /// Said to every process beside what the device says.
  var variables: [LaunchVariable: String]
  var log: HostLog
  /// Called on the thread that starts a process.
  var enter: @Sendable () -> HostPresence
  var report: @Sendable (BundleExecutable, ProcessNote) -> Void

  func makeConnection(to executable: BundleExecutable) -> ProcessConnection {
    ProcessConnection(executable: executable, budget: budget, log: log) {
      report(executable, $0)
    }
  }

  func start(_ connection: ProcessConnection) {
    let executable = connection.executable
    let log = try? device.log(executable.bundleIdentifier)
    // A log that cannot be written is no reason for an intent not to run.
    connection.start(log: { try? log?.append($0) }) {
      let use = device.use(bundle)
      let bundle = use.bundle
      try bundle.check(executable)
      var configuration = ChildProcess.Configuration(executable: bundle.path(of: executable))
      configuration.environment = try device.launchEnvironment(for: executable, of: bundle)
      configuration.environment.merge(Backtraces.environment) { own, _ in own }
      for (variable, value) in variables {
        configuration.environment[variable.rawValue] = value
      }
      configuration.mark = enter().nextMark
      configuration.directory = try device.dataContainer(executable.bundleIdentifier)
      // The last thing before the start, so that a launch is measured as a whole.
      configuration.environment[LaunchVariable.started.rawValue] =
        String(MonotonicTime.now.nanoseconds)
      return PreparedProcess(configuration: configuration, use: use) {
        ProcessAccounts(device: device, bundle: bundle, executable: executable)
      }
    }
  }
}

/// What to start, and what it needs until it has ended.
struct PreparedProcess: Sendable {
  var configuration: ChildProcess.Configuration
  var use: BundleUse?
  /// Where the process is accounted, made once it runs.
  var accounts: (@Sendable () -> ProcessAccounts)?
}
