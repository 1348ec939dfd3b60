// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The values are Apple's, so that a dictionary that one side wrote down is the other's too. Strings
// never change, which is why no isolation has to protect them.

/// The secret itself.
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data"
nonisolated(unsafe) public let kSecValueRef: CFString = "v_Ref"

/// A lasting reference to one item.
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "v_PersistentRef"

/// Whether the secret is returned.
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data"

/// Whether the attributes are returned.
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes"

/// Whether a reference is returned. A password has none: its attributes are returned instead.
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref"

/// Whether a lasting reference is returned.
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef"

/// How many items are returned: a number, or one of the two limits below.
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit"

/// The first item alone; the default.
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne"

/// All items, as an array.
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll"

/// Whether the keychain of iOS is meant; there is no other one here.
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg"

/// Whether a person may be asked to prove who they are; nobody is asked here.
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
nonisolated(unsafe) public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
nonisolated(unsafe) public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
