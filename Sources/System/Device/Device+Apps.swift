// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import IntentMetadata
internal import Platform

extension Device {
  /// Runs `body` while nobody else installs through this.
  package func withInstallLock<Result>(_ body: () throws -> Result) throws -> Result {
    try FileLock.withLock(path("apps/.lock"), body)
  }

  /// Copies a bundle onto the device; one that is there already is replaced in one step and
  /// keeps its containers.
  ///
  /// - Returns: the installed copy.
  @discardableResult
  package func install(_ bundle: AppBundle) throws -> AppBundle {
    try bundle.checkExecutables()
    let place = try installedPath(bundle.bundleIdentifier)
    try withLock { sweep() }
    let draft = path("\(Self.incomingPrefix)\(OwnProcess.identifier)-\(UUID().uuidString)")
    do {
      try FileCopy.copy(bundle.path, to: draft)
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
      throw DeviceError(
        .fileSystem, "'\(bundle.path)' is not installed on '\(directory)': \(error)")
    }
    do {
      try withLock {
        if FileManager.default.fileExists(atPath: place) {
          try FileEntry.exchange(draft, with: place)
        } else {
          try FileEntry.move(draft, to: place)
        }
      }
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
      throw error
    }
    // After an exchange this is the old copy. Its processes keep the files they have open.
    try? FileManager.default.removeItem(atPath: draft)
    return try AppBundle(at: place)
  }

  private static let incomingPrefix = "apps/.incoming-"

  /// Removes what a process left that was killed in the middle of a step; call it under the lock.
  func sweep() {
    let files = FileManager.default
    func remove(in folder: String, where isLeft: (String) -> Bool) {
      for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] where isLeft(name) {
        try? files.removeItem(atPath: "\(folder)/\(name)")
      }
    }
    remove(in: directory) { $0.hasPrefix(Self.draftPrefix) || $0.hasPrefix(".forgotten-") }
    remove(in: path("apps")) { name in
      if name.hasPrefix(".outgoing-") { return true }
      // A copy is made outside the lock: it is left over only when its maker is gone.
      guard "apps/\(name)".hasPrefix(Self.incomingPrefix) else { return false }
      let owner = name.split(separator: "-").dropFirst().first.flatMap { Int32($0) }
      return owner.map { !OwnProcess.exists($0) } ?? true
    }
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
