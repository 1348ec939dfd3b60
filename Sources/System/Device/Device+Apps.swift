// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import IntentMetadata
internal import Platform

extension Device {
  /// Copies a bundle onto the device; one that is there already is replaced in one step and
  /// keeps its containers.
  ///
  /// - Returns: the installed copy.
  @discardableResult
  package func install(_ bundle: AppBundle) throws -> AppBundle {
    try bundle.checkExecutables()
    let place = try installedPath(bundle.bundleIdentifier)
    let draft = path("apps/.incoming-\(UUID().uuidString)")
    do {
      try FileManager.default.copyItem(atPath: bundle.path, toPath: draft)
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
      throw DeviceError(
        .fileSystem, "'\(bundle.path)' cannot be copied to '\(directory)'; check the free space")
    }
    try withLock {
      if FileManager.default.fileExists(atPath: place) {
        try FileEntry.exchange(draft, with: place)
      } else {
        try FileEntry.move(draft, to: place)
      }
    }
    // After an exchange this is the old copy. Its processes keep the files they have open.
    try? FileManager.default.removeItem(atPath: draft)
    return try AppBundle(at: place)
  }

  /// Removes an app with its data container. App Group containers stay, as other apps may share
  /// them.
  package func uninstall(_ bundleIdentifier: String) throws {
    let place = try installedPath(bundleIdentifier)
    try withLock {
      guard FileManager.default.fileExists(atPath: place) else {
        throw DeviceError.notInstalled(bundleIdentifier)
      }
      let bundle = try? AppBundle(at: place)
      let identifiers = Set(bundle?.supplement.executables.map(\.bundleIdentifier) ?? [])
      let outgoing = path("apps/.outgoing-\(UUID().uuidString)")
      try FileEntry.move(place, to: outgoing)
      try? FileManager.default.removeItem(atPath: outgoing)
      for identifier in identifiers.union([bundleIdentifier]) {
        try? FileManager.default.removeItem(atPath: path("data/\(identifier)"))
      }
    }
  }

  /// The identifiers of the installed apps in alphabetical order.
  package func installedIdentifiers() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path("apps"))) ?? []
    return names.filter { $0.hasSuffix(".app") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(4)) }.sorted()
  }

  package func installedApp(_ bundleIdentifier: String) throws -> AppBundle {
    let place = try installedPath(bundleIdentifier)
    guard FileManager.default.fileExists(atPath: place) else {
      throw DeviceError.notInstalled(bundleIdentifier)
    }
    return try AppBundle(at: place)
  }

  package func installedApps() throws -> [AppBundle] {
    try installedIdentifiers().map(installedApp)
  }

  private func installedPath(_ bundleIdentifier: String) throws(DeviceError) -> String {
    path("apps/\(try Self.checkName(bundleIdentifier)).app")
  }
}

extension DeviceError {
  fileprivate static func notInstalled(_ identifier: String) -> Self {
    DeviceError(
      .notInstalled,
      "'\(identifier)' is not installed; see 'appintents device list' for what is")
  }
}
