// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

extension PlainThread {
  /// Lets the calling thread wait, which must not be one of the cooperative pool.
  package static func sleep(_ duration: Duration) {
    let whole = max(0, duration.nanoseconds)
    var time = timespec(tv_sec: Int(whole / 1_000_000_000), tv_nsec: Int(whole % 1_000_000_000))
    var rest = timespec()
    while nanosleep(&time, &rest) != 0, errno == EINTR { time = rest }
  }
}
