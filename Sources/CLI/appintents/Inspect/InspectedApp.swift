// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device
internal import FoundationEssentials
internal import IntentMetadata
internal import Platform

/// What `inspect` looks at: a bundle, or a manifest without one.
struct InspectedApp {
  var bundle: AppBundle?
  var manifest: Manifest
  /// The file or folder that was read.
  var path: String

  init(_ app: AppPath) throws {
    if let manifestPath = Self.manifestPath(app) {
      path = manifestPath
      manifest = try Self.readManifest(manifestPath)
    } else {
      let bundle = try AppBundle(at: app.bundle())
      self.bundle = bundle
      manifest = bundle.manifest
      path = bundle.path
    }
  }

  var supplement: ManifestSupplement { bundle?.supplement ?? ManifestSupplement() }

  var json: JSONValue {
    get throws {
      var object: JSONObject = ["path": .string(path), "manifest": .object(manifest.object)]
      if let bundle {
        object["bundleIdentifier"] = .string(bundle.bundleIdentifier)
        object["displayName"] = .string(bundle.displayName)
        object["otherNames"] = .array(bundle.otherNames.map { .string($0) })
        let data = try JSONEncoder().encode(bundle.supplement)
        object["supplement"] = try JSONDecoder().decode(JSONValue.self, from: data)
      }
      return .object(object)
    }
  }

  /// A manifest by itself: the file, or the folder that Xcode puts it in.
  private static func manifestPath(_ app: AppPath) -> String? {
    let path = app.absolute
    guard let stamp = FileStamp(path: path) else { return nil }
    if !stamp.isDirectory { return path }
    return path.hasSuffix("/Metadata.appintents") ? "\(path)/extract.actionsdata" : nil
  }

  private static func readManifest(_ path: String) throws -> Manifest {
    do {
      return try JSONDecoder().decode(
        Manifest.self, from: Data(contentsOf: URL(filePath: path)))
    } catch let error as ManifestError {
      throw CommandFailure("'\(path)': \(error)", exitCode: .inputOutput)
    } catch is DecodingError {
      throw CommandFailure(
        "'\(path)' is not an extract.actionsdata file; give one that Xcode or 'appintents build' "
          + "wrote", exitCode: .inputOutput)
    } catch {
      throw CommandFailure(
        "'\(path)' cannot be read; give a file that you may read", exitCode: .inputOutput)
    }
  }
}
