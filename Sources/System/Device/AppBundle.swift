// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentMetadata
internal import Platform

/// An app bundle on disk: what it is called, what it declares, and what can be launched in it.
package struct AppBundle: Hashable, Sendable {
  /// The absolute path of the `.app`.
  package var path: String
  package var bundleIdentifier: String
  /// `CFBundleDisplayName`, else `CFBundleName`, else the folder's name.
  package var displayName: String
  /// Other names that people say: `CFBundleName`, `CFBundleSpokenName`, `INAlternativeAppNames`.
  package var otherNames: [String]
  package var manifest: Manifest
  package var supplement: ManifestSupplement

  /// The folder of an executable's own bundle.
  package func directory(of executable: BundleExecutable) -> String {
    executable.bundlePath.isEmpty ? path : path + "/" + executable.bundlePath
  }

  package func path(of executable: BundleExecutable) -> String {
    directory(of: executable) + "/" + executable.executable
  }

  /// The app itself, which comes to the foreground.
  package var app: BundleExecutable? { supplement.executables.first { $0.kind == .app } }

  package func executable(_ bundleIdentifier: String) -> BundleExecutable? {
    supplement.executables.first { $0.bundleIdentifier == bundleIdentifier }
  }

  /// The executable that runs an intent, nil when the manifest knows no such intent.
  package func executable(forIntent intent: String) -> BundleExecutable? {
    if let placement = supplement.placements[intent] {
      return executable(placement.bundleIdentifier)
    }
    return manifest.intents[intent] == nil ? nil : app
  }

  /// The executable whose process answers for a type that is no intent: one that has the module
  /// of its declaration, the App Intents extension before the app.
  package func executable(forEntity entity: String) -> BundleExecutable? {
    let module = manifest.entities[entity]?.fullyQualifiedTypeName.split(separator: ".").first
      .map(String.init)
    let holders = supplement.executables.filter { executable in
      module.map(executable.modules.contains) ?? false
    }
    return holders.first { $0.kind == .appIntentsExtension } ?? holders.first { $0.kind == .app }
      ?? holders.first ?? app
  }

  /// When an intent wants its app in front.
  package enum Foreground: Hashable, Sendable {
    /// Only if the intent asks for it while it runs, or not at all.
    case onDemand
    case beforeRun
    case afterRun
  }

  /// When the app has to come to the foreground for an intent.
  ///
  /// `.foreground` alone means before, also beside `.background`, which only says that the intent
  /// can do without; `.foreground(.deferred)` means at the end, `.foreground(.dynamic)` and
  /// `ForegroundContinuableIntent` leave it to the intent (WWDC25, session 275).
  package func foreground(_ intent: String) -> Foreground {
    guard let declaration = manifest.intents[intent] else { return .onDemand }
    if declaration.openAppWhenRun || declaration.systemProtocols.contains(.openEntity) {
      return .beforeRun
    }
    guard declaration.supportedModes.contains(.foreground) else { return .onDemand }
    switch declaration.object["openAppIntentsForegroundMode"]?.stringValue {
    case "dynamic": return .onDemand
    case "deferred": return .afterRun
    default:
      return declaration.systemProtocols.contains(.foregroundContinuable) ? .onDemand : .beforeRun
    }
  }

  /// Checks that every executable is there and may be executed.
  ///
  /// - Parameter isRunHere: false when only copies of the bundle are to run, somewhere else.
  /// - Throws: ``DeviceError`` that names the first one that cannot.
  package func checkExecutables(isRunHere: Bool = true) throws(DeviceError) {
    guard app != nil else {
      throw DeviceError(
        .missingExecutable, "'\(path)' names no executable; build the bundle again")
    }
    for executable in supplement.executables { try check(executable, isRunHere: isRunHere) }
  }

  /// Checks that an executable is there and may be executed.
  package func check(
    _ executable: BundleExecutable, isRunHere: Bool = true
  ) throws(DeviceError) {
    let path = path(of: executable)
    guard FileEntry.exists(path) else {
      throw DeviceError(
        .missingExecutable, "the executable '\(path)' is missing; build the bundle again")
    }
    let isMarked = FileEntry.isMarkedExecutable(path)
    if isMarked, isRunHere, FileEntry.isMountedWithoutExecution(path) {
      throw DeviceError(
        .missingExecutable,
        "'\(path)' may not be executed, since its disk is mounted with 'noexec'; put the app and "
          + "the device on another one")
    }
    guard isMarked, !isRunHere || FileEntry.isExecutable(path) else {
      throw DeviceError(
        .missingExecutable, "'\(path)' may not be executed; make it executable with 'chmod +x'")
    }
  }
}
