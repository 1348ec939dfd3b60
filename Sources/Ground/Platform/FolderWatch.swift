// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform
internal import Glibc

/// Tells when the files in a folder change, without looking at them.
package struct FolderWatch: Sendable {
  /// Readable when something changed since ``drain()``.
  package let descriptor: Descriptor

  package init(path: String) throws(SystemError) {
    let number = oai_folder_watch(path)
    guard number >= 0 else { throw .last("the folder '\(path)' could not be watched") }
    descriptor = Descriptor(adopting: number)
  }

  /// Forgets the changes so far.
  package func drain() {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while case .bytes? = try? descriptor.read(into: buffer) {}
    }
  }
}
