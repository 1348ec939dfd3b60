// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Bytes of the system's own source.
enum RandomBytes {
  static func make(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    bytes.withUnsafeMutableBytes { fill($0) }
    return bytes
  }

  static func fill(_ memory: UnsafeMutableRawBufferPointer) {
    var generator = SystemRandomNumberGenerator()
    var rest = memory[...]
    while !rest.isEmpty {
      let word = generator.next()
      let count = withUnsafeBytes(of: word) { bytes in
        let count = min(bytes.count, rest.count)
        UnsafeMutableRawBufferPointer(rebasing: rest.prefix(count)).copyBytes(
          from: bytes.prefix(count))
        return count
      }
      rest = rest.dropFirst(count)
    }
  }
}
