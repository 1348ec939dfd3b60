// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import LogStore
internal import Platform

/// A device: a folder that owns everything that outlives a process.
///
/// Several processes may use one device at once. What a person sets or installs is written in one
/// step under a lock; containers are the apps' own.
package struct Device: Hashable, Sendable {
  /// The absolute path of the folder.
  package let directory: String
  /// Stand in for the stored settings, in this process only.
  private var settingsForNow: DeviceSettings?

  private init(directory: String) { self.directory = directory }

  /// The same device with other settings for one run, which nobody else sees.
  package func with(_ settings: DeviceSettings) -> Device {
    var copy = self
    copy.settingsForNow = settings
    return copy
  }

  /// `$XDG_STATE_HOME/openappintents/devices/default`, by default below `~/.local/state`.
  package static var defaultDirectory: String {
    let state =
      Environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (Environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp") + "/.local/state"
    return state + "/openappintents/devices/default"
  }

  /// The device of a folder, made with the initial settings when the folder is missing or empty.
  ///
  /// - Throws: ``DeviceError`` when the folder holds something else.
  package static func create(at directory: String) throws -> Device {
    let device = Device(directory: absolute(directory))
    let files = FileManager.default
    if !files.fileExists(atPath: device.settingsPath) {
      let entries = (try? files.contentsOfDirectory(atPath: device.directory)) ?? []
      // Another process may be making the same device at this moment, or was killed while it did.
      let foreign = entries.filter { !$0.hasPrefix(draftPrefix) && !$0.hasPrefix(hostPrefix) }
      guard Set(foreign).isSubset(of: [".lock", "device.json"] + ownFolders + lateFolders) else {
        throw DeviceError(
          .notADevice,
          "'\(device.directory)' holds other files; choose an empty folder for the device")
      }
    }
    for folder in [device.directory] + ownFolders.map(device.path) {
      try device.makeFolder(folder)
    }
    try device.withLock {
      if !files.fileExists(atPath: device.settingsPath) { try device.write(.initial) }
    }
    return device
  }

  /// A device that was created before.
  package static func open(at directory: String) throws -> Device {
    let device = Device(directory: absolute(directory))
    guard FileManager.default.fileExists(atPath: device.settingsPath) else {
      throw DeviceError(
        .noDevice,
        "there is no device in '\(device.directory)'; make one with 'appintents device create'")
    }
    return device
  }

  /// Forgets containers, data, keychain, background tasks, logs, accounts and settings. Installed apps
  /// stay.
  package func reset() throws {
    try withLock {
      sweep()
      // Processes that go on look for the new store.
      logStore.retire()
      for folder in ["groups", "data", "logs"] + Self.lateFolders {
        // Moved away first, so that a process which starts meanwhile finds all or nothing.
        let forgotten = path(".forgotten-\(UUID().uuidString)")
        if FileManager.default.fileExists(atPath: path(folder)) {
          try FileEntry.move(path(folder), to: forgotten)
        }
        if !Self.lateFolders.contains(folder) { try makeFolder(path(folder)) }
        try? FileManager.default.removeItem(atPath: forgotten)
      }
      try write(.initial)
    }
  }

  // MARK: Settings

  package func settings() throws -> DeviceSettings {
    try settingsForNow ?? storedSettings()
  }

  private func storedSettings() throws -> DeviceSettings {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: settingsPath))
    } catch {
      throw unreadableSettings
    }
    do {
      return try JSONDecoder().decode(DeviceSettings.self, from: data)
    } catch {
      throw DeviceError(
        .brokenSettings,
        "'\(settingsPath)' cannot be read; mend it, or remove it and create the device again")
    }
  }

  private var unreadableSettings: DeviceError {
    guard let stamp = FileStamp(path: settingsPath) else {
      return DeviceError(.noDevice, "the device in '\(directory)' is gone; create it again")
    }
    return DeviceError(
      .brokenSettings,
      stamp.isDirectory
        ? "'\(settingsPath)' is a folder; remove it and create the device again"
        : "'\(settingsPath)' may not be read; make it readable with 'chmod +r'")
  }

  /// Changes settings; nobody else changes them meanwhile.
  @discardableResult
  package func updateSettings(
    _ change: (inout DeviceSettings) throws -> Void
  ) throws -> DeviceSettings {
    try withLock {
      let before = try storedSettings()
      var settings = before
      try change(&settings)
      try write(settings)
      if !settings.logs(as: before) { configureLogs(settings) }
      return settings
    }
  }

  private func write(_ settings: DeviceSettings) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let draft = path(Self.draftPrefix + UUID().uuidString)
    do {
      try encoder.encode(settings).write(to: URL(filePath: draft))
      try FileEntry.move(draft, to: settingsPath)
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
      throw DeviceError(
        .fileSystem,
        "'\(settingsPath)' cannot be written; make '\(directory)' writable and free some space")
    }
  }

  // MARK: Places

  static let draftPrefix = ".device.json-"

  private static let ownFolders = ["apps", "groups", "data", "logs"]

  /// Made by the processes that need them, which decide who may look inside.
  private static let lateFolders = ["tasks", "keychain", "metrics"]

  var settingsPath: String { path("device.json") }

  func path(_ name: String) -> String { directory + "/" + name }

  func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: nil)
    } catch {
      throw DeviceError(
        .fileSystem, "the folder '\(path)' cannot be made; check the path and who may write there")
    }
  }

  func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try FileLock.withLock(path(".lock"), body)
    } catch let error as SystemError {
      throw DeviceError(
        .fileSystem, "\(error); the folder '\(directory)' has to be on a disk that can be written")
    }
  }

  private static func absolute(_ path: String) -> String {
    var path = path
    if !path.hasPrefix("/") { path = FileManager.default.currentDirectoryPath + "/" + path }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
