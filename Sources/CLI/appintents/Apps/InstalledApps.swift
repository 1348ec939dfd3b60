// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppBundles
internal import CommandLineKit
internal import Device

/// The apps of a device, as a person names them.
struct InstalledApps {
  var device: Device

  /// Installs a bundle unless the same one is installed already.
  func install(_ path: String) throws -> AppBundle {
    try BundleInstaller(device: device).install(path)
  }

  /// The identifier of an installed app from its identifier or one of its names.
  func identifier(named name: String) throws -> String {
    let identifiers = device.installedIdentifiers()
    if identifiers.contains(name) { return name }
    let apps = identifiers.compactMap { try? device.installedApp($0) }
    let matches = apps.filter { app in
      ([app.displayName] + app.otherNames).contains { $0.lowercased() == name.lowercased() }
    }
    guard matches.count != 1 else { return matches[0].bundleIdentifier }
    guard matches.isEmpty else {
      let all = matches.map { "'\($0.bundleIdentifier)'" }.joined(separator: " and ")
      throw CommandFailure(
        "'\(name)' is the name of \(all); give the identifier", exitCode: .usage)
    }
    let near = nearestName(to: name, among: identifiers + apps.map(\.displayName))
    throw CommandFailure(
      "'\(name)' is not installed"
        + (near.map { "; did you mean '\($0)'?" } ?? "; see 'appintents device list' for what is"))
  }

  /// An app by path, by package, or by the name of an installed one.
  func app(_ typed: String) throws -> AppBundle {
    let path = AppPath(typed)
    if path.exists || typed.contains("/") || typed.hasSuffix(".app") {
      return try install(try path.bundle())
    }
    do {
      return try device.installedApp(try identifier(named: typed))
    } catch let failure as CommandFailure where failure.message.hasSuffix("what is") {
      throw CommandFailure(
        "there is no app '\(typed)': no such path, and none is installed by that name; give a "
          + "package, an .app, or a name of 'appintents device list'", exitCode: .inputOutput)
    }
  }
}
