// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The system's calendar clock, which people and time servers set.
package enum WallTime {
  /// Nanoseconds since 1970.
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
