// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Security
import Testing

/// How public code writes its keychain: every shape compiles and means what it means on iOS. A process
/// without a device has one keychain, so each test has a service of its own.
@Suite("The keychain as apps call it") struct PublicShapesTests {
  @Test("String keys, a bridged query, data out of an AnyObject")
  func stringKeys() throws {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "shapes.string",
      kSecAttrAccount as String: "token", kSecValueData as String: Data("secret".utf8),
      kSecAttrSynchronizable as String: kCFBooleanFalse!,
      kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlock,
    ]
    SecItemDelete(query as CFDictionary)
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecDuplicateItem)

    var search = query
    search[kSecValueData as String] = nil
    search[kSecReturnData as String] = kCFBooleanTrue
    search[kSecMatchLimit as String] = kSecMatchLimitOne
    var item: CFTypeRef?
    let status = SecItemCopyMatching(search as CFDictionary, &item)
    #expect(status == noErr)
    let data = try #require(item as? Data)
    #expect(String(data: data, encoding: .utf8) == "secret")
  }

  @Test("CFString keys, AnyObject results, attributes of all items")
  func cfStringKeys() throws {
    let service = "shapes.cf" as CFString
    for account in ["a", "b"] {
      let item =
        [
          kSecClass: kSecClassGenericPassword, kSecAttrService: service,
          kSecAttrAccount: account, kSecValueData: Data(account.utf8), kSecAttrLabel: "Label",
        ] as [CFString: Any] as CFDictionary
      #expect(SecItemAdd(item, nil) == errSecSuccess)
    }
    let query =
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: service,
        kSecReturnAttributes: true, kSecReturnData: true, kSecMatchLimit: kSecMatchLimitAll,
      ] as [CFString: Any]
    var result: AnyObject?
    let status = withUnsafeMutablePointer(to: &result) {
      SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
    }
    #expect(status == errSecSuccess)
    let items = try #require(result as? [[String: Any]])
    #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["a", "b"])
    #expect(items.map { $0[kSecValueData as String] as? Data } == [Data("a".utf8), Data("b".utf8)])
    #expect(items[0][kSecAttrLabel as String] as? String == "Label")
    #expect(items[0][kSecAttrCreationDate as String] is Date)
    #expect(items[0][kSecAttrSynchronizable as String] as? Bool == false)
    let objects = try #require(result as? [NSDictionary])
    #expect(objects[1][kSecAttrService] as? String == "shapes.cf")
  }

  @Test("a mutable dictionary, an update, a persistent reference")
  func mutableDictionary() throws {
    let query = NSMutableDictionary()
    query[kSecClass] = kSecClassGenericPassword
    query[kSecAttrService] = "shapes.mutable"
    query[kSecAttrAccount] = "me"
    query[kSecUseDataProtectionKeychain] = true
    var added: CFTypeRef?
    let new = try #require(query.mutableCopy() as? NSMutableDictionary)
    new[kSecValueData] = Data([1])
    new[kSecReturnPersistentRef] = true
    #expect(SecItemAdd(new as CFDictionary, &added) == errSecSuccess)
    let reference = try #require(added as? Data)

    let changes: [String: AnyObject] = [kSecValueData as String: Data([2]) as AnyObject]
    #expect(SecItemUpdate(query as CFDictionary, changes as CFDictionary) == errSecSuccess)

    var found: CFTypeRef?
    #expect(
      SecItemCopyMatching(
        [kSecValuePersistentRef: reference, kSecReturnData: true] as CFDictionary, &found)
        == errSecSuccess)
    #expect(found as? Data == Data([2]))
    #expect(SecItemCopyMatching(query, nil) == errSecSuccess)
    #expect(SecItemDelete(query) == errSecSuccess)
    #expect(SecItemCopyMatching(query, nil) == errSecItemNotFound)
  }

  @Test("result codes have words; random bytes are random")
  func others() {
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) as String? != nil)
    #expect(SecCopyErrorMessageString(-1, nil) == nil)
    var one = [UInt8](repeating: 0, count: 37)
    var other = one
    #expect(SecRandomCopyBytes(kSecRandomDefault, one.count, &one) == errSecSuccess)
    _ = SecRandomCopyBytes(nil, other.count, &other)
    #expect(one != other)
    var data = Data(count: 32)
    let status = data.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { SecRandomCopyBytes(kSecRandomDefault, buffer.count, $0) }
    }
    #expect(status == errSecSuccess)
    #expect(data != Data(count: 32))
  }

  @Test("other classes hold nothing and take nothing")
  func otherClasses() {
    for itemClass in [
      kSecClassInternetPassword, kSecClassCertificate, kSecClassKey, kSecClassIdentity,
    ] {
      #expect(SecItemDelete([kSecClass: itemClass] as CFDictionary) == errSecItemNotFound)
      #expect(SecItemAdd([kSecClass: itemClass] as CFDictionary, nil) == errSecUnimplemented)
    }
  }
}
