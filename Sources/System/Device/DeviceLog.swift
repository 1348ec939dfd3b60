// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
package import Platform

/// A file that takes what processes print, and stays bounded.
package struct DeviceLog: Hashable, Sendable {
  package let path: String
  /// The size in bytes from which a new file is begun; the full one is kept as `<path>.1`.
  package var limit: Int64 = 1 << 20

  package init(path: String) { self.path = path }

  /// Adds bytes to the end. Several processes may do so at once.
  package func append(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    let file = try Descriptor.open(path, for: .appending)
    if file.fileStatus.length >= limit {
      try rotate()
      return try write(bytes, to: Descriptor.open(path, for: .appending))
    }
    try write(bytes, to: file)
  }

  private func write(_ bytes: UnsafeRawBufferPointer, to file: Descriptor) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty, case .bytes(let count) = try file.write(.init(rebasing: rest)) {
      rest = rest.dropFirst(count)
    }
  }

  private func rotate() throws(SystemError) {
    do {
      try FileLock.withLock(path + ".lock") {
        // Another process may have begun the new file while this one waited.
        let file = try Descriptor.open(path, for: .appending)
        if file.fileStatus.length >= limit { try FileEntry.move(path, to: path + ".1") }
      }
    } catch let error as SystemError {
      throw error
    } catch {
      throw SystemError(number: 0, problem: "'\(path)' could not be rotated")
    }
  }

  /// What the log holds, the older file first.
  package func contents() -> String {
    [path + ".1", path].compactMap { try? Data(contentsOf: URL(filePath: $0)) }
      .map { String(decoding: $0, as: UTF8.self) }.joined()
  }
}
