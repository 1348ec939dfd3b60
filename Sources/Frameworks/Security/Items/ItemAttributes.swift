// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Attributes of an item as a dictionary of an app states them; what it does not state is nil.
struct ItemAttributes: Hashable, Sendable {
  var account: String?
  var service: String?
  var accessGroup: String?
  var isSynchronizable: Synchronizability?
  var accessibility: KeychainItem.Accessibility?
  var generic: Data?
  var label: String?
  var description: String?
  var comment: String?
  var creator: Int?
  var type: Int?
  var isInvisible: Bool?
  var isNegative: Bool?
  var created: Date?
  var modified: Date?
  var data: Data?

  enum Synchronizability: Hashable, Sendable { case no, yes, any }

  /// Whether an item is what a query asks for.
  ///
  /// A query that is silent on synchronizability means items that stay on the device. Its data is no
  /// condition: apps use one dictionary to delete an item and to add it again.
  func match(_ item: KeychainItem) -> Bool {
    func holds<Value: Equatable>(_ wanted: Value?, _ value: Value?) -> Bool {
      wanted == nil || wanted == value
    }
    switch isSynchronizable ?? .no {
    case .no: guard !item.key.isSynchronizable else { return false }
    case .yes: guard item.key.isSynchronizable else { return false }
    case .any: break
    }
    return holds(account, item.key.account) && holds(service, item.key.service)
      && holds(accessGroup, item.key.accessGroup) && holds(accessibility, item.accessibility)
      && holds(generic, item.generic) && holds(label, item.label)
      && holds(description, item.description) && holds(comment, item.comment)
      && holds(creator, item.creator) && holds(type, item.type)
      && holds(isInvisible, item.isInvisible) && holds(isNegative, item.isNegative)
      && holds(created, item.created) && holds(modified, item.modified)
  }

  /// Sets what is stated.
  func apply(to item: inout KeychainItem, now: Date) {
    if let account { item.key.account = account }
    if let service { item.key.service = service }
    if let accessGroup { item.key.accessGroup = accessGroup }
    if let isSynchronizable { item.key.isSynchronizable = isSynchronizable == .yes }
    if let accessibility { item.accessibility = accessibility }
    if let generic { item.generic = generic }
    if let label { item.label = label }
    if let description { item.description = description }
    if let comment { item.comment = comment }
    if let creator { item.creator = creator }
    if let type { item.type = type }
    if let isInvisible { item.isInvisible = isInvisible }
    if let isNegative { item.isNegative = isNegative }
    if let created { item.created = created }
    if let data { item.data = data }
    item.modified = modified ?? now
  }

  /// Whether the item that they make can be: what goes to other devices is not for this one only.
  var areConsistent: Bool {
    isSynchronizable != .any
      && !(isSynchronizable == .yes && accessibility?.isOfThisDeviceOnly == true)
  }
}
