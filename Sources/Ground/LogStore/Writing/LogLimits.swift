// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How much a store keeps.
package struct LogLimits: Sendable, Hashable {
  /// All files together, in bytes.
  package var totalBytes: Int64
  /// A file that nobody wrote to for so long is removed, in seconds.
  package var age: Int64

  package init(totalBytes: Int64 = 32 << 20, age: Int64 = 7 * 86_400) {
    self.totalBytes = max(totalBytes, Self.smallest)
    // A century at most: in nanoseconds it is still a number.
    self.age = min(max(age, 60), 100 * 366 * 86_400)
  }

  package static let standard = LogLimits()
  /// Below this, two processes would push each other out all the time.
  package static let smallest: Int64 = 64 << 10

  /// The size from which a new file is begun. Room for many processes, each with a file at least.
  var segmentBytes: Int64 { max(totalBytes / 64, 4 << 10) }
}
