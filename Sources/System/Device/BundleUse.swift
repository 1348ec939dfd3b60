// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Platform
internal import Synchronization

/// A bundle that stays where it is as long as somebody uses it.
///
/// An installed app is a link to its copy, and installing over it leads the link to another one. A
/// process, which reads resources beside its executable at any time, is launched from the copy,
/// and its host holds a lock on that until the process has ended.
package final class BundleUse: Sendable {
  /// The bundle with the path of the copy that is used.
  package let bundle: AppBundle
  private let device: Device
  private let lock: Mutex<Descriptor?>

  fileprivate init(bundle: AppBundle, device: Device, lock: Descriptor?) {
    self.bundle = bundle
    self.device = device
    self.lock = Mutex(lock)
  }

  /// Ends the use, and removes the copy if it was replaced meanwhile.
  package func end() {
    let wasLocked = lock.withLock { lock in
      defer { lock = nil }
      return lock != nil
    }
    if wasLocked { device.removeIfReplaced(bundle.path) }
  }
}

extension Device {
  /// Keeps an installed bundle from being removed; any other bundle is its owner's.
  package func use(_ bundle: AppBundle) -> BundleUse {
    guard bundle.path.hasPrefix(path("apps/")), let (copy, lock) = use(bundle.path) else {
      return BundleUse(bundle: bundle, device: self, lock: nil)
    }
    var used = bundle
    used.path = copy
    return BundleUse(bundle: used, device: self, lock: lock)
  }

  /// - Returns: the path of the copy that an installed app's path leads to, and the lock on it;
  ///   nil when there is none.
  func use(_ place: String) -> (path: String, lock: Descriptor)? {
    // Whoever removes the copy that the link led to a moment ago holds its lock: look again.
    for _ in 0..<1_000 {
      guard let destination = FileEntry.destination(of: place) else { return nil }
      let copy = path("apps/\(destination)")
      let folder = copy.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/")
      if let lock = FileLock.hold(folder, .shared) { return (copy, lock) }
      guard FileEntry.destination(of: place) != destination else { return nil }
    }
    return nil
  }

  fileprivate func removeIfReplaced(_ copy: String) {
    let destinations = installedIdentifiers().compactMap {
      FileEntry.destination(of: path("apps/\($0).app"))
    }
    guard !destinations.contains(where: { path("apps/\($0)") == copy }) else { return }
    // A copy that cannot be removed now is removed with the next installation.
    try? withLock { sweep() }
  }
}
