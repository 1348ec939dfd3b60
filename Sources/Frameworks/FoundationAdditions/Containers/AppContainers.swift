// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Platform

/// The folders that belong to the running app: its own data and its App Groups.
///
/// A host names them in the environment. Outside any device (a unit test, an executable started
/// by hand) they lie in a folder of the user: `$XDG_STATE_HOME/openappintents`, or
/// `~/.local/state/openappintents`.
struct AppContainers {
  var groupsFolder: URL
  var dataFolder: URL
  /// The entitled App Groups, `nil` where nothing limits them.
  var entitledGroups: Set<String>?
  var bundleIdentifier: String?

  /// What the environment says now.
  static var current: AppContainers {
    let bundle = LaunchVariable.bundleIdentifier.value
    let state = stateFolder
    return AppContainers(
      groupsFolder: folder(.groups) ?? state.appending(component: "groups"),
      dataFolder: folder(.data)
        ?? state.appending(component: "data")
        .appending(component: bundle ?? ProcessInfo.processInfo.processName),
      entitledGroups: LaunchVariable.appGroups.value.map { groups in
        Set(groups.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
      },
      bundleIdentifier: bundle)
  }

  private static func folder(_ variable: LaunchVariable) -> URL? {
    variable.value.map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  private static var stateFolder: URL {
    let base =
      getenv("XDG_STATE_HOME").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
      ?? NSHomeDirectory() + "/.local/state"
    return URL(fileURLWithPath: base, isDirectory: true).appending(component: "openappintents")
  }

  /// The folder of an App Group, made if it is not there; `nil` when the executable's
  /// entitlements do not list the group or the folder cannot be made.
  func groupFolder(_ group: String) -> URL? {
    guard Self.isFolderName(group) else { return nil }
    guard entitledGroups?.contains(group) != false else {
      DeveloperWarnings.tellOnce(
        "App Group '\(group)' is not in the entitlements of '\(bundleIdentifier ?? "this app")'; list "
          + "it under com.apple.security.application-groups in <Target>.entitlements")
      return nil
    }
    let folder = groupsFolder.appendingPathComponent(group, isDirectory: true)
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { return nil }
    return folder
  }

  /// Where the defaults of a suite are kept, or of the app itself when `suite` is `nil`.
  ///
  /// An entitled group's suite lies in the group's container, where the app and its extensions
  /// find it; every other suite is the app's own, as on iOS.
  func preferencesFile(suite: String?) -> URL {
    let name = suite ?? bundleIdentifier ?? ProcessInfo.processInfo.processName
    let container = suite.flatMap { isGroup($0) ? groupFolder($0) : nil } ?? dataFolder
    return container.appendingPathComponent("Library/Preferences/\(name).plist")
  }

  /// Without entitlements at hand, the prefix that Apple demands of every group decides.
  func isGroup(_ suite: String) -> Bool {
    entitledGroups?.contains(suite) ?? suite.hasPrefix("group.")
  }

  static func isFolderName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.contains("/") && !name.contains("\0")
  }
}
