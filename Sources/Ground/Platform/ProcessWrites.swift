// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a process changed in files.
package enum ProcessWrites {
  /// Bytes of pages of files that a process made dirty, its ended children included.
  ///
  /// This is `write_bytes` of `/proc/<pid>/io`, which counts when a page of a file becomes dirty, however
  /// that happens. `wchar` counts what was given to `write`, also to pipes, sockets and terminals. Apple's
  /// *logical writes* are counted like the former.
  ///
  /// - Returns: nil when the system does not say. A process that has ended still tells, until its end
  ///   is taken.
  package static func bytes(of process: Int32) -> UInt64? {
    guard let file = try? ProcessUsage.readSmallFile("/proc/\(process)/io") else { return nil }
    return file.split(separator: UInt8(ascii: "\n"))
      .first { $0.starts(with: "write_bytes:".utf8) }?.kilobytes
  }
}
