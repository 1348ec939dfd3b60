// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A source of random bytes.
public struct SecRandomRef: Hashable, Sendable {
  fileprivate init() {}
}

/// The system's own source; there is no other.
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

/// Fills memory with random bytes that nobody can guess.
///
/// - Parameter rnd: nil or `kSecRandomDefault`.
/// - Returns: `errSecSuccess`.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  RandomBytes.fill(UnsafeMutableRawBufferPointer(start: bytes, count: count))
  return errSecSuccess
}
