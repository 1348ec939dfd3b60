// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Platform

/// A wish to see more of what processes log, which ends by itself unless it is renewed.
///
/// So a reader that is killed leaves nobody logging for nothing.
package final class LogLease: Sendable {
  private let path: String
  private let index: Int
  private let lease: ControlPage.Lease
  private let duration: Duration

  /// - Parameters:
  ///   - subsystem: nil for all; also one that is too long to be told.
  ///   - duration: how long it holds without ``renew()``.
  package init(
    folder: LogFolder, level: LogLevel, subsystem: String? = nil, category: String? = nil,
    duration: Duration = .seconds(4)
  ) throws(SystemError) {
    try folder.make()
    path = folder.controlPath
    self.duration = duration
    func fitting(_ text: String?) -> String {
      text.flatMap { $0.utf8.count <= ControlPage.Lease.longestText ? $0 : nil } ?? ""
    }
    let lease = ControlPage.Lease(
      owner: OwnProcess.identifier, level: level,
      expiry: (MonotonicTime.now + duration).nanoseconds, subsystem: fitting(subsystem),
      category: fitting(category))
    self.lease = lease
    index = try ControlPage.change(at: path) { page throws(SystemError) in
      let now = MonotonicTime.now.nanoseconds
      for index in page.leases.indices where (page.leases[index]?.expiry ?? 0) <= now {
        page.leases[index] = nil
      }
      guard let free = page.leases.firstIndex(of: nil) else {
        throw SystemError(
          number: 0, problem: "too many readers ask for more log records; end one of them")
      }
      page.leases[free] = lease
      return free
    }
  }

  /// Makes it hold for its duration from now on.
  package func renew() throws(SystemError) {
    try ControlPage.change(at: path) { page in
      var lease = lease
      lease.expiry = (MonotonicTime.now + duration).nanoseconds
      // Its place may have been given away while this process was stopped.
      guard page.leases[index] == nil || page.leases[index]?.owner == lease.owner else { return }
      page.leases[index] = lease
    }
  }

  /// Ends it now.
  package func end() {
    try? ControlPage.change(at: path) { page in
      if page.leases[index]?.owner == lease.owner { page.leases[index] = nil }
    }
  }
}
