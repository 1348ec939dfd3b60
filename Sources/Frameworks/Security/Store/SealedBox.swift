// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import CSodium
import Foundation

/// Encryption with authentication: XChaCha20-Poly1305 of libsodium.
///
/// The only file that speaks to the library; everything goes in and out as values.
enum SealedBox {
  static let keyLength = 32
  private static let nonceLength = 24
  private static let tagLength = 16

  private static let isReady = sodium_init() >= 0

  /// A nonce and the ciphertext. `header` stays readable and is authenticated.
  static func seal(_ text: [UInt8], key: [UInt8], header: [UInt8]) -> [UInt8]? {
    guard isReady, key.count == keyLength else { return nil }
    let nonce = RandomBytes.make(nonceLength)
    var sealed = [UInt8](repeating: 0, count: text.count + tagLength)
    let number = crypto_aead_xchacha20poly1305_ietf_encrypt(
      &sealed, nil, text, UInt64(text.count), header, UInt64(header.count), nil, nonce, key)
    return number == 0 ? nonce + sealed : nil
  }

  /// - Returns: nil when the bytes were not sealed with this key, or changed since.
  static func open(_ bytes: ArraySlice<UInt8>, key: [UInt8], header: [UInt8]) -> [UInt8]? {
    guard isReady, key.count == keyLength, bytes.count >= nonceLength + tagLength else {
      return nil
    }
    let nonce = Array(bytes.prefix(nonceLength))
    let sealed = Array(bytes.dropFirst(nonceLength))
    var text = [UInt8](repeating: 0, count: sealed.count - tagLength)
    let number = crypto_aead_xchacha20poly1305_ietf_decrypt(
      &text, nil, nil, sealed, UInt64(sealed.count), header, UInt64(header.count), nonce, key)
    return number == 0 ? text : nil
  }
}
