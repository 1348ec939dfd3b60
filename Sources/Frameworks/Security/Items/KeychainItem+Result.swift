// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension KeychainItem {
  var persistentReference: Data { withUnsafeBytes(of: id.uuid) { Data("genp".utf8) + Data($0) } }

  /// What an app gets of an item.
  func result(for query: ItemQuery) -> AnyObject? {
    let wanted = [
      query.returnsData, query.returnsAttributes || query.returnsReference,
      query.returnsPersistentReference,
    ]
    switch wanted {
    case [false, false, false]: return nil
    case [true, false, false]: return NSData(data: data ?? Data())
    case [false, false, true]: return NSData(data: persistentReference)
    default:
      var values = wanted[1] ? attributes : [:]
      if query.returnsData { values["v_Data"] = data ?? Data() }
      if query.returnsPersistentReference { values["v_PersistentRef"] = persistentReference }
      return values as NSDictionary
    }
  }

  private var attributes: [String: Any] {
    var values: [String: Any] = [
      "class": ItemQuery.ItemClass.genericPassword.rawValue, "acct": key.account,
      "svce": key.service, "agrp": key.accessGroup, "pdmn": accessibility.rawValue,
      "sync": NSNumber(value: key.isSynchronizable), "cdat": created, "mdat": modified,
    ]
    values["gena"] = generic
    values["labl"] = label
    values["desc"] = description
    values["icmt"] = comment
    values["crtr"] = creator.map { NSNumber(value: $0) }
    values["type"] = type.map { NSNumber(value: $0) }
    values["invi"] = isInvisible.map { NSNumber(value: $0) }
    values["nega"] = isNegative.map { NSNumber(value: $0) }
    return values
  }
}
