// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Platform

/// Defaults that live in the app's containers and that several processes may write at once.
///
/// Foundation's own on Linux writes outside any container, at its own time, and one process
/// overwrites what another wrote. A suite named for an entitled App Group is shared with every
/// process of the group; a write is on disk when `set` returns and the next read of any process
/// sees it.
///
/// A write that the system refuses, as on a full disk, is told to the host once. Its value is
/// kept and is written with the next change, by ``synchronize()``, or when the process ends.
///
/// - Note: Observation through key-value coding does not exist on Linux.
///
open class ContainerUserDefaults: Foundation.UserDefaults {
  private let file: PreferencesFile
  private let added = AddedSuites()

  // Foundation declares that the class is not `Sendable`. Any thread may use an instance: the file
  // and the added suites hold a `Mutex`, and the superclass locks its volatile domains.
  nonisolated(unsafe) private static let shared: ContainerUserDefaults = {
    let file = PreferencesFiles.shared.file(suite: nil)
    guard let defaults = ContainerUserDefaults(file: file) else {
      fatalError("Foundation refuses defaults without a suite name")
    }
    return defaults
  }()

  /// The defaults of the running app, in its data container.
  open override class var standard: ContainerUserDefaults {
    // Tests run several apps in one process.
    guard LaunchScope.isOpen else { return shared }
    return ContainerUserDefaults(file: PreferencesFiles.shared.file(suite: nil)) ?? shared
  }

  /// Opens the defaults of a suite, those of the app itself when `suitename` is `nil`.
  ///
  /// - Returns: `nil` for the app's own bundle identifier and for the global domain, as on iOS.
  public override init?(suiteName suitename: String?) {
    let containers = AppContainers.current
    if let suitename {
      guard AppContainers.isFolderName(suitename), suitename != UserDefaults.globalDomain,
        suitename != containers.bundleIdentifier
      else { return nil }
      if suitename.hasPrefix("group."), !containers.isGroup(suitename) {
        DeveloperWarnings.tellOnce(
          "the defaults of suite '\(suitename)' are not shared, since it is not an App Group of "
            + "'\(containers.bundleIdentifier ?? "this app")'; list it under "
            + "com.apple.security.application-groups in <Target>.entitlements")
      }
    }
    file = PreferencesFiles.shared.file(suite: suitename)
    super.init(suiteName: nil)
  }

  init?(file: PreferencesFile) {
    self.file = file
    super.init(suiteName: nil)
  }

  open override func object(forKey defaultName: String) -> Any? {
    if let argument = volatileDomain(forName: UserDefaults.argumentDomain)[defaultName] {
      return argument
    }
    let value =
      file.value(defaultName) ?? added.value(defaultName)
      ?? PreferencesFiles.shared.registration[defaultName]
    return value?.object
  }

  open override func set(_ value: Any?, forKey defaultName: String) {
    guard let value else { return removeObject(forKey: defaultName) }
    if let url = (value as? URL) ?? (value as? NSURL as URL?) {
      return set(url, forKey: defaultName)
    }
    guard let value = PropertyListValue(value) else {
      fatalError(
        "the value for '\(defaultName)' is a \(type(of: value)), which a property list cannot "
          + "hold; encode it as Data first")
    }
    file.set(value, for: defaultName)
    didChange()
  }

  open override func set(_ url: URL?, forKey defaultName: String) {
    guard let url else { return removeObject(forKey: defaultName) }
    if url.isFileURL { return set(url.absoluteURL.path, forKey: defaultName) }
    // Apple stores any other URL as an archive, so that its scheme is kept.
    guard
      let archive = try? NSKeyedArchiver.archivedData(
        withRootObject: url as NSURL, requiringSecureCoding: true)
    else { return removeObject(forKey: defaultName) }
    set(archive, forKey: defaultName)
  }

  open override func url(forKey defaultName: String) -> URL? {
    guard let archive = object(forKey: defaultName) as? Data else {
      return super.url(forKey: defaultName)
    }
    return try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: archive) as URL?
  }

  open override func removeObject(forKey defaultName: String) {
    file.set(nil, for: defaultName)
    didChange()
  }

  open override func register(defaults registrationDictionary: [String: Any]) {
    PreferencesFiles.shared.register(
      registrationDictionary.compactMapValues { PropertyListValue($0) })
  }

  open override func dictionaryRepresentation() -> [String: Any] {
    PreferencesFiles.shared.registration
      .merging(added.values) { $1 }
      .merging(file.values) { $1 }
      .mapValues(\.object)
      .merging(volatileDomain(forName: UserDefaults.argumentDomain)) { $1 }
  }

  /// Writes again what the system refused before.
  ///
  /// - Returns: whether all that was set is on disk.
  @discardableResult
  open override func synchronize() -> Bool { file.save() }

  /// Writes again, in all defaults of this process, what the system refused before.
  package static func saveUnsaved() { PreferencesFiles.shared.save() }

  open override func addSuite(named suiteName: String) { added.add(suiteName) }

  open override func removeSuite(named suiteName: String) { added.remove(suiteName) }

  private func didChange() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}
