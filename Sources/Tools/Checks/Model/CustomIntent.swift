// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import ProjectModel

/// An intent that a SiriKit definition file declares: Xcode makes a class of it.
package struct CustomIntent: Hashable, Codable, Sendable {
  /// The class that code and saved shortcuts name: `CreateTaskIntent`.
  package var className: String
  /// The name in the definition, without prefix and without `Intent`.
  package var name: String
  /// The parameters that people set, in order.
  package var parameters: [String]
  /// Whether people find it in Shortcuts or can add it to Siri.
  package var isAction: Bool
  package var isForWidgets: Bool

  package init(
    className: String, name: String, parameters: [String], isAction: Bool, isForWidgets: Bool
  ) {
    self.className = className
    self.name = name
    self.parameters = parameters
    self.isAction = isAction
    self.isForWidgets = isForWidgets
  }

  /// The custom intents of a definition file; Apple's own, which apps may adapt there, are none.
  ///
  /// - Parameter prefix: what the project puts in front of its classes.
  /// - Returns: nil for what is no definition.
  package static func read(definition data: Data, prefix: String = "") -> [CustomIntent]? {
    let plist = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let root = plist as? [String: Any], let entries = root["INIntents"] as? [[String: Any]]
    else { return nil }
    return entries.compactMap { CustomIntent($0, prefix: prefix) }
  }

  private init?(_ entry: [String: Any], prefix: String) {
    guard entry["INIntentType"] as? String != "System", let name = entry["INIntentName"] as? String
    else { return nil }
    self.name = name
    className =
      entry["INIntentClassName"] as? String
      ?? (entry["INIntentClassPrefix"] as? String ?? prefix) + name + "Intent"
    parameters = (entry["INIntentParameters"] as? [[String: Any]] ?? []).filter {
      Self.flag("INIntentParameterConfigurable", of: $0)
    }.compactMap { $0["INIntentParameterName"] as? String }
    isForWidgets = Self.flag("INIntentEligibleForWidgets", of: entry)
    isAction =
      Self.flag("INIntentConfigurable", of: entry)
      || !Self.flag("INIntentIneligibleForSuggestions", of: entry) && !isForWidgets
  }

  private static func flag(_ key: String, of entry: [String: Any]) -> Bool {
    entry[key] as? Bool ?? false
  }
}

extension CheckedProject {
  /// The custom intents of the project's definitions, and the file of each; a definition that
  /// cannot be read says nothing.
  package func readCustomIntents() -> [(intent: CustomIntent, file: String)] {
    var seen: Set<String> = []
    return project.targets.flatMap { target in
      target.resources.filter { $0.hasSuffix(".intentdefinition") && seen.insert($0).inserted }
        .flatMap { path -> [(intent: CustomIntent, file: String)] in
          guard let text = text(ofResource: path),
            let intents = CustomIntent.read(
              definition: Data(text.utf8), prefix: target.settings["PROJECT_CLASS_PREFIX"] ?? "")
          else { return [] }
          return intents.map { ($0, path) }
        }
    }
  }
}
