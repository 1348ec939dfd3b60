// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import FoundationAdditions

/// Adds an item to the keychain.
///
/// - Parameters:
///   - attributes: the item's class, attributes and data, and what to return.
///   - result: gets what the `kSecReturn…` keys ask for.
/// - Returns: `errSecDuplicateItem` when an item of the same account, service, access group and
///   synchronizability is there; `errSecMissingEntitlement` for an access group that is not the
///   executable's; `errSecInteractionNotAllowed` when the device is locked and the item is readable
///   only while it is not; `errSecUnimplemented` for other items than generic passwords.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  status { () throws(KeychainError) in
    let item = try Keychain.current.add(attributes)
    if let item { result?.pointee = item }
  }
}

/// Finds items of the keychain.
///
/// - Parameter result: gets an object for one item, an array for more, as `kSecMatchLimit` says;
///   untouched when no `kSecReturn…` key asks for anything.
/// - Returns: `errSecItemNotFound` when there is none that the executable may see.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  status { () throws(KeychainError) in
    let found = try Keychain.current.copy(query)
    if let found { result?.pointee = found }
  }
}

/// Changes attributes or data of all items that match.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  status { () throws(KeychainError) in try Keychain.current.update(query, attributesToUpdate) }
}

/// Deletes all items that match.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  status { () throws(KeychainError) in try Keychain.current.delete(query) }
}

/// The result code of a call; its sentence goes to the developer, once.
private func status(_ body: () throws(KeychainError) -> Void) -> OSStatus {
  do {
    try body()
    return errSecSuccess
  } catch {
    if let warning = error.warning { DeveloperWarnings.tellOnce(warning) }
    return error.status
  }
}
