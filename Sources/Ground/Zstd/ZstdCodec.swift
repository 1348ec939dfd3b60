// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CZstd

/// The Zstandard format (RFC 8878), with a check sum in each frame.
///
/// An instance owns the working memory of both directions and is used by one thread at a time.
package final class ZstdCodec {
  private let compression: OpaquePointer
  private let expansion: OpaquePointer

  /// - Parameter level: from 1, fastest, to 19, smallest.
  package init(level: Int32 = 3) throws(ZstdError) {
    guard let compression = ZSTD_createCCtx() else { throw .memory }
    guard let expansion = ZSTD_createDCtx() else {
      ZSTD_freeCCtx(compression)
      throw .memory
    }
    self.compression = compression
    self.expansion = expansion
    ZSTD_CCtx_setParameter(compression, ZSTD_c_compressionLevel, level)
    ZSTD_CCtx_setParameter(compression, ZSTD_c_checksumFlag, 1)
  }

  deinit {
    ZSTD_freeCCtx(compression)
    ZSTD_freeDCtx(expansion)
  }

  /// Appends one frame that holds the given bytes.
  package func compress(
    _ bytes: UnsafeRawBufferPointer, appendingTo output: inout [UInt8]
  ) throws(ZstdError) {
    let bound = ZSTD_compressBound(bytes.count)
    let start = output.count
    output.append(contentsOf: repeatElement(0, count: bound))
    let written = output.withUnsafeMutableBytes { target in
      ZSTD_compress2(
        compression, target.baseAddress.map { $0 + start }, bound, bytes.baseAddress, bytes.count)
    }
    guard ZSTD_isError(written) == 0 else {
      output.removeSubrange(start...)
      throw .memory
    }
    output.removeSubrange((start + written)...)
  }

  /// Expands one frame into a place that it must fill exactly.
  package func expand(
    _ bytes: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer
  ) throws(ZstdError) {
    let written = ZSTD_decompressDCtx(
      expansion, target.baseAddress, target.count, bytes.baseAddress, bytes.count)
    guard ZSTD_isError(written) == 0, written == target.count else { throw .damaged }
  }
}

/// What can be wrong with compressed bytes.
package enum ZstdError: Error, Hashable, Sendable, CustomStringConvertible {
  case damaged
  case memory

  package var description: String {
    switch self {
    case .damaged: "the bytes are not the complete zstd frame that was written"
    case .memory: "there is no memory to compress in"
    }
  }
}
