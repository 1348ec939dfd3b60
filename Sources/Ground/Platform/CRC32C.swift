// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform

/// A check sum that finds torn and corrupted records.
package enum CRC32C {
  package static func checksum(of bytes: UnsafeRawBufferPointer) -> UInt32 {
    oai_crc32c(bytes.baseAddress, bytes.count)
  }
}
