// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import zlib

/// The gzip format (RFC 1952), over zlib.
package enum GzipCodec {
  /// Compresses in one go.
  ///
  /// - Parameter level: from 1, fastest, to 9, smallest.
  package static func compress(_ bytes: [UInt8], level: Int32 = 6) throws(GzipError) -> [UInt8] {
    var stream = z_stream()
    // 16 above the largest window asks for a gzip head and tail.
    let opened = deflateInit2_(
      &stream, level, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard opened == Z_OK else { throw .memory }
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, uLong(bytes.count)))
    var input = bytes
    let output = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = input.withUnsafeMutableBufferPointer { source in
        stream.next_in = source.baseAddress
        stream.avail_in = uInt(source.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = uInt(bound)
        guard deflate(&stream, Z_FINISH) == Z_STREAM_END else { return 0 }
        return bound - Int(stream.avail_out)
      }
    }
    guard !output.isEmpty else { throw .memory }
    return output
  }

  /// Expands all members of a file.
  ///
  /// - Parameter limit: the largest good result in bytes, which a few kilobytes can exceed by far.
  package static func expand(_ bytes: [UInt8], limit: Int) throws(GzipError) -> [UInt8] {
    var stream = z_stream()
    guard
      inflateInit2_(&stream, MAX_WBITS + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        == Z_OK
    else { throw .memory }
    defer { inflateEnd(&stream) }
    var input = bytes
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var used = 0
    while true {
      let (status, count, rest) = input.withUnsafeMutableBufferPointer { source in
        chunk.withUnsafeMutableBufferPointer { target in
          stream.next_in = source.baseAddress.map { $0 + used }
          stream.avail_in = uInt(source.count - used)
          stream.next_out = target.baseAddress
          stream.avail_out = uInt(target.count)
          let status = inflate(&stream, Z_NO_FLUSH)
          return (status, target.count - Int(stream.avail_out), Int(stream.avail_in))
        }
      }
      used = bytes.count - rest
      guard status == Z_OK || status == Z_STREAM_END else { throw .damaged }
      guard result.count + count <= limit else { throw .tooLarge(limit: limit) }
      result += chunk[..<count]
      if status == Z_STREAM_END {
        if used == bytes.count { return result }
        guard inflateReset(&stream) == Z_OK else { throw .damaged }
      } else if count == 0, rest == 0 {
        throw .damaged
      }
    }
  }
}

/// What can be wrong with compressed bytes.
package enum GzipError: Error, Hashable, Sendable, CustomStringConvertible {
  case damaged
  case tooLarge(limit: Int)
  case memory

  package var description: String {
    switch self {
    case .damaged: "the bytes are no complete gzip file"
    case .tooLarge(let limit): "the gzip file expands to more than \(limit) bytes"
    case .memory: "there is no memory to compress in"
    }
  }
}
