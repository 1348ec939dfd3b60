// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform

/// The beginning of a file, mapped for reading: what other processes write there is seen at once.
///
/// The mapping stays for the life of the process, so that whoever found it may go on reading. The
/// file must never be made shorter.
package struct SharedWords: Sendable {
  private let start: UInt
  package let byteCount: Int

  /// - Returns: nil when the file is shorter than that, or cannot be mapped.
  package init?(_ descriptor: Descriptor, byteCount: Int) {
    guard descriptor.fileStatus.length >= Int64(byteCount),
      let start = oai_map_shared(descriptor.number, byteCount)
    else { return nil }
    self.start = UInt(bitPattern: start)
    self.byteCount = byteCount
  }

  /// The mapping at an address that ``address`` gave.
  package init?(address: UInt, byteCount: Int) {
    guard address != 0 else { return nil }
    start = address
    self.byteCount = byteCount
  }

  package var address: UInt { start }

  /// The word at a multiple of four bytes.
  @inline(__always)
  package func word(at offset: Int) -> UInt32 {
    guard let pointer = UnsafeRawPointer(bitPattern: start) else { return 0 }
    return oai_load_word(pointer + offset)
  }

  /// A copy of all bytes, read after whatever word was read before.
  package var bytes: [UInt8] {
    oai_acquire()
    guard let pointer = UnsafeRawPointer(bitPattern: start) else { return [] }
    return Array(UnsafeRawBufferPointer(start: pointer, count: byteCount))
  }
}
