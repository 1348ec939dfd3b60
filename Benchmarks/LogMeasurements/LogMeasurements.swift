// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import BenchReport
internal import LogStore
internal import Platform
internal import Synchronization
internal import os

/// What logging costs, in this process.
///
/// Each sample is the mean of a batch, since a disabled statement takes less than a look at the clock.
package enum LogMeasurements {
  /// - Parameter store: a folder for the records, which is not there yet.
  package static func rows(store: String) -> [BenchRow] {
    let scope = LaunchScope([.logs: store])
    defer { scope.close() }
    let first = nanoseconds(batches: 1, of: 1) { _ in fresh.notice("first \(1)") }
    // The levels of a scope are asked for each time; what follows is as in an app's process.
    scope.close()
    let disabled = nanoseconds(batches: 200, of: 10_000, disabledStatement)
    let off = nanoseconds(batches: 200, of: 10_000, disabledSignpost)
    let memory = nanoseconds(batches: 200, of: 100, infoStatement)
    let writer = LogWriter(directory: store, process: "bench")
    let written = nanoseconds(batches: 200, of: 100) { _ in
      writer.append(record)
    }
    let unfair = OSAllocatedUnfairLock(initialState: 0)
    let lock = nanoseconds(batches: 200, of: 1000) { _ in unfair.withLock { $0 += 1 } }
    let counter = Counter()
    let mutex = nanoseconds(batches: 200, of: 1000) { _ in counter.value.withLock { $0 += 1 } }
    return [
      BenchRow("log.disabled.p50", disabled.percentile(50), "ns", atMost: 5),
      BenchRow("log.disabled.p99", disabled.percentile(99), "ns"),
      BenchRow("log.signpost.disabled.p50", off.percentile(50), "ns"),
      BenchRow("log.info.p50", memory.percentile(50), "ns"),
      BenchRow("log.store.p50", written.percentile(50), "ns"),
      BenchRow("log.first", first.percentile(50) / 1000, "us", atMost: 1000),
      BenchRow(
        "lock.unfair.p50", lock.percentile(50), "ns", peer: "Mutex", mutex.percentile(50),
        atMost: 1),
    ]
  }

  private static let fresh = Logger(subsystem: "org.openappintents.bench", category: "first")
  private static let logger = Logger(subsystem: "org.openappintents.bench", category: "all")

  private final class Counter: Sendable {
    let value = Mutex(0)
  }

  // A call for each statement, so that the compiler cannot take the check out of the loop.
  @inline(never) private static func disabledStatement(_ number: Int) {
    logger.debug("value \(number) of \(logger.name, privacy: .public)")
  }

  @inline(never) private static func disabledSignpost(_ number: Int) {
    OSSignposter.disabled.emitEvent("event", "value \(number)")
  }

  @inline(never) private static func infoStatement(_ number: Int) {
    logger.info("value \(number) of \(logger.name, privacy: .public)")
  }

  private static let record = LogRecord(
    .log(.default), time: 0, uptime: 0, threadIdentifier: 1,
    subsystem: "org.openappintents.bench", category: "all", formatString: "value %ld of %{public}s",
    message: "value 1 of a text",
    components: [
      LogComponent(literal: "value ", placeholder: "%ld", argument: .signed(1)),
      LogComponent(literal: " of ", placeholder: "%{public}s", argument: .string("a text")),
    ])

  private static func nanoseconds(
    batches: Int, of count: Int, _ body: (Int) -> Void
  ) -> Samples {
    let clock = ContinuousClock()
    if batches > 1 { for number in 0..<count { body(number) } }
    return Samples(
      (0..<batches).map { _ in
        let time = clock.measure { for number in 0..<count { body(number) } }
        return Double(time.nanoseconds) / Double(count)
      })
  }
}

extension Logger {
  fileprivate var name: String { "a text" }
}
