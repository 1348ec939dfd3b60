// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Waits for a few descriptors at once.
package struct Poller: Sendable {
  package struct Events: OptionSet, Sendable {
    package let rawValue: Int16
    package init(rawValue: Int16) { self.rawValue = rawValue }

    package static let readable = Events(rawValue: Int16(POLLIN))
    package static let writable = Events(rawValue: Int16(POLLOUT))
    /// Nobody is at the other end; told whether it is waited for or not.
    package static let failed = Events(rawValue: Int16(POLLERR))
  }

  private var numbers: [Int32] = []
  private var wanted: [Int16] = []
  private var seen: [Int16] = []

  package init() {}

  /// Adds a descriptor, which the caller keeps open, and returns its place.
  package mutating func add(_ descriptor: Descriptor, for events: Events) -> Int {
    numbers.append(descriptor.number)
    wanted.append(events.rawValue)
    seen.append(0)
    return numbers.count - 1
  }

  package mutating func setEvents(_ events: Events, at place: Int) {
    wanted[place] = events.rawValue
  }

  /// No longer waits for the descriptor at this place.
  package mutating func remove(at place: Int) {
    numbers[place] = -1
    seen[place] = 0
  }

  /// Waits until something happens, at most for `timeout`; nil waits for ever.
  ///
  /// - Returns: whether something happened.
  @discardableResult
  package mutating func wait(timeout: Duration? = nil) -> Bool {
    withUnsafeTemporaryAllocation(of: pollfd.self, capacity: numbers.count) { entries in
      for index in numbers.indices {
        entries.initializeElement(
          at: index, to: pollfd(fd: numbers[index], events: wanted[index], revents: 0))
      }
      let count = poll(entries.baseAddress, UInt(entries.count), timeout.map(milliseconds) ?? -1)
      for index in numbers.indices { seen[index] = count > 0 ? entries[index].revents : 0 }
      return count > 0
    }
  }

  /// What happened to the descriptor at this place in the last wait.
  package func events(at place: Int) -> Events { Events(rawValue: seen[place]) }

  /// Rounded up, so that nobody wakes before the moment.
  private func milliseconds(_ duration: Duration) -> Int32 {
    Int32(clamping: (max(duration.nanoseconds, 0) + 999_999) / 1_000_000)
  }
}
