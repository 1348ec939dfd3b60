// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import Platform

/// Reads what a built app told the system: its metadata, that of its extensions and frameworks,
/// and the SiriKit definitions in it.
struct BundleReader {
  private let root: String
  private var baseline: Baseline

  static func isBundle(_ path: String) -> Bool {
    path.hasSuffix(".app") || path.hasSuffix(".app/") || metadata(of: path) != nil
  }

  static func read(bundle path: String, named name: String) throws(BaselineError) -> Baseline {
    var reader = BundleReader(
      root: path,
      baseline: Baseline(
        name: name, manifest: Manifest(generator: "OpenAppIntents", generatorVersion: "1")))
    try reader.readAll()
    return reader.baseline
  }

  static func read(archive path: String, named name: String) throws(BaselineError) -> Baseline {
    let folder = try TemporaryFolder()
    let tool = ToolProcess("unzip", ["-q", "-o", path, "-d", folder.path])
    do {
      let result = try tool.run()
      guard result.isSuccess else {
        throw BaselineError("\(name) cannot be unpacked; check that it is whole")
      }
    } catch let error as BaselineError {
      throw error
    } catch {
      throw BaselineError("\(name) cannot be unpacked: \(error); install unzip, or give the .app")
    }
    let payload = folder.path + "/Payload"
    guard let app = FileStamp.entries(of: payload).first(where: { $0.hasSuffix(".app") }) else {
      throw BaselineError("\(name) holds no app; give an .ipa that Xcode exported")
    }
    return try read(bundle: "\(payload)/\(app)", named: name)
  }

  /// The metadata of a bundle, at its root or, on the Mac, in `Contents/Resources`.
  private static func metadata(of bundle: String) -> String? {
    ["", "/Contents/Resources"].map { "\(bundle)\($0)/Metadata.appintents/extract.actionsdata" }
      .first { FileStamp(path: $0) != nil }
  }

  private mutating func readAll() throws(BaselineError) {
    var found = false
    var bundles: [String] = []
    let walk = FileManager.default.enumerator(atPath: root)
    while let path = walk?.nextObject() as? String {
      if path.hasSuffix(".intentdefinition"), let data = contents(path),
        let intents = CustomIntent.read(definition: data)
      {
        found = true
        for one in intents where !baseline.customIntents.contains(one) {
          baseline.customIntents.append(one)
        }
      } else if path.hasSuffix("Metadata.appintents/extract.actionsdata") {
        bundles.append(path)
      }
    }
    // The app's own first: of two copies of an intent it is the one that Shortcuts shows.
    for path in bundles.sorted(by: { ($0.count, $0) < ($1.count, $1) }) {
      try merge(path)
      found = true
    }
    guard found else {
      throw BaselineError(
        "\(baseline.name) holds neither Metadata.appintents nor an intent definition; give an app "
          + "that has intents")
    }
  }

  private func contents(_ path: String) -> Data? {
    FileManager.default.contents(atPath: "\(root)/\(path)")
  }

  private mutating func merge(_ path: String) throws(BaselineError) {
    guard let data = contents(path),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    else {
      throw BaselineError("'\(path)' in \(baseline.name) cannot be read; check that it is whole")
    }
    baseline.manifest.intents.merge(manifest.intents) { first, _ in first }
    baseline.manifest.entities.merge(manifest.entities) { first, _ in first }
    baseline.manifest.enums += manifest.enums.filter {
      baseline.manifest.enumeration($0.identifier) == nil
    }
    baseline.intentsByTarget[program(of: path), default: []].formUnion(manifest.intents.keys)
  }

  /// The app or extension that the file is in, or that links the framework which it is in.
  private func program(of path: String) -> String {
    let name = path.split(separator: "/").last { $0.hasSuffix(".app") || $0.hasSuffix(".appex") }
    let own = (name ?? root.split(separator: "/").last ?? "").split(separator: ".").dropLast()
    return own.joined(separator: ".")
  }
}
