// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import CTelemetryAtomics
import TelemetryModel
import Testing

@Suite("The checksum of records") struct ChecksumTests {
  /// Eight zero bytes and thirty-two: known values of CRC-32C (RFC 3720, B.4 for the latter).
  @Test("is CRC-32C")
  func known() {
    #expect(Checksum.of([0, 0, 0, 0]) == 0x8A91_36AA)
    #expect(Checksum.of([.max, .max, .max, .max]) == 0x62A8_AB43)
  }

  @Test("is the same with and without the processor's instruction")
  func portable() {
    var state: UInt32 = 0xFFFF_FFFF
    for word: UInt64 in [1, 0x0123_4567_89AB_CDEF, 1 << 63] {
      state = oai_crc32c_word_portable(state, word)
    }
    #expect(~state == Checksum.of([1, 0x0123_4567_89AB_CDEF, 1 << 63]))
  }
}
