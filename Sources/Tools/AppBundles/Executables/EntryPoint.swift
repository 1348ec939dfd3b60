// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentMetadata

/// What an executable target is for, as its sources say it.
package struct EntryPoint: Hashable, Sendable {
  /// The protocols by which an entry point is known, and what they make of the executable.
  private static let kinds: [(name: String, kind: BundleExecutable.Kind)] = [
    ("AppIntentsExtension", .appIntentsExtension), ("WidgetBundle", .widgetExtension),
    ("Widget", .widgetExtension), ("UIApplicationDelegate", .app), ("App", .app),
  ]

  /// The kind of an executable whose sources these are, nil when it is a plain tool.
  ///
  /// Found are `@main` on a type that conforms, in its declaration or in an extension, and a call
  /// of `UIApplicationMain` in a `main.swift`.
  package static func kind(of sources: [String]) -> BundleExecutable.Kind? {
    let texts = sources.map { SwiftText($0) }
    var conformances: [Substring: Set<Substring>] = [:]
    var main: Substring?
    for text in texts {
      let tokens = text.tokens
      for index in tokens.indices {
        switch tokens[index] {
        case "main" where index > 0 && tokens[index - 1] == "@":
          main = typeName(in: tokens, after: index) ?? main
        case "struct", "class", "enum", "actor", "extension":
          guard index + 1 < tokens.count else { continue }
          conformances[tokens[index + 1], default: []]
            .formUnion(text.inherited(from: index + 2))
        case "UIApplicationMain" where index == 0 || tokens[index - 1] != "@": return .app
        default: continue
        }
      }
    }
    guard let main, let names = conformances[main] else { return nil }
    return kinds.first { names.contains(Substring($0.name)) }?.kind
  }

  /// The name of the type that an attribute at `index` stands on.
  private static func typeName(in tokens: [Substring], after index: Int) -> Substring? {
    let keywords: Set<Substring> = ["struct", "class", "enum", "actor"]
    // Modifiers and other attributes may stand between; a type's body may not.
    for position in (index + 1)..<max(index + 1, tokens.count - 1) {
      if tokens[position] == "{" { return nil }
      if keywords.contains(tokens[position]) { return tokens[position + 1] }
    }
    return nil
  }
}
