// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Platform

/// Reads what processes logged. It never changes the store.
package struct LogReader: Sendable {
  package let directory: String

  package init(directory: String) { self.directory = directory }

  /// All records of a choice, in the order of time.
  package func records(_ choice: LogFollower.Choice = .init()) -> LogSnapshot {
    var follower = LogFollower(directory: directory)
    return follower.read(choice)
  }

  /// Tells when there may be something new to read.
  package func watch() throws(SystemError) -> FolderWatch { try FolderWatch(path: directory) }
}

extension LogWriter {
  /// What this process logged under this name, as far as it is still there, in the order of time.
  package func ownRecords() -> [LogRecord] {
    var snapshot = LogSnapshot()
    if let directory {
      let process = process
      snapshot = LogReader(directory: directory).records(
        LogFollower.Choice(process: OwnProcess.identifier) { $0.process == process })
    }
    snapshot.records += memory
    snapshot.sort()
    return snapshot.records
  }
}
