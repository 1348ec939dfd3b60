// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Platform

/// What an executable does with its keychain: the rules, over any store.
struct Keychain {
  var store: any KeychainStore
  var groups: AccessGroups
  var isLocked: Bool
  var now: Date

  static var current: Keychain {
    Keychain(
      store: KeychainStores.current, groups: .current,
      isLocked: LaunchVariable.locked.value == "yes", now: Date())
  }

  func add(_ dictionary: NSDictionary) throws(KeychainError) -> AnyObject? {
    let query = try ItemQuery(dictionary)
    guard query.itemClass != nil else { throw Self.noClass }
    guard query.itemClass == .genericPassword else {
      throw KeychainError(
        errSecUnimplemented,
        "the keychain here keeps generic passwords only; use kSecClassGenericPassword")
    }
    var attributes = query.attributes
    guard attributes.areConsistent else { throw Self.inconsistent }
    guard let group = try groups.check(attributes.accessGroup) ?? groups.names.first else {
      throw KeychainError(errSecMissingEntitlement, "the executable has no access group")
    }
    attributes.accessGroup = group
    var item = KeychainItem(key: .init(accessGroup: group), created: now, modified: now)
    attributes.apply(to: &item, now: now)
    try check(item)
    try store.change { items throws(KeychainError) in
      guard !items.contains(where: { $0.key == item.key }) else {
        throw KeychainError(errSecDuplicateItem)
      }
      items.append(item)
    }
    return item.result(for: query)
  }

  func copy(_ dictionary: NSDictionary) throws(KeychainError) -> AnyObject? {
    let query = try ItemQuery(dictionary)
    let found = try visible(store.items(), try matcher(of: query))
    guard !found.isEmpty else { throw KeychainError(errSecItemNotFound) }
    let count =
      switch query.limit ?? .one {
      case .one: 1
      case .number(let number): number
      case .all: found.count
      }
    let items = found.prefix(count)
    if query.returnsData { for item in items { try check(item) } }
    guard query.returnsSomething else { return nil }
    if query.limit == nil || query.limit == .one || query.limit == .number(1) {
      return items.first?.result(for: query)
    }
    return NSArray(array: items.compactMap { $0.result(for: query) })
  }

  func update(_ dictionary: NSDictionary, _ changes: NSDictionary) throws(KeychainError) {
    let query = try ItemQuery(dictionary)
    let update = try ItemQuery(changes)
    guard changes.count > 0, update.itemClass == nil, !update.returnsSomething,
      update.limit == nil, update.persistentReference == nil
    else {
      throw KeychainError(
        errSecParam,
        "the second dictionary of SecItemUpdate holds the attributes to change and nothing else; "
          + "leave kSecClass and the search keys out of it")
    }
    var attributes = update.attributes
    guard attributes.areConsistent else { throw Self.inconsistent }
    attributes.accessGroup = try groups.check(attributes.accessGroup)
    let matches = try matcher(of: query)
    try store.change { items throws(KeychainError) in
      let found = Set(visible(items, matches).map(\.id))
      guard !found.isEmpty else { throw KeychainError(errSecItemNotFound) }
      for index in items.indices where found.contains(items[index].id) {
        try check(items[index])
        attributes.apply(to: &items[index], now: now)
        try check(items[index])
        if items[index].key.isSynchronizable, items[index].accessibility.isOfThisDeviceOnly {
          throw Self.inconsistent
        }
      }
      guard Set(items.map(\.key)).count == items.count else {
        throw KeychainError(errSecDuplicateItem)
      }
    }
  }

  func delete(_ dictionary: NSDictionary) throws(KeychainError) {
    let query = try ItemQuery(dictionary)
    guard query.limit == nil else {
      throw KeychainError(
        errSecParam, "SecItemDelete deletes all items that match; leave kSecMatchLimit out")
    }
    let matches = try matcher(of: query)
    try store.change { items throws(KeychainError) in
      let found = Set(visible(items, matches).map(\.id))
      guard !found.isEmpty else { throw KeychainError(errSecItemNotFound) }
      items.removeAll { found.contains($0.id) }
    }
  }

  /// The condition of a query, with the access group as it is kept.
  private func matcher(
    of query: ItemQuery
  ) throws(KeychainError) -> @Sendable (KeychainItem) -> Bool {
    var query = query
    query.attributes.accessGroup = try groups.check(query.attributes.accessGroup)
    guard query.itemClass != nil || query.persistentReference != nil else { throw Self.noClass }
    // Of the other classes there are no items, which is the truth about them.
    guard query.itemClass == nil || query.itemClass == .genericPassword else {
      return { _ in false }
    }
    return { [query] item in query.match(item) }
  }

  private func visible(
    _ items: [KeychainItem], _ matches: (KeychainItem) -> Bool
  ) -> [KeychainItem] {
    items.filter { groups.contain($0.key.accessGroup) && matches($0) }
  }

  private func check(_ item: KeychainItem) throws(KeychainError) {
    if isLocked, item.accessibility.needsUnlockedDevice {
      throw KeychainError(
        errSecInteractionNotAllowed,
        "the device is locked and the item is readable only while it is not; an item for intents "
          + "on a locked device needs kSecAttrAccessibleAfterFirstUnlock")
    }
  }

  private static var noClass: KeychainError {
    KeychainError(errSecParam, "a keychain query needs kSecClass")
  }

  private static var inconsistent: KeychainError {
    KeychainError(
      errSecParam,
      "an item is either synchronizable or for this device only, and kSecAttrSynchronizableAny is "
        + "for queries")
  }
}
