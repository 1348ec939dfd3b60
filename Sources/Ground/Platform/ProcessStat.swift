// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A process's line in `/proc/<pid>/stat`, as far as it is needed here.
struct ProcessStat {
  /// Whether the process has ended, and only its end is left for its parent to take.
  var hasEnded: Bool
  var parent: Int32
  var group: Int32
  /// Processor time of its children that have ended, and of theirs.
  var endedChildrenTime: Duration

  /// Nil when there is no process of this number.
  init?(of process: Int32) {
    // The second field may hold spaces, but ends at the last parenthesis.
    guard let stat = try? ProcessUsage.readSmallFile("/proc/\(process)/stat"),
      let end = stat.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let fields = stat[stat.index(after: end)...].split(separator: UInt8(ascii: " "))
    guard fields.count > 14, let state = fields[0].first,
      let parent = Int32(String(decoding: fields[1], as: UTF8.self)),
      let group = Int32(String(decoding: fields[2], as: UTF8.self))
    else { return nil }
    hasEnded = [UInt8(ascii: "Z"), UInt8(ascii: "X")].contains(state)
    self.parent = parent
    self.group = group
    let ticks = fields[13...14].compactMap { Int(String(decoding: $0, as: UTF8.self)) }.reduce(0, +)
    endedChildrenTime = .seconds(Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK))))
  }
}
