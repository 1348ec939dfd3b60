// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform

extension ProcessUsage {
  /// What a process uses together with all that it started, and that these started.
  ///
  /// Pages that several of them share count for each, unless that alone leads over the limit: to
  /// share them out takes the system a while.
  ///
  /// - Returns: nil when the process is gone.
  package static func readTree(_ root: Int32, limit: UInt64) -> ProcessUsage? {
    guard var usage = read(root) else { return nil }
    if let stat = ProcessStat(of: root) { usage.processorTime += stat.endedChildrenTime }
    let descendants = descendants(of: root)
    guard !descendants.isEmpty else { return usage }
    let own = usage.memory
    for process in descendants {
      guard let other = read(process) else { continue }
      usage.memory += other.memory
      usage.processorTime += other.processorTime
    }
    guard own <= limit, usage.memory > limit else { return usage }
    usage.memory = ([root] + descendants.filter { !sharesMemory($0, with: root) })
      .reduce(0) { $0 + (sharedOutMemory($1) ?? 0) }
    return usage
  }

  /// No more than a breach of any budget needs.
  private static let descendantsLimit = 512

  private static func descendants(of root: Int32) -> [Int32] {
    var found = children(of: root)
    var next = 0
    while next < found.count, found.count < descendantsLimit {
      found += children(of: found[next])
      next += 1
    }
    return found
  }

  /// A child belongs to the thread that started it.
  private static func children(of process: Int32) -> [Int32] {
    FileStamp.entries(of: "/proc/\(process)/task").flatMap { thread -> [Int32] in
      guard let list = try? readSmallFile("/proc/\(process)/task/\(thread)/children") else {
        return []
      }
      return list.split(separator: UInt8(ascii: " "))
        .compactMap { Int32(String(decoding: $0, as: UTF8.self)) }
    }
  }

  /// Before a new process executes its program, it runs on the memory of the old one.
  private static func sharesMemory(_ process: Int32, with root: Int32) -> Bool {
    switch oai_process_shares_memory(root, process) {
    case 0: false
    case 1: true
    default:
      FileEntry.destination(of: "/proc/\(process)/exe")
        == FileEntry.destination(of: "/proc/\(root)/exe")
    }
  }

  /// Memory of a process where a page that n processes have counts as an nth of it.
  private static func sharedOutMemory(_ process: Int32) -> UInt64? {
    guard let file = try? readSmallFile("/proc/\(process)/smaps_rollup") else {
      return read(process)?.memory
    }
    return file.split(separator: UInt8(ascii: "\n")).filter(\.isSharedOutMemory)
      .reduce(0) { $0 + $1.kilobytes << 10 }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isSharedOutMemory: Bool {
    starts(with: "Pss_Anon:".utf8) || starts(with: "Pss_Shmem:".utf8)
      || starts(with: "SwapPss:".utf8)
  }
}
