// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Device
package import IntentMetadata
package import IntentWire
package import Platform
internal import Synchronization

/// Runs the intents of apps on a device, each executable in a process of its own.
///
/// Processes are started at the first request, reused while warm and ended when idle. When the
/// host goes away, even by `kill -9`, they go with it.
package final class IntentHost: Sendable {
  package let device: Device
  package let budget: Budget
  private let variables: [LaunchVariable: String]
  private let report: @Sendable (BundleExecutable, ProcessNote) -> Void
  private let log: HostLog
  /// Known to the device from the first process on.
  private let presence = Presence()
  private let foreground = ForegroundApp()
  /// By the path of the bundle.
  private let sessions = Mutex<[String: AppSession]>([:])

  /// - Parameters:
  ///   - variables: said to every process beside what the device says.
  ///   - report: told what processes note for developers, on any thread.
  package init(
    device: Device, budget: Budget = .standard, variables: [LaunchVariable: String] = [:],
    report: @escaping @Sendable (BundleExecutable, ProcessNote) -> Void = { _, _ in }
  ) {
    self.device = device
    self.budget = budget
    self.variables = variables
    self.report = report
    log = HostLog(device)
  }

  /// The intents of a bundle, installed on the device or anywhere else on disk.
  package func session(for bundle: AppBundle) -> AppSession {
    sessions.withLock { sessions in
      if let session = sessions[bundle.path], session.bundle == bundle { return session }
      let session = AppSession(
        launcher: ProcessLauncher(
          device: device, bundle: bundle, budget: budget, variables: variables, log: log,
          enter: { [presence, device] in presence.enter(device) }, report: report),
        foreground: foreground)
      sessions[bundle.path] = session
      return session
    }
  }

  /// Ends all processes in order, after the grace period by force, and waits until they are gone.
  package func shutDown() async {
    let open = sessions.withLock { sessions in
      defer { sessions = [:] }
      return Array(sessions.values)
    }
    await withTaskGroup { group in
      for session in open { group.addTask { await session.shutDown() } }
    }
    presence.end()
  }

  private final class Presence: Sendable {
    private let current = Mutex<HostPresence?>(nil)

    func enter(_ device: Device) -> HostPresence {
      current.withLock { current in
        let presence = current ?? device.enter()
        current = presence
        return presence
      }
    }

    func end() { current.withLock { $0 = nil } }
  }
}
