// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import IntentMetadata

/// The file in which a baseline is kept: JSON that is the same for the same project.
package enum BaselineFile {
  private static let version = 1

  private struct Contents: Codable {
    var version: Int
    var manifest: Manifest
    var intentsByTarget: [String: [String]]
    var customIntents: [CustomIntent]
    var files: [String: String]
  }

  private struct Version: Codable { var version: Int }

  package static func data(of baseline: Baseline) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let contents = Contents(
      version: version, manifest: baseline.manifest,
      intentsByTarget: baseline.intentsByTarget.mapValues { $0.sorted() },
      customIntents: baseline.customIntents.sorted { $0.className < $1.className },
      files: baseline.files)
    return try encoder.encode(contents) + Data("\n".utf8)
  }

  static func read(_ path: String, named name: String) throws(BaselineError) -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw BaselineError("\(name) cannot be read; check its permissions")
    }
    let decoder = JSONDecoder()
    if let contents = try? decoder.decode(Contents.self, from: data) {
      guard contents.version == version else { throw newer(name) }
      return Baseline(
        name: name, manifest: contents.manifest,
        intentsByTarget: contents.intentsByTarget.mapValues(Set.init),
        customIntents: contents.customIntents, files: contents.files)
    }
    // `extract.actionsdata` as it lies in a bundle; its version is the format's.
    if let manifest = try? decoder.decode(Manifest.self, from: data) {
      return Baseline(name: name, manifest: manifest)
    }
    if let other = try? decoder.decode(Version.self, from: data), other.version > version {
      throw newer(name)
    }
    throw BaselineError(
      "\(name) is no baseline; give a git revision, an .app, an .ipa, or a file that "
        + "'appintents baseline' wrote")
  }

  private static func newer(_ name: String) -> BaselineError {
    BaselineError("\(name) was written by a newer version; record it again with this one")
  }
}
