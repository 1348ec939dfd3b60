// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The clocks of an uploader.
package struct UploadClock: Sendable {
  package var now: @Sendable () -> UploadMoment
  /// Throws when the task is cancelled.
  package var sleep: @Sendable (_ milliseconds: Int64) async throws -> Void

  package init(
    now: @escaping @Sendable () -> UploadMoment,
    sleep: @escaping @Sendable (_ milliseconds: Int64) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }

  package static let system = UploadClock(
    now: {
      UploadMoment(
        wall: Int64((Date().timeIntervalSince1970 * 1_000).rounded()),
        monotonic: Int64(ProcessInfo.processInfo.systemUptime * 1_000))
    },
    sleep: { try await Task.sleep(nanoseconds: UInt64(clamping: $0) * 1_000_000) })
}
