// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NeverForceUnwrap
// As public code writes it.

import Foundation
import Security

/// A token in the keychain, in the shapes that public code writes.
enum Token {
  private static var query: [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: "org.example.monitored",
      kSecAttrAccount as String: "token",
      kSecAttrSynchronizable as String: kCFBooleanFalse!,
      kSecUseDataProtectionKeychain as String: true,
    ]
  }

  static func save(_ token: String) -> Bool {
    var item = query
    SecItemDelete(item as CFDictionary)
    item[kSecValueData as String] = token.data(using: .utf8)!
    item[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
    return SecItemAdd(item as CFDictionary, nil) == errSecSuccess
  }

  static func read() -> String? {
    let search = query.merging([
      kSecReturnData as String: kCFBooleanTrue as Any,
      kSecMatchLimit as String: kSecMatchLimitOne,
    ]) { $1 }
    var item: CFTypeRef?
    let status = SecItemCopyMatching(search as CFDictionary, &item)
    guard status == errSecSuccess, let data = item as? Data else {
      if status != errSecItemNotFound {
        print(SecCopyErrorMessageString(status, nil) as String? ?? "")
      }
      return nil
    }
    return String(data: data, encoding: .utf8)
  }

  static func accounts(group: CFString) -> [String] {
    let search =
      [
        kSecClass: kSecClassGenericPassword, kSecAttrAccessGroup: group,
        kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: kCFBooleanTrue!,
      ] as [CFString: Any]
    var result: AnyObject?
    let status = withUnsafeMutablePointer(to: &result) {
      SecItemCopyMatching(search as CFDictionary, UnsafeMutablePointer($0))
    }
    guard status == noErr, let items = result as? [[String: AnyObject]] else { return [] }
    return items.compactMap { $0[kSecAttrAccount as String] as? String }
  }

  static func nonce() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 16)
    let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    return status == errSecSuccess ? bytes : []
  }
}
