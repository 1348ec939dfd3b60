// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The recorders of this process, so that a forked child can make them its own.
enum ForkedProcesses {
  private final class Registry: @unchecked Sendable {
    // Under the lock.
    let lock = SlowPathLock()
    var cores: [ObjectIdentifier: Unmanaged<RecorderCore>] = [:]

    init() {
      // All locks are held over a fork, so that the child finds nothing half changed by a thread that
      // it does not have.
      SystemInterface.aroundFork(
        before: {
          let registry = ForkedProcesses.registry
          registry.lock.lock()
          for core in registry.cores.values { core._withUnsafeGuaranteedRef { $0.lock.lock() } }
        },
        after: {
          let registry = ForkedProcesses.registry
          for core in registry.cores.values { core._withUnsafeGuaranteedRef { $0.lock.unlock() } }
          registry.lock.unlock()
        },
        child: {
          let registry = ForkedProcesses.registry
          registry.lock.reset()
          for core in registry.cores.values { core._withUnsafeGuaranteedRef { $0.becomeChild() } }
        })
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
