// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The values are Apple's, so that a dictionary that one side wrote down is the other's too. Strings
// never change, which is why no isolation has to protect them.

/// Whose secret it is. With service, access group and synchronizability it names an item.
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct"

/// What the secret is for.
nonisolated(unsafe) public let kSecAttrService: CFString = "svce"

/// Who shares the item: an access group of the executable.
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp"

/// When the data can be read: one of the `kSecAttrAccessible…` values.
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn"

/// Whether the item goes to the other devices of its owner. Nothing is sent from here, but such
/// items are kept apart as on iOS.
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync"

/// In a query: items of both kinds.
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna"

/// Data that an app keeps with an item.
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena"

/// The name that a person sees.
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl"

/// What kind of secret it is, for a person.
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc"

/// What an app notes about an item.
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt"

/// A code for who made an item.
nonisolated(unsafe) public let kSecAttrCreator: CFString = "crtr"

/// A code for what kind of item it is.
nonisolated(unsafe) public let kSecAttrType: CFString = "type"
nonisolated(unsafe) public let kSecAttrIsInvisible: CFString = "invi"
nonisolated(unsafe) public let kSecAttrIsNegative: CFString = "nega"

/// When an item was added.
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat"

/// When an item was last changed.
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat"
