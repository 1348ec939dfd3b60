// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Words of sources, by their bytes.
enum SourceWord {
  static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...0xFF: true
    default: false
    }
  }

  /// Where the word ends that begins at `start`; empty where none does.
  static func range(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, isPart(bytes[end]) { end += 1 }
    return start..<end
  }

  static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}
