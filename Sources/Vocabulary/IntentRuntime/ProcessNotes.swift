// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire
import Synchronization

/// Where code of the framework leaves what the host should know.
package enum ProcessNotes {
  private static let sink = Mutex<(@Sendable (ProcessNote) -> Void)?>(nil)

  /// The process sets this once, when its socket is open; without it notes are dropped.
  package static func deliver(to receiver: (@Sendable (ProcessNote) -> Void)?) {
    sink.withLock { $0 = receiver }
  }

  package static func post(_ note: ProcessNote) {
    sink.withLock { $0 }?(note)
  }
}
