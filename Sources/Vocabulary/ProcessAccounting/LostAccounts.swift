// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Records that could not be written: nothing else fails because of them, but they are counted, and the
/// first of a process is told.
package struct LostAccounts: Sendable {
  /// The losses of this process.
  package static let own = LostAccounts()

  private final class Count: Sendable {
    let value = Atomic<UInt64>(0)
  }

  private let lost = Count()

  package init() {}

  package var count: UInt64 { lost.value.load(ordering: .relaxed) }

  /// Runs `write`, and counts it as lost when it throws.
  ///
  /// - Parameter tell: called for the first one only, with the reason.
  package func attempt(_ write: () throws -> Void, tell: (_ reason: String) -> Void) {
    do {
      try write()
    } catch {
      guard lost.value.add(1, ordering: .relaxed).oldValue == 0 else { return }
      tell(
        "what a process took could not be kept: \(error); it is lost, make room or mend"
          + " the device's folder")
    }
  }
}
