// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A process's line in `/proc/<pid>/stat`, as far as it is needed here.
struct ProcessStat {
  /// Whether the process has ended, and only its end is left for its parent to take.
  var hasEnded: Bool
  var parent: Int32
  var group: Int32

  /// Nil when there is no process of this number.
  init?(of process: Int32) {
    // The second field may hold spaces, but ends at the last parenthesis.
    guard let stat = try? ProcessUsage.readSmallFile("/proc/\(process)/stat"),
      let end = stat.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let fields = stat[stat.index(after: end)...].split(separator: UInt8(ascii: " "))
    guard fields.count > 2, let state = fields[0].first,
      let parent = Int32(String(decoding: fields[1], as: UTF8.self)),
      let group = Int32(String(decoding: fields[2], as: UTF8.self))
    else { return nil }
    hasEnded = [UInt8(ascii: "Z"), UInt8(ascii: "X")].contains(state)
    self.parent = parent
    self.group = group
  }
}
