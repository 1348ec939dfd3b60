// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BackgroundTaskStore
internal import FoundationEssentials
internal import IntentMetadata
internal import Platform

extension Device {
  /// Runs `body` while nobody else installs through this.
  package func withInstallLock<Result>(_ body: () throws -> Result) throws -> Result {
    try FileLock.withLock(path("apps/.lock"), body)
  }

  /// Copies a bundle onto the device; one that is there already is replaced in one step and
  /// keeps its containers. Processes that run in the replaced copy keep it until they end.
  ///
  /// - Returns: the installed copy.
  @discardableResult
  package func install(_ bundle: AppBundle) throws -> AppBundle {
    try bundle.checkExecutables(isRunHere: false)
    let place = try installedPath(bundle.bundleIdentifier)
    let (copy, lock) = try makeCopy(of: bundle)
    do {
      try withLock { try lead(place, to: "\(copy)/\(bundle.bundleIdentifier).app") }
    } catch {
      try? FileManager.default.removeItem(atPath: path("apps/\(copy)"))
      throw error
    }
    withExtendedLifetime(lock) {}
    try withLock { sweep() }
    return try installedApp(bundle.bundleIdentifier)
  }

  /// - Returns: the name of the copy's folder, locked so that it is not taken for a leftover.
  private func makeCopy(of bundle: AppBundle) throws -> (name: String, lock: Descriptor?) {
    let name = Self.copyPrefix + UUID().uuidString
    let folder = path("apps/\(name)")
    // The lock of the device keeps a sweep away until the folder has its own.
    let lock = try withLock {
      sweep()
      try makeFolder(folder)
      return FileLock.hold(folder, .shared)
    }
    do {
      // An installed bundle is behind a link.
      let source = URL(filePath: bundle.path).resolvingSymlinksInPath().path
      try FileCopy.copy(source, to: "\(folder)/\(bundle.bundleIdentifier).app")
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw DeviceError(
        .fileSystem, "'\(bundle.path)' is not installed on '\(directory)': \(error)")
    }
    return (name, lock)
  }

  /// Makes an installed app's path a link to a copy, in one step.
  private func lead(_ place: String, to copy: String) throws {
    let draft = path("apps/\(Self.linkPrefix)\(UUID().uuidString)")
    try FileEntry.link(draft, to: copy)
    do {
      if FileEntry.exists(place), FileEntry.destination(of: place) == nil {
        // The app itself, as devices had it before there were copies.
        try FileEntry.exchange(draft, with: place)
        try? FileManager.default.removeItem(atPath: draft)
      } else {
        try FileEntry.move(draft, to: place)
      }
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
      throw error
    }
  }

  private static let copyPrefix = ".copy-"
  private static let linkPrefix = ".link-"

  /// Removes replaced copies that nobody uses, and what a process left that was killed in the
  /// middle of a step; call it under the lock.
  func sweep() {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: directory)) ?? []
    where name.hasPrefix(Self.draftPrefix) || name.hasPrefix(".forgotten-") {
      try? files.removeItem(atPath: path(name))
    }
    sweepHosts()
    let apps = path("apps")
    let names = (try? files.contentsOfDirectory(atPath: apps)) ?? []
    let installed = Set(
      names.filter { !$0.hasPrefix(".") }
        .compactMap { FileEntry.destination(of: "\(apps)/\($0)")?.split(separator: "/").first })
    for name in names where !installed.contains(name[...]) {
      if name.hasPrefix(Self.linkPrefix) { try? files.removeItem(atPath: "\(apps)/\(name)") }
      guard name.hasPrefix(Self.copyPrefix),
        let lock = FileLock.hold("\(apps)/\(name)", .alone)
      else { continue }
      try? files.removeItem(atPath: "\(apps)/\(name)")
      withExtendedLifetime(lock) {}
    }
  }

  /// Removes an app with its data container, its accounts and what it waits for. App Group containers
  /// stay, as other apps may share them, and so do its keychain items, as on iOS.
  package func uninstall(_ bundleIdentifier: String) throws {
    let place = try installedPath(bundleIdentifier)
    try withLock {
      guard FileEntry.exists(place) else { throw DeviceError.notInstalled(bundleIdentifier) }
      let bundle = try? AppBundle(at: place)
      let identifiers = Set(bundle?.supplement.executables.map(\.bundleIdentifier) ?? [])
      let outgoing = path("apps/\(Self.linkPrefix)\(UUID().uuidString)")
      try FileEntry.move(place, to: outgoing)
      sweep()
      try? FileManager.default.removeItem(atPath: metricsDirectory(of: bundleIdentifier))
      for identifier in identifiers.union([bundleIdentifier]) {
        try? FileManager.default.removeItem(atPath: path("data/\(identifier)"))
      }
      try? FileManager.default.removeItem(atPath: backgroundTaskStore(of: bundleIdentifier).path)
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
    guard FileEntry.exists(place) else { throw DeviceError.notInstalled(bundleIdentifier) }
    let use = use(place)
    return try withExtendedLifetime(use) { try AppBundle(at: place) }
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
