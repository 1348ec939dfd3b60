// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Device
internal import Foundation
package import IntentMetadata
internal import Platform

/// Writes app bundles whose executables are programs of this package.
package enum FixtureBundle {
  /// An executable of this package, which stands beside the running test or benchmark.
  package static func builtExecutable(_ name: String) -> String {
    let own = OwnProcess.executablePath ?? ""
    return own.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + name
  }

  /// - Parameter executable: the file that every executable of the bundle is a link to.
  package static func write(
    at path: String, manifest: Manifest, supplement: ManifestSupplement, executable: String
  ) throws -> AppBundle {
    for entry in supplement.executables {
      let folder = entry.bundlePath.isEmpty ? path : path + "/" + entry.bundlePath
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: nil)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(entry.executable)", withDestinationPath: executable)
      let info: [String: String] = [
        "CFBundleIdentifier": entry.bundleIdentifier, "CFBundleName": "Stub",
        "CFBundleExecutable": entry.executable,
      ]
      try PropertyListEncoder().encode(info).write(to: URL(filePath: folder + "/Info.plist"))
    }
    let metadata = path + "/Metadata.appintents"
    try FileManager.default.createDirectory(
      atPath: metadata, withIntermediateDirectories: true, attributes: nil)
    try JSONEncoder().encode(manifest).write(
      to: URL(filePath: metadata + "/extract.actionsdata"))
    try JSONEncoder().encode(supplement).write(
      to: URL(filePath: metadata + "/" + ManifestSupplement.fileName))
    return try AppBundle(at: path)
  }
}
