// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import LogStore
internal import Synchronization

/// The key of the hashes that stand in the log for private values.
///
/// It lives beside the device's log records (`<device>/logs/store.key`, for its owner only), outside every
/// container of an app: equal values have equal hashes in all processes of a device, until the device is
/// reset. Without a device, or where the key cannot be kept, it is one of this process.
enum MaskKey {
  private struct Key: Sendable {
    var first: UInt64
    var second: UInt64

    /// - Parameter bytes: at least sixteen.
    init(_ bytes: [UInt8]) {
      (first, second) = bytes.withUnsafeBytes {
        (
          UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: 0, as: UInt64.self)),
          UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        )
      }
    }
  }

  private static let keys = Mutex<[String: Key]>([:])

  /// The hash of a value, as the log shows it.
  static func hash(of value: LogComponent.Argument) -> String {
    hash(of: value, in: LogWriter.current.directory)
  }

  static func hash(of value: LogComponent.Argument, in directory: String?) -> String {
    let key = key(for: directory)
    func hash(_ bytes: UnsafeRawBufferPointer) -> String {
      let hash = SipHash.hash(bytes, key: (key.first, key.second))
      return withUnsafeBytes(of: (hash.0.littleEndian, hash.1.littleEndian)) {
        Data($0).base64EncodedString()
      }
    }
    switch value {
    case .none: return hash(UnsafeRawBufferPointer(start: nil, count: 0))
    case .string(var text): return text.withUTF8 { hash(UnsafeRawBufferPointer($0)) }
    case .signed(let number): return withUnsafeBytes(of: number.littleEndian, hash)
    case .unsigned(let number): return withUnsafeBytes(of: number.littleEndian, hash)
    case .double(let number): return withUnsafeBytes(of: number.bitPattern.littleEndian, hash)
    case .data(let bytes): return bytes.withUnsafeBytes(hash)
    }
  }

  private static func key(for directory: String?) -> Key {
    keys.withLock { keys in
      let name = directory ?? ""
      if let key = keys[name] { return key }
      let key = Key(directory.map { LogFolder($0).hashKey } ?? LogFolder.makeKey())
      keys[name] = key
      return key
    }
  }
}
