// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Nil for bytes that are no UTF-8; Swift's own initialiser for this needs iOS 18.
  init?(validUTF8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    // What is wrong was decoded as U+FFFD, which has bytes of its own.
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
