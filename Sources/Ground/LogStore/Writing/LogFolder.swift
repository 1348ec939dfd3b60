// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Platform

/// The folder of a store and what it holds beside records.
package struct LogFolder: Sendable, Hashable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// What writers look at before they write: ``LogActivation``.
  var controlPath: String { path + "/control" }

  /// Beside the folder, so that a copy of the records does not tell what the masks hide.
  private var keyPath: String { path + ".key" }

  /// Makes the folder and its control page where they are missing. Only this user may read them.
  package func make() throws(SystemError) {
    try FileEntry.makeFolder(path, permissions: 0o700)
    if let stamp = FileStamp(path: controlPath), stamp.size >= Int64(ControlPage.byteCount) {
      return
    }
    try ControlPage.make(at: controlPath)
  }

  /// Sets what all writers of this folder keep and capture, now and later.
  package func configure(limits: LogLimits, level: LogLevel) throws(SystemError) {
    try make()
    try ControlPage.change(at: controlPath) { page in
      page.limits = limits
      page.level = level
    }
  }

  /// Tells writers that this folder is about to be taken away, and another one is there instead.
  package func retire() {
    guard FileEntry.exists(controlPath) else { return }
    try? ControlPage.change(at: controlPath) { $0.isRetired = true }
  }

  /// Removes what is too old or too much. Writers do it too, whenever they begin a file.
  ///
  /// - Parameter now: nanoseconds since 1970.
  package func removeOld(now: Int64) {
    let limits = LogActivation(directory: path).limits
    _ = LogHousekeeping.run(in: path, limits: limits, now: now, isOptional: false)
  }

  /// The secret by which masked private values are hashed: the same for all processes of a device
  /// until it is reset.
  package var hashKey: [UInt8] {
    if let key = knownKey { return key }
    let made = Self.makeKey()
    let kept = try? FileLock.withLock(keyPath) {
      // Another process may have made it while this one waited.
      if let key = knownKey { return key }
      try AtomicFile.replace(keyPath, with: made, permissions: 0o600)
      return made
    }
    return kept ?? made
  }

  /// Nil as well for a file that is too short: who locked it was killed before the key was in its place.
  private var knownKey: [UInt8]? {
    (try? AtomicFile.read(keyPath)).flatMap { $0 }.flatMap { $0.count == Self.keyLength ? $0 : nil }
  }

  private static let keyLength = 32

  package static func makeKey() -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<keyLength).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }
}
