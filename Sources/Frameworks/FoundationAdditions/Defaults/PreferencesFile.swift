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
  private let content = Mutex(Content())

  private struct Content {
    var values: [String: PropertyListValue] = [:]
    /// The file that `values` were read from, kept open: while it is, no other file can get its
    /// inode, so an equal inode means an unchanged file.
    var source: Descriptor?
    var lock: Descriptor?
    var hasComplained = false
  }

  init(url: URL) { self.url = url }

  /// The values, the last completed write of any process included.
  var values: [String: PropertyListValue] {
    content.withLock { content in
      refresh(&content)
      return content.values
    }
  }

  func value(_ key: String) -> PropertyListValue? {
    content.withLock { content in
      refresh(&content)
      return content.values[key]
    }
  }

  /// Changes the values; a change that alters nothing writes nothing.
  ///
  /// If the file cannot be written the change holds for this process, and standard error says so.
  func modify(_ change: (inout [String: PropertyListValue]) -> Void) {
    content.withLock { content in
      do {
        let lock = try lock(&content)
        defer { lock.unlock() }
        refresh(&content)
        var values = content.values
        change(&values)
        guard values != content.values else { return }
        content.values = values
        content.source = try replace(with: values)
      } catch {
        change(&content.values)
        if !content.hasComplained {
          content.hasComplained = true
          StandardError.write(
            "defaults in '\(url.path)' cannot be written (\(error)); "
              + "changes are lost when this process ends")
        }
      }
    }
  }

  private func refresh(_ content: inout Content) {
    guard let current = FileIdentity(path: url.path) else {
      if content.source != nil {
        content.source = nil
        content.values = [:]
      }
      return
    }
    guard content.source?.identity != current else { return }
    guard let file = try? Descriptor(path: url.path, flags: O_RDONLY) else { return }
    let handle = FileHandle(fileDescriptor: file.number, closeOnDealloc: false)
    let list = (try? handle.readToEnd()).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    content.values = list?.compactMapValues { PropertyListValue($0) } ?? [:]
    content.source = file
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

  private func replace(with values: [String: PropertyListValue]) throws -> Descriptor {
    let list = values.mapValues(\.object)
    // The binary form keeps fractions of a second in dates, the XML form does not.
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let temporary = url.path + ".\(getpid()).new"
    let file = try Descriptor(path: temporary, flags: O_RDWR | O_CREAT | O_TRUNC)
    do {
      try file.write(data)
      guard rename(temporary, url.path) == 0 else { throw SystemError.last }
    } catch {
      unlink(temporary)
      throw error
    }
    return file
  }
}
