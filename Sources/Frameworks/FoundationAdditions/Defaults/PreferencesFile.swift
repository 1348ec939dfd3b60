// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// One file of defaults that several processes read and write at the same time.
///
/// A write takes the file's lock, reads what others wrote, changes it, and puts a new file in the
/// old one's place, so that no process loses another's write and none sees half a file. A read
/// asks the system whether the file is still the one it knows; that costs one `stat`.
final class PreferencesFile: Sendable {
  let url: URL
  /// The suite, nil for the app's own defaults.
  private let suite: String?
  private let content = Mutex(Content())

  private struct Content {
    /// What the file holds.
    var stored: [String: PropertyListValue] = [:]
    /// What was set and is not in the file yet, since the system refused; nil removes.
    var unsaved: [String: PropertyListValue?] = [:]
    /// The file that `stored` was read from, kept open: while it is, no other file can get its
    /// inode, so an equal inode means an unchanged file.
    var source: Descriptor?
    /// The file is there and holds no property list.
    var isDamaged = false
    var lock: Descriptor?
    var hasComplained = false

    func value(_ key: String) -> PropertyListValue? { unsaved[key] ?? stored[key] }

    var values: [String: PropertyListValue] {
      unsaved.reduce(into: stored) { $0[$1.key] = $1.value }
    }
  }

  init(url: URL, suite: String? = nil) {
    self.url = url
    self.suite = suite
  }

  /// The values, the last completed write of any process included.
  var values: [String: PropertyListValue] {
    content.withLock { content in
      // Where the file cannot be read, what is known of it holds.
      try? refresh(&content)
      return content.values
    }
  }

  func value(_ key: String) -> PropertyListValue? {
    content.withLock { content in
      try? refresh(&content)
      return content.value(key)
    }
  }

  /// Sets or removes a value; a change that alters nothing writes nothing.
  ///
  /// If the file cannot be written, the change holds for this process and goes with the next
  /// write; the developer is told.
  func set(_ value: PropertyListValue?, for key: String) {
    content.withLock { content in
      content.unsaved[key] = .some(value)
      save(&content)
    }
  }

  /// Writes what was refused before.
  ///
  /// - Returns: whether nothing is unsaved.
  @discardableResult
  func save() -> Bool {
    content.withLock { content in
      if !content.unsaved.isEmpty { save(&content) }
      return content.unsaved.isEmpty
    }
  }

  private func save(_ content: inout Content) {
    do throws(SystemError) {
      let lock = try lock(&content)
      defer { lock.unlock() }
      try refresh(&content)
      let values = content.values
      if values != content.stored {
        if content.isDamaged { keepDamagedFile() }
        content.source = try replace(with: values)
        content.isDamaged = false
        content.stored = values
      }
      content.unsaved = [:]
      content.hasComplained = false
    } catch {
      complain(error, &content)
    }
  }

  private func complain(_ error: SystemError, _ content: inout Content) {
    guard !content.hasComplained else { return }
    content.hasComplained = true
    Self.saveAtExit
    let folder = url.deletingLastPathComponent().path
    let remedy =
      switch error.code {
      case ENOSPC, EDQUOT, EFBIG: "free some space for '\(folder)'"
      case EROFS, EACCES, EPERM: "make '\(folder)' writable"
      default: "mend '\(url.path)'"
      }
    DeveloperWarnings.tell(
      "the defaults of \(suite.map { "suite '\($0)'" } ?? "the app") are not saved (\(error)) and "
        + "are lost when the process ends; \(remedy)")
  }

  /// For an app that ends by itself; one that its host ends saves before that.
  private static let saveAtExit: Void = {
    atexit { PreferencesFiles.shared.save() }
  }()

  private func refresh(_ content: inout Content) throws(SystemError) {
    guard let current = FileIdentity(path: url.path) else {
      if content.source != nil {
        content.source = nil
        content.stored = [:]
        content.isDamaged = false
      }
      return
    }
    guard content.source?.identity != current else { return }
    let file = try Descriptor(path: url.path, flags: O_RDONLY)
    let data = try file.readToEnd()
    let list =
      try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    content.stored = list?.compactMapValues { PropertyListValue($0) } ?? [:]
    content.isDamaged = list == nil && !data.isEmpty
    content.source = file
  }

  /// A file that is no property list counts as empty, but what it holds may be worth something.
  private func keepDamagedFile() {
    let copy = url.path + ".damaged"
    guard link(url.path, copy) == 0 else { return }
    DeveloperWarnings.tell("'\(url.path)' was no property list; it is kept as '\(copy)'")
  }

  private func lock(_ content: inout Content) throws(SystemError) -> Descriptor {
    let path = url.path + ".lock"
    while true {
      let lock: Descriptor
      if let known = content.lock {
        lock = known
      } else {
        createFolder()
        lock = try Descriptor(path: path, flags: O_RDWR | O_CREAT)
      }
      try lock.lock()
      // Someone may have removed the folder while we waited: then this lock protects nothing.
      if FileIdentity(path: path) == lock.identity {
        content.lock = lock
        return lock
      }
      content.lock = nil
    }
  }

  private func createFolder() {
    // A failure shows when the lock is opened, with the system's reason.
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
  }

  /// Puts a complete new file in the old one's place, which stays as it is where this fails.
  private func replace(
    with values: [String: PropertyListValue]
  ) throws(SystemError) -> Descriptor {
    let list = values.mapValues(\.object)
    // The binary form keeps fractions of a second in dates, the XML form does not.
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: list, format: .binary, options: 0)
    else { throw SystemError(code: EINVAL) }
    let temporary = url.path + ".\(getpid()).new"
    let file = try Descriptor(path: temporary, flags: O_RDWR | O_CREAT | O_TRUNC)
    do throws(SystemError) {
      try file.write(data)
      guard rename(temporary, url.path) == 0 else { throw SystemError.last }
    } catch {
      unlink(temporary)
      throw error
    }
    return file
  }
}
