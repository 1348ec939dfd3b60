// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import IntentMetadata

/// What one module declares, as the build plugin wrote it.
struct ModuleMetadata: Hashable, Sendable {
  /// The module's name in code.
  var module: String
  var manifest: Manifest
  var supplement: ManifestSupplement

  var declaresShortcuts: Bool { !manifest.shortcuts.isEmpty || hasProvider }
  private var hasProvider: Bool { !(manifest.shortcutsProvider ?? "").isEmpty }

  func position(_ path: String) -> String {
    supplement.positions[path].map { "\($0)" } ?? "module '\(module)'"
  }

  /// Reads the outputs of a module, nil when the plugin does not run on it.
  static func read(
    _ reference: ModuleReference, scratchPath: String, configuration: BuildConfiguration
  ) throws(BundleBuildError) -> ModuleMetadata? {
    var folder =
      "\(scratchPath)/plugins/outputs/\(reference.packageIdentity)/\(reference.target.name)"
      + "/destination/AppIntentsMetadata"
    // Where `#if DEBUG` makes a difference, the plugin's tool keeps both.
    if configuration == .release, FileManager.default.fileExists(atPath: "\(folder)/release") {
      folder += "/release"
    }
    let path = "\(folder)/extract.actionsdata"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return ModuleMetadata(
      module: reference.target.c99name, manifest: try decode(Manifest.self, path),
      supplement: try decode(ManifestSupplement.self, "\(folder)/\(ManifestSupplement.fileName)"))
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, _ path: String
  ) throws(BundleBuildError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: URL(filePath: path)))
    } catch let error as ManifestError {
      throw BundleBuildError(.input, "'\(path)': \(error)")
    } catch {
      throw BundleBuildError(
        .input, "'\(path)' is missing or not JSON; remove the package's .build folder and build")
    }
  }
}
