// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform
internal import Glibc

/// Processes that are found by an entry of their environment.
///
/// `Foundation.Process` puts each program into a group of its own, so the end of a group is not
/// the end of all that a process started.
package enum MarkedProcesses {
  /// Kills every process with a mark that begins so.
  package static func end(beginningWith mark: String) {
    end { $0.starts(with: mark.utf8) }
  }

  /// Kills every process with the mark.
  ///
  /// - Parameter first: the process that was marked. What it started has larger numbers, except
  ///   when the system begins again with small ones; then it is not found.
  static func end(_ mark: String, startedAfter first: Int32) {
    end(after: first) { $0.elementsEqual(mark.utf8) }
  }

  private static func end(after first: Int32 = 0, where isMark: (ArraySlice<UInt8>) -> Bool) {
    // What is killed may just have started something, and takes a moment to end itself: look
    // until nothing is left, but not for ever.
    for _ in 0..<200 {
      let found = OwnProcess.identifiers.filter { $0 > first && end($0, isMark) }
      if found.isEmpty { return }
      usleep(1_000)
    }
  }

  /// - Returns: whether the process had the mark.
  private static func end(_ process: Int32, _ isMark: (ArraySlice<UInt8>) -> Bool) -> Bool {
    // The descriptor is opened first: the process that is killed is the one that was looked at.
    let number = oai_process_open(process)
    guard number >= 0 else { return false }
    let descriptor = Descriptor(adopting: number)
    guard let environment = try? ProcessUsage.readSmallFile("/proc/\(process)/environ"),
      environment.split(separator: 0).contains(where: isMark)
    else { return false }
    return oai_process_signal(descriptor.number, Signal.kill.rawValue) == 0
  }
}
