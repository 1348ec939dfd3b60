// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A file that changes as a whole: who reads it finds the old contents or the new ones, also when
/// its writer dies in the middle.
package enum AtomicFile {
  /// Puts new contents in a file's place. Nobody else may write the same file meanwhile.
  ///
  /// The contents are written beside the file first, under a name of their own that the next writer
  /// uses again, so that a killed one leaves nothing that grows.
  ///
  /// - Parameter permissions: who may use the file: `0o600` is its owner alone.
  package static func replace(
    _ path: String, with contents: [UInt8], permissions: UInt32
  ) throws(SystemError) {
    let draft = path + ".new"
    // A draft that somebody else left might have other permissions.
    unlink(draft)
    let number = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, permissions)
    guard number >= 0 else { throw .last("'\(draft)' could not be made") }
    do throws(SystemError) {
      try write(contents, to: number, path)
      // Some file systems tell only now that there is no room.
      guard close(number) == 0 else { throw .last("'\(path)' could not be written") }
      try FileEntry.move(draft, to: path)
    } catch {
      unlink(draft)
      throw error
    }
  }

  private static func write(
    _ contents: [UInt8], to number: Int32, _ path: String
  ) throws(SystemError) {
    let error = contents.withUnsafeBytes { bytes -> SystemError? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let chunk = UnsafeRawBufferPointer(rebasing: rest)
        let count = Glibc.write(number, chunk.baseAddress, chunk.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return .last("'\(path)' could not be written") }
        rest = rest.dropFirst(count)
      }
      return nil
    }
    guard let error else { return }
    close(number)
    throw error
  }

  /// The contents of a file; nil when there is none.
  package static func read(_ path: String) throws(SystemError) -> [UInt8]? {
    let file: Descriptor
    do {
      file = try Descriptor.openFile(path)
    } catch {
      if error.isMissingFile { return nil }
      throw error
    }
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(Int(file.fileStatus.length), 4_096), alignment: 16)
    defer { buffer.deallocate() }
    var contents: [UInt8] = []
    while case .bytes(let count) = try file.read(into: buffer) {
      contents += UnsafeRawBufferPointer(rebasing: buffer[..<count])
    }
    return contents
  }
}
