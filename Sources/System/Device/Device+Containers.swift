// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
package import IntentMetadata
internal import LogStore
internal import Platform

extension Device {
  /// The folder of the App Group containers.
  package var groupsDirectory: String { path("groups") }

  /// The container of an App Group, made when it is missing.
  package func groupContainer(_ group: String) throws -> String {
    try container(group, in: groupsDirectory)
  }

  /// The folder of the keychain, outside every container; no item in it is ever uninstalled, as on
  /// iOS.
  package var keychainDirectory: String { path("keychain") }

  /// The access groups of an executable, the one for items that name none first.
  package static func accessGroups(of executable: BundleExecutable) -> [String] {
    (executable.keychainGroups ?? []) + [executable.bundleIdentifier] + executable.appGroups
  }

  /// The data container of a bundle, made when it is missing.
  package func dataContainer(_ bundleIdentifier: String) throws -> String {
    try container(bundleIdentifier, in: path("data"))
  }

  /// Where the output of a bundle's processes goes.
  package func log(_ bundleIdentifier: String) throws -> DeviceLog {
    let name = try Self.checkName(bundleIdentifier)
    return DeviceLog(path: path("logs/\(name).log"))
  }

  private func container(_ name: String, in folder: String) throws -> String {
    let container = folder + "/" + (try Self.checkName(name))
    try makeFolder(container)
    return container
  }

  /// An identifier comes from a bundle, which may say anything: it must stay a name in its folder.
  static func checkName(_ name: String) throws(DeviceError) -> String {
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/"), !name.contains("\0") else {
      throw DeviceError(
        .brokenInfo, "'\(name)' cannot be an identifier; use letters, digits, dots and dashes")
    }
    return name
  }

  /// The whole environment of a process of this device: nothing of the host's own but where
  /// the system finds programs and libraries.
  package func launchEnvironment(
    for executable: BundleExecutable, of bundle: AppBundle
  ) throws -> [String: String] {
    let settings = try settings()
    let data = try dataContainer(executable.bundleIdentifier)
    try makeFolder(data + "/tmp")
    for group in executable.appGroups { _ = try groupContainer(group) }
    let environment: [LaunchVariable: String] = [
      .socket: String(ChildProcess.socketNumber), .groups: groupsDirectory, .data: data,
      .bundle: bundle.directory(of: executable),
      .bundleIdentifier: executable.bundleIdentifier,
      .appGroups: executable.appGroups.joined(separator: ","), .kind: executable.kind.rawValue,
      .locale: settings.locale, .logs: logStore.path, .locked: settings.isLocked ? "yes" : "no",
      .keychain: keychainDirectory,
      .accessGroups: Self.accessGroups(of: executable).joined(separator: ","),
      .backgroundTasks: backgroundTasksDirectory,
      .metrics: metricsDirectory(of: try Self.checkName(bundle.bundleIdentifier)),
      .clock: settings.clock.launchValue,
    ]
    var result = Dictionary(
      uniqueKeysWithValues: environment.map { ($0.key.rawValue, $0.value) })
    result["HOME"] = data
    // Foundation asks the user database before `HOME`; without this an app that clears its home
    // would clear the person's.
    result["CFFIXED_USER_HOME"] = data
    result["TMPDIR"] = data + "/tmp"
    result["TZ"] = settings.timeZone
    result["LANG"] = "\(settings.locale).UTF-8"
    result["PATH"] = "/usr/local/bin:/usr/bin:/bin"
    // Where the Swift runtime is, on machines that say so this way.
    result["LD_LIBRARY_PATH"] = Environment["LD_LIBRARY_PATH"]
    return result
  }
}
