// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials

/// Finds what a target declares to the system although the build plugin does not read it.
///
/// Such a target builds, and nothing of it is in the manifest: the silence that this product is
/// there to end.
enum UnreadDeclarations {
  private static let protocols: Set<Substring> = [
    "AppIntent", "AppEntity", "AppEnum", "AppShortcutsProvider", "EntityQuery",
    "EntityStringQuery", "EnumerableEntityQuery", "EntityPropertyQuery", "OpenIntent",
    "DeleteIntent", "SetValueIntent", "LiveActivityIntent", "AudioPlaybackIntent",
    "ForegroundContinuableIntent", "WidgetConfigurationIntent", "TransientAppEntity",
    "IndexedEntity", "UniqueAppEntity",
  ]

  /// A sentence about the first one, nil when there is none.
  static func warning(_ target: SwiftPackage.Target, folder: String) -> String? {
    for file in target.sources.sorted() where file.hasSuffix(".swift") {
      guard let data = try? Data(contentsOf: URL(filePath: "\(folder)/\(file)")),
        let name = firstDeclaration(in: String(decoding: data, as: UTF8.self))
      else { continue }
      return "'\(name)' in '\(folder)/\(file)' is not known to the system, since target "
        + "'\(target.name)' does not use the plugin AppIntentsMetadata; add plugins: "
        + "[.plugin(name: \"AppIntentsMetadata\", package: \"OpenAppIntents\")] to it"
    }
    return nil
  }

  /// The name of the first type that conforms.
  static func firstDeclaration(in source: String) -> String? {
    // Most files say nothing of the kind, and are not worth tokenising.
    guard protocols.contains(where: { source.contains($0) }) else { return nil }
    let text = SwiftText(source)
    let declaring: Set<Substring> = ["struct", "class", "enum", "actor", "extension"]
    for (index, token) in text.tokens.enumerated() where declaring.contains(token) {
      guard index + 1 < text.tokens.count,
        !text.inherited(from: index + 2).isDisjoint(with: protocols)
      else { continue }
      return String(text.tokens[index + 1])
    }
    return nil
  }
}
