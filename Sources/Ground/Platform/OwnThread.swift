// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform

/// Facts about the running thread.
package enum OwnThread {
  /// The number that the system's tools show.
  package static var identifier: UInt64 { oai_thread_identifier() }
}
