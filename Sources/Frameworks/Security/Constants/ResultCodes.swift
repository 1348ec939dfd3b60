// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The numbers are Apple's.

public var errSecSuccess: OSStatus { 0 }
public var errSecUnimplemented: OSStatus { -4 }
public var errSecDiskFull: OSStatus { -34 }
public var errSecIO: OSStatus { -36 }
public var errSecOpWr: OSStatus { -49 }
public var errSecParam: OSStatus { -50 }
public var errSecWrPerm: OSStatus { -61 }
public var errSecAllocate: OSStatus { -108 }
public var errSecUserCanceled: OSStatus { -128 }
public var errSecBadReq: OSStatus { -909 }
public var errSecInternalComponent: OSStatus { -2070 }
public var errSecCoreFoundationUnknown: OSStatus { -4960 }
public var errSecNotAvailable: OSStatus { -25291 }
public var errSecReadOnly: OSStatus { -25292 }
public var errSecAuthFailed: OSStatus { -25293 }
public var errSecNoSuchKeychain: OSStatus { -25294 }
public var errSecInvalidKeychain: OSStatus { -25295 }
public var errSecDuplicateKeychain: OSStatus { -25296 }
public var errSecDuplicateItem: OSStatus { -25299 }
public var errSecItemNotFound: OSStatus { -25300 }
public var errSecNoSuchAttr: OSStatus { -25303 }
public var errSecInvalidItemRef: OSStatus { -25304 }
public var errSecInvalidSearchRef: OSStatus { -25305 }
public var errSecNoSuchClass: OSStatus { -25306 }
public var errSecNoDefaultKeychain: OSStatus { -25307 }
public var errSecInteractionNotAllowed: OSStatus { -25308 }
public var errSecReadOnlyAttr: OSStatus { -25309 }
public var errSecInteractionRequired: OSStatus { -25315 }
public var errSecDataNotAvailable: OSStatus { -25316 }
public var errSecDataNotModifiable: OSStatus { -25317 }
public var errSecDecode: OSStatus { -26275 }
public var errSecMissingEntitlement: OSStatus { -34018 }
public var errSecRestrictedAPI: OSStatus { -34020 }

/// What a result code means, in English; nil for a code that is none of the keychain's.
///
/// - Parameter reserved: pass nil.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  statusMessages[status].map { CFString(string: $0) }
}

private let statusMessages: [OSStatus: String] = [
  errSecSuccess: "no error",
  errSecUnimplemented: "not implemented here",
  errSecDiskFull: "the disk is full",
  errSecIO: "the keychain could not be read or written",
  errSecOpWr: "the file is open for writing already",
  errSecParam: "a parameter of the call is not valid",
  errSecWrPerm: "the keychain may not be written",
  errSecAllocate: "there is no memory left",
  errSecUserCanceled: "the person cancelled",
  errSecBadReq: "the request or the transaction is not valid",
  errSecInternalComponent: "something inside the security framework failed",
  errSecCoreFoundationUnknown: "an unknown error of Core Foundation",
  errSecNotAvailable: "no keychain is available",
  errSecReadOnly: "the keychain can only be read",
  errSecAuthFailed: "the name or the passphrase is not right",
  errSecNoSuchKeychain: "there is no such keychain",
  errSecInvalidKeychain: "the keychain is not valid",
  errSecDuplicateKeychain: "there is a keychain of that name already",
  errSecDuplicateItem: "the item is in the keychain already",
  errSecItemNotFound: "the item is not in the keychain",
  errSecNoSuchAttr: "there is no such attribute",
  errSecInvalidItemRef: "the reference to an item is not valid",
  errSecInvalidSearchRef: "the search is not valid",
  errSecNoSuchClass: "there is no such class of items",
  errSecNoDefaultKeychain: "there is no default keychain",
  errSecInteractionNotAllowed:
    "the person would have to be asked, and may not be: the device is locked",
  errSecReadOnlyAttr: "the attribute cannot be changed",
  errSecInteractionRequired: "the person has to be asked",
  errSecDataNotAvailable: "the data is not available",
  errSecDataNotModifiable: "the data cannot be changed",
  errSecDecode: "the data could not be decoded",
  errSecMissingEntitlement: "an entitlement that the call needs is missing",
  errSecRestrictedAPI: "the call is not open to this program",
]
