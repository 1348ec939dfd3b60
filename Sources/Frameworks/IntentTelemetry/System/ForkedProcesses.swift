// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The recorders of this process, so that a forked child can make them its own.
enum ForkedProcesses {
  private final class Registry: @unchecked Sendable {
    // Under the lock; in a forked child nobody else runs.
    let lock = SlowPathLock()
    var cores: [ObjectIdentifier: Unmanaged<RecorderCore>] = [:]

    init() {
      SystemInterface.afterFork {
        ForkedProcesses.registry.lock.reset()
        for core in ForkedProcesses.registry.cores.values {
          core.takeUnretainedValue().becomeChild()
        }
      }
    }
  }

  private static let registry = Registry()

  static func add(_ core: RecorderCore) {
    registry.lock.withLock {
      registry.cores[ObjectIdentifier(core)] = Unmanaged.passUnretained(core)
    }
  }

  static func remove(_ core: RecorderCore) {
    registry.lock.withLock { registry.cores[ObjectIdentifier(core)] = nil }
  }
}
