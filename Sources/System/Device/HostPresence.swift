// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import LogStore
internal import Platform
internal import Synchronization

/// A host that runs processes on a device.
///
/// The system ends the processes of a host with it, but not what these have started. So each
/// process, and all that inherits its environment, carries the mark of its host, and the host
/// leaves a file on the device that it holds a lock on. Where the file is left and the lock is free,
/// the host was killed, and whatever carries its mark is ended by who comes next.
package final class HostPresence: Sendable {
  /// An entry of the environment for one process of this host.
  package var nextMark: String { "\(mark)\(UUID().uuidString)" }

  private let mark: String
  private let file: String
  private let lock: Mutex<Descriptor?>

  fileprivate init(mark: String, file: String, lock: Descriptor?) {
    self.mark = mark
    self.file = file
    self.lock = Mutex(lock)
  }

  /// Call it when the processes have ended.
  package func end() {
    lock.withLock { lock in
      guard lock != nil else { return }
      try? FileManager.default.removeItem(atPath: file)
      lock = nil
    }
  }

  deinit { end() }
}

extension Device {
  static let hostPrefix = ".host-"

  /// Notes a host, and ends what others left that were killed.
  ///
  /// On a device that cannot be written the host only goes without a note.
  package func enter() -> HostPresence {
    if FileEntry.exists(logStore.path) { logStore.removeOld(now: WallTime.now) }
    let token = UUID().uuidString
    let file = path(Self.hostPrefix + token)
    let lock = try? withLock { () -> Descriptor? in
      sweepHosts()
      guard (try? Descriptor.open(file, for: .appending)) != nil else { return nil }
      return FileLock.hold(file, .alone)
    }
    return HostPresence(mark: Self.mark(token), file: file, lock: lock ?? nil)
  }

  private static func mark(_ token: String) -> String {
    "\(LaunchVariable.mark.rawValue)=\(token)/"
  }

  /// Ends what carries the mark of a host that was killed; call it under the lock.
  func sweepHosts() {
    for name in FileStamp.entries(of: directory) where name.hasPrefix(Self.hostPrefix) {
      guard let lock = FileLock.hold(path(name), .alone) else { continue }
      MarkedProcesses.end(
        beginningWith: Self.mark(String(name.dropFirst(Self.hostPrefix.count))))
      try? FileManager.default.removeItem(atPath: path(name))
      withExtendedLifetime(lock) {}
    }
  }
}
