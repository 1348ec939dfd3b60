// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata

/// Decodes manifests, encodes them again, and says whether anything was lost.
enum ActionsdataCheck {
  /// Whether every file came back semantically equal.
  static func run(_ paths: [String]) throws -> Bool {
    guard !paths.isEmpty else {
      throw MetadataUsageError(description: "'check' needs at least one file")
    }
    var isClean = true
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw OutputFile.Failure(description: "'\(path)' cannot be read; check the path")
      }
      let problem = problem(in: data)
      print("\(path): \(problem ?? "equal")")
      isClean = isClean && problem == nil
    }
    return isClean
  }

  private static func problem(in data: Data) -> String? {
    do {
      let manifest = try JSONDecoder().decode(Manifest.self, from: data)
      let again = try JSONEncoder().encode(manifest)
      let decoder = JSONDecoder()
      let before = try decoder.decode(JSONValue.self, from: data)
      let after = try decoder.decode(JSONValue.self, from: again)
      guard before == after else { return "something was lost or changed" }
      return lostInViews(manifest)
    } catch {
      return "\(error)"
    }
  }

  /// Reading every declaration through its typed view and setting it again must change nothing.
  private static func lostInViews(_ manifest: Manifest) -> String? {
    var copy = manifest
    for (identifier, intent) in manifest.intents {
      var intent = intent
      intent.parameters = intent.parameters.map { $0 }
      copy.object["actions"] = copy.object["actions"].map {
        var actions = $0.objectValue ?? [:]
        actions[identifier] = .object(intent.object)
        return .object(actions)
      }
    }
    if manifest.object["enums"] != nil { copy.enums = manifest.enums }
    if manifest.object["entities"] != nil { copy.entities = manifest.entities }
    return copy == manifest ? nil : "a typed view lost something"
  }
}
