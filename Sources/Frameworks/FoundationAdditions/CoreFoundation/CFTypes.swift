// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// On Apple's platforms these types are bridged to Foundation's without cost. Here they *are*
// Foundation's, so that `query as CFDictionary`, `kSecClass as String` and `result as? Data` mean the
// same: Swift bridges its values to Foundation's classes on both sides.

/// Any object.
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFMutableString = NSMutableString
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFSet = NSSet
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFDate = NSDate
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias CFNull = NSNull
public typealias CFIndex = Int

/// A result code of Apple's C interfaces.
public typealias OSStatus = Int32

/// The result code of success.
public var noErr: OSStatus { 0 }

/// Truth as an object; an implicitly unwrapped optional, as every constant of Core Foundation.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)

/// Falsehood as an object.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
