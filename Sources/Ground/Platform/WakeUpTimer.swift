// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform
internal import Glibc

/// A descriptor that becomes readable at a moment; any thread may set the moment. A moment
/// in the past makes it readable at once, which wakes the thread that waits for it.
package final class WakeUpTimer: Sendable {
  package let descriptor: Descriptor

  package init() throws(SystemError) {
    let number = oai_timer_create()
    guard number >= 0 else { throw .last("a timer descriptor could not be made") }
    descriptor = Descriptor(adopting: number)
  }

  /// Replaces the moment set before; nil for never.
  package func set(to moment: MonotonicTime?) {
    // Zero would mean never.
    oai_timer_set(descriptor.number, moment.map { max($0.nanoseconds, 1) } ?? 0)
  }

  package func clear() {
    var count: UInt64 = 0
    _ = read(descriptor.number, &count, MemoryLayout<UInt64>.size)
  }
}
