// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Launch variables of an app that runs inside its own tests, where the environment belongs to all
/// tests at once.
///
/// They count for the task that ``with(_:_:)`` runs and for what it starts. Code that leaves its task,
/// on a queue, a thread or in `Task.detached`, sees those of the scope that was opened last and is
/// still open.
package final class LaunchScope: Sendable {
  private let variables: [LaunchVariable: String]

  @TaskLocal private static var current: LaunchScope?
  private static let open = Mutex<[LaunchScope]>([])
  /// False in every process but a test's, so that a look at the environment costs nothing more.
  private static let isUsed = Atomic(false)

  /// Opens a scope; it counts outside of tasks until it is closed.
  package init(_ variables: [LaunchVariable: String]) {
    self.variables = variables
    Self.isUsed.store(true, ordering: .relaxed)
    Self.open.withLock { $0.append(self) }
  }

  package func close() { Self.open.withLock { $0.removeAll { $0 === self } } }

  /// What stands in for the environment here; nil where nothing does.
  static var variables: [LaunchVariable: String]? {
    guard isUsed.load(ordering: .relaxed) else { return nil }
    return (current ?? open.withLock { $0.last })?.variables
  }

  /// Whether something stands in for the environment here.
  package static var isOpen: Bool { variables != nil }

  package func with<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self, operation: body)
  }
}
