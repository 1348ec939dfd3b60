// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform

/// The access groups of this executable: what it may see of the device's keychain.
struct AccessGroups {
  /// The first one is for items that name none.
  var names: [String]

  /// The host says what the entitlements are: the groups of `keychain-access-groups`, then the
  /// bundle's own identifier, then its App Groups. Outside a device everything is the program's own.
  static var current: AccessGroups {
    guard let list = LaunchVariable.accessGroups.value else {
      return AccessGroups(names: [ProcessInfo.processInfo.processName])
    }
    return AccessGroups(names: list.split(separator: ",").map { withoutTeam(String($0)) })
  }

  /// Whether an item of a group may be seen and made.
  func contain(_ group: String) -> Bool { names.contains(Self.withoutTeam(group)) }

  /// Fills in the group that is meant, and checks one that is stated.
  ///
  /// - Throws: ``KeychainError`` when the entitlements do not list the group.
  func check(_ group: String?) throws(KeychainError) -> String? {
    guard let group else { return nil }
    let name = Self.withoutTeam(group)
    guard names.contains(name) else {
      throw KeychainError(
        errSecMissingEntitlement,
        "access group '\(group)' is not in the entitlements of "
          + "'\(LaunchVariable.bundleIdentifier.value ?? "this program")'; list it under "
          + "keychain-access-groups in <Target>.entitlements")
    }
    return name
  }

  /// A group's name in code begins with the identifier of the team that signs the app, where the
  /// entitlements say `$(AppIdentifierPrefix)`. Nobody signs here, so that prefix says nothing.
  static func withoutTeam(_ group: String) -> String {
    let parts = group.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 10,
      parts[0].utf8.allSatisfy({ (48...57).contains($0) || (65...90).contains($0) })
    else { return group }
    return String(parts[1])
  }
}
