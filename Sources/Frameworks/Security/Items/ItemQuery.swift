// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A dictionary that an app passes to the keychain, read.
struct ItemQuery: Sendable {
  enum ItemClass: String, Sendable {
    case genericPassword = "genp"
    case internetPassword = "inet"
    case certificate = "cert"
    case key = "keys"
    case identity = "idnt"
  }

  enum Limit: Hashable, Sendable {
    case one
    case number(Int)
    case all
  }

  var itemClass: ItemClass?
  var attributes = ItemAttributes()
  var persistentReference: Data?
  var limit: Limit?
  var returnsData = false
  var returnsAttributes = false
  var returnsReference = false
  var returnsPersistentReference = false

  /// Whether anything is returned but the result code.
  var returnsSomething: Bool {
    returnsData || returnsAttributes || returnsReference || returnsPersistentReference
  }

  /// - Throws: ``KeychainError`` for a key that is none of the keychain's, or a value of another type.
  init(_ dictionary: NSDictionary) throws(KeychainError) {
    for (key, value) in dictionary {
      guard let name = key as? String else {
        throw KeychainError(errSecParam, "a key of a keychain query is no string")
      }
      guard try read(value, for: name) else {
        throw KeychainError(
          errSecParam,
          "the keychain cannot use the value of '\(name)' in a query; see its type in the "
            + "documentation of SecItemAdd")
      }
    }
  }

  func match(_ item: KeychainItem) -> Bool {
    if let persistentReference { return item.persistentReference == persistentReference }
    return attributes.match(item)
  }

  /// - Returns: false for a value of another type.
  private mutating func read(_ value: Any, for name: String) throws(KeychainError) -> Bool {
    func take<Value>(_ value: Any, _ place: inout Value?) -> Bool {
      place = value as? Value
      return place != nil
    }
    func takeFlag(_ value: Any, _ place: inout Bool) -> Bool {
      guard let flag = value as? Bool else { return false }
      place = flag
      return true
    }
    switch name {
    case "class":
      itemClass = (value as? String).flatMap(ItemClass.init)
      return itemClass != nil
    case "acct": return take(value, &attributes.account)
    case "svce": return take(value, &attributes.service)
    case "agrp": return take(value, &attributes.accessGroup)
    case "labl": return take(value, &attributes.label)
    case "desc": return take(value, &attributes.description)
    case "icmt": return take(value, &attributes.comment)
    case "gena": return take(value, &attributes.generic)
    case "crtr": return take(value, &attributes.creator)
    case "type": return take(value, &attributes.type)
    case "invi": return take(value, &attributes.isInvisible)
    case "nega": return take(value, &attributes.isNegative)
    case "cdat": return take(value, &attributes.created)
    case "mdat": return take(value, &attributes.modified)
    case "v_Data": return take(value, &attributes.data)
    case "v_PersistentRef": return take(value, &persistentReference)
    case "pdmn":
      attributes.accessibility = (value as? String).flatMap(KeychainItem.Accessibility.init)
      return attributes.accessibility != nil
    case "sync":
      if let text = value as? String, text == "syna" {
        attributes.isSynchronizable = .any
      } else if let flag = value as? Bool {
        attributes.isSynchronizable = flag ? .yes : .no
      }
      return attributes.isSynchronizable != nil
    case "m_Limit": return readLimit(value)
    case "r_Data": return takeFlag(value, &returnsData)
    case "r_Attributes": return takeFlag(value, &returnsAttributes)
    case "r_Ref": return takeFlag(value, &returnsReference)
    case "r_PersistentRef": return takeFlag(value, &returnsPersistentReference)
    case "nleg", "u_AuthUI", "u_AuthCtx": return true
    case "accc", "v_Ref":
      throw KeychainError(
        errSecUnimplemented, "the keychain here knows no '\(name)'; see Documentation/Keychain.md")
    default:
      throw KeychainError(errSecParam, "'\(name)' is no attribute of a generic password")
    }
  }

  private mutating func readLimit(_ value: Any) -> Bool {
    switch value as? String {
    case "m_LimitOne": limit = .one
    case "m_LimitAll": limit = .all
    default: limit = (value as? Int).flatMap { $0 > 0 ? .number($0) : nil }
    }
    return limit != nil
  }
}

/// Why the keychain refuses: a result code for the app, a sentence for its developer.
struct KeychainError: Error {
  var status: OSStatus
  /// Nil where the code alone is part of an app's ordinary life.
  var warning: String?

  init(_ status: OSStatus, _ warning: String? = nil) {
    self.status = status
    self.warning = warning
  }
}
