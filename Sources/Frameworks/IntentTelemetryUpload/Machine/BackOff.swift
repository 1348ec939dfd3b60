// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How long to wait after failures: exponentially longer, and a random part of that.
///
/// "Full jitter": the whole delay is drawn, so that devices that failed together do not come back
/// together.
package struct BackOff: Hashable, Sendable {
  /// The largest delay after the first failure, in milliseconds.
  package var base: Int64 = 1_000
  package var cap: Int64 = 3_600_000
  /// The longest that a server's `Retry-After` is believed.
  package var longestRetryAfter: Int64 = 86_400_000

  package init() {}

  /// The largest delay after this many failures in a row.
  package func ceiling(failures: Int) -> Int64 {
    let doublings = min(max(failures, 1) - 1, 40)
    let (value, overflow) = base.multipliedReportingOverflow(by: 1 << Int64(doublings))
    return overflow ? cap : min(value, cap)
  }

  /// - Parameters:
  ///   - jitter: from 0 up to 1.
  ///   - retryAfter: what the server asked for, in milliseconds.
  package func delay(failures: Int, jitter: Double, retryAfter: Int64? = nil) -> Int64 {
    let drawn = Int64(Double(ceiling(failures: failures)) * min(max(jitter, 0), 1))
    guard let retryAfter else { return drawn }
    // Never earlier than asked for, and not all devices at the same moment either.
    let asked = min(max(retryAfter, 0), longestRetryAfter)
    return max(asked + Int64(Double(base) * min(max(jitter, 0), 1)), min(drawn, cap))
  }
}
