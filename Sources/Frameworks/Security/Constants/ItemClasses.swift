// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The values are Apple's, so that a dictionary that one side wrote down is the other's too. Strings
// never change, which is why no isolation has to protect them.

/// The kind of an item; every query names one.
nonisolated(unsafe) public let kSecClass: CFString = "class"

/// A secret of an app: a password, a token.
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp"

/// A password for a server. The keychain here holds none.
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet"

/// A certificate. The keychain here holds none.
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert"

/// A cryptographic key. The keychain here holds none.
nonisolated(unsafe) public let kSecClassKey: CFString = "keys"

/// A certificate with its key. The keychain here holds none.
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt"
