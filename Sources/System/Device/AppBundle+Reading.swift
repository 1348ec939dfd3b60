// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import IntentMetadata

extension AppBundle {
  /// Reads a bundle that this product or Xcode built.
  ///
  /// - Throws: ``DeviceError`` that names what is missing or broken.
  package init(at path: String) throws(DeviceError) {
    var path = path
    if !path.hasPrefix("/") { path = FileManager.default.currentDirectoryPath + "/" + path }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder else {
      throw DeviceError(
        .notABundle, "there is no bundle '\(path)'; build one with 'appintents build <package>'")
    }
    let info = try InfoPlist.read(path)
    self.path = path
    bundleIdentifier = try info.requireIdentifier(of: path)
    let folderName = path.split(separator: "/").last.map(String.init) ?? path
    displayName =
      info.displayName ?? info.name
      ?? (folderName.hasSuffix(".app") ? String(folderName.dropLast(4)) : folderName)
    var names: [String] = []
    let candidates = [info.name, info.spokenName] + (info.alternativeNames ?? []).map(\.name)
    for name in candidates.compactMap({ $0 }) where !name.isEmpty && name != displayName {
      if !names.contains(name) { names.append(name) }
    }
    otherNames = names
    manifest = try Self.readManifest(path)
    if let written = try Self.readSupplement(path) {
      supplement = written
    } else {
      supplement = try Self.deriveSupplement(path, info: info, identifier: bundleIdentifier)
    }
  }

  private static let metadataFolder = "Metadata.appintents"

  private static func readManifest(_ bundle: String) throws(DeviceError) -> Manifest {
    let path = "\(bundle)/\(metadataFolder)/extract.actionsdata"
    guard let data = try BundleFile.read(path, or: .brokenManifest) else {
      throw DeviceError(
        .missingManifest,
        "'\(bundle)' declares no intents: '\(metadataFolder)/extract.actionsdata' is missing; "
          + "add the AppIntentsMetadata plugin to its targets and build the bundle again")
    }
    do {
      return try JSONDecoder().decode(Manifest.self, from: data)
    } catch let error as ManifestError {
      throw DeviceError(.brokenManifest, "'\(path)' is broken: \(error)")
    } catch {
      throw DeviceError(
        .brokenManifest, "'\(path)' is broken: it is not JSON; build the bundle again")
    }
  }

  private static func readSupplement(_ bundle: String) throws(DeviceError) -> ManifestSupplement? {
    let path = "\(bundle)/\(metadataFolder)/\(ManifestSupplement.fileName)"
    guard let data = try BundleFile.read(path, or: .brokenManifest) else { return nil }
    guard let supplement = try? JSONDecoder().decode(ManifestSupplement.self, from: data) else {
      throw DeviceError(.brokenManifest, "'\(path)' is broken; build the bundle again")
    }
    // A module's own supplement names no executables.
    guard !supplement.executables.isEmpty else { return nil }
    for executable in supplement.executables {
      let parts = executable.bundlePath.split(separator: "/") + [Substring(executable.executable)]
      guard !parts.contains(".."), !executable.executable.contains("/") else {
        throw DeviceError(
          .brokenManifest, "'\(path)' names an executable outside its bundle; build it again")
      }
      _ = try Device.checkName(executable.bundleIdentifier)
    }
    return supplement
  }

  /// What a bundle of Xcode's says through its property lists and its extensions' manifests.
  private static func deriveSupplement(
    _ bundle: String, info: InfoPlist, identifier: String
  ) throws(DeviceError) -> ManifestSupplement {
    var supplement = ManifestSupplement()
    supplement.executables.append(
      BundleExecutable(
        kind: .app, bundleIdentifier: identifier, bundlePath: "",
        executable: try executableName(info, of: bundle), modules: [], appGroups: []))
    // App Intents extensions stand in `Extensions` in Xcode's bundles.
    for folder in ["PlugIns", "Extensions"] {
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: "\(bundle)/\(folder)")) ?? []
      for name in names.sorted() where name.hasSuffix(".appex") {
        let path = "\(bundle)/\(folder)/\(name)"
        let info = try InfoPlist.read(path)
        guard let kind = kind(of: info.extensionPoint) else { continue }
        let identifier = try info.requireIdentifier(of: path)
        supplement.executables.append(
          BundleExecutable(
            kind: kind, bundleIdentifier: identifier, bundlePath: "\(folder)/\(name)",
            executable: try executableName(info, of: path), modules: [], appGroups: []))
        guard kind == .appIntentsExtension, let manifest = try? readManifest(path) else { continue }
        for intent in manifest.intents.keys {
          supplement.placements[intent] = IntentPlacement(
            bundleIdentifier: identifier, reason: "declared by the App Intents extension")
        }
      }
    }
    return supplement
  }

  private static func executableName(
    _ info: InfoPlist, of bundle: String
  ) throws(DeviceError) -> String {
    guard let name = info.executable, !name.isEmpty, !name.contains("/") else {
      throw DeviceError(
        .brokenInfo, "'\(bundle)/Info.plist' has no CFBundleExecutable; add one and build again")
    }
    return name
  }

  private static func kind(of extensionPoint: String?) -> BundleExecutable.Kind? {
    switch extensionPoint {
    case "com.apple.appintents-extension": .appIntentsExtension
    case "com.apple.widgetkit-extension": .widgetExtension
    default: nil
    }
  }
}
