// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A generic password as it is kept.
struct KeychainItem: Codable, Hashable, Sendable {
  /// What names an item: no two have the same.
  struct Key: Codable, Hashable, Sendable {
    var account = ""
    var service = ""
    var accessGroup: String
    var isSynchronizable = false
  }

  var id = UUID()
  var key: Key
  var accessibility = Accessibility.whenUnlocked
  var generic: Data?
  var label: String?
  var description: String?
  var comment: String?
  var creator: Int?
  var type: Int?
  var isInvisible: Bool?
  var isNegative: Bool?
  var created: Date
  var modified: Date
  var data: Data?

  /// When the data of an item can be read: the values of `kSecAttrAccessible`.
  enum Accessibility: String, Codable, Hashable, Sendable {
    case whenUnlocked = "ak"
    case afterFirstUnlock = "ck"
    case always = "dk"
    case whenUnlockedThisDeviceOnly = "aku"
    case afterFirstUnlockThisDeviceOnly = "cku"
    case alwaysThisDeviceOnly = "dku"
    case whenPasscodeSetThisDeviceOnly = "akpu"

    /// Whether a locked device keeps the data closed.
    var needsUnlockedDevice: Bool {
      switch self {
      case .whenUnlocked, .whenUnlockedThisDeviceOnly, .whenPasscodeSetThisDeviceOnly: true
      case .afterFirstUnlock, .afterFirstUnlockThisDeviceOnly, .always, .alwaysThisDeviceOnly:
        false
      }
    }

    var isOfThisDeviceOnly: Bool {
      switch self {
      case .whenUnlockedThisDeviceOnly, .whenPasscodeSetThisDeviceOnly,
        .afterFirstUnlockThisDeviceOnly, .alwaysThisDeviceOnly:
        true
      case .whenUnlocked, .afterFirstUnlock, .always: false
      }
    }
  }
}
