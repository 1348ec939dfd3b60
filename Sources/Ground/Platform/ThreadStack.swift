// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform
internal import Glibc
internal import Synchronization

/// Looks at the stack of a thread of this process from another one.
///
/// It follows frame pointers, which Swift keeps and most C libraries do not: frames of those may be
/// missing, and what cannot be followed is not made up.
package struct ThreadStack: Sendable {
  private let thread: Int32
  private let bounds: (low: UInt64, high: UInt64)

  private static let capturing = Mutex(())

  /// The calling thread's; nil where the system does not say where its stack lies.
  package init?() {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var number: pid_t = 0
    guard oai_own_stack(Self.signal, &number, &low, &high) != 0 else { return nil }
    thread = number
    bounds = (low, high)
  }

  /// Return addresses, innermost first. Call it on another thread.
  package func capture(limit: Int = 64) -> [UInt64] {
    Self.capturing.withLock { _ in
      let capacity = min(limit, 256)
      return [UInt64](unsafeUninitializedCapacity: capacity) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        count = Int(
          oai_capture_thread(
            thread, Self.signal, bounds.low, bounds.high,
            UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt64.self), Int32(capacity)))
      }
    }
  }

  /// A real-time signal that no library here is known to use. The C library takes the first two.
  private static let signal: Int32 = 34 + 13
}

/// A program or library in this process.
package struct LoadedImage: Hashable, Sendable {
  package var name: String
  package var base: UInt64
  /// In hexadecimal digits; nil where the linker wrote none.
  package var buildID: String?

  /// The image whose code an address lies in.
  package init?(at address: UInt64) {
    var image = oai_image()
    guard oai_find_image(address, &image) != 0 else { return nil }
    base = image.base
    let path = withUnsafeBytes(of: image.path) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    let file = path.isEmpty ? OwnProcess.executablePath ?? "" : path
    name = file.split(separator: "/").last.map(String.init) ?? file
    let digits = Array("0123456789abcdef")
    let identifier = withUnsafeBytes(of: image.build_id) { bytes in
      bytes.prefix(Int(image.build_id_length)).map { byte in
        "\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    buildID = identifier.isEmpty ? nil : identifier.joined()
  }
}
