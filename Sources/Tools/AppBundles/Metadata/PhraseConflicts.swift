// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata

/// Finds a phrase that starts two intents, which no listener could tell apart.
struct PhraseConflicts {
  private let module: ModuleMetadata

  init(_ module: ModuleMetadata) { self.module = module }

  func check() throws(BundleBuildError) {
    var seen: [String: (intent: String, path: String, text: String)] = [:]
    for shortcut in module.manifest.shortcuts {
      let intent = shortcut.intentIdentifier
      let path = "shortcut/\(intent)"
      for template in shortcut.phrases {
        let key = spoken(template, intent: intent)
        guard let other = seen[key], other.intent != intent else {
          seen[key] = (intent, path, template.text)
          continue
        }
        throw BundleBuildError(
          .declaration,
          "the phrase \"\(template.text)\" of '\(intent)' at \(module.position(path)) is also "
            + "\"\(other.text)\" of '\(other.intent)' at \(module.position(other.path)); "
            + "change one")
      }
    }
  }

  /// A phrase as it sounds: no case, no punctuation, and a parameter by the type of its values.
  private func spoken(_ template: PhraseTemplate, intent: String) -> String {
    let words = template.pieces.flatMap { piece -> [String] in
      switch piece {
      case .text(let text):
        return text.lowercased().filter { $0.isLetter || $0.isNumber || $0.isWhitespace }
          .split(whereSeparator: \.isWhitespace).map(String.init)
      case .applicationName: return ["${app}"]
      case .parameter(let name):
        let type = module.manifest.intents[intent]?.parameter(name)?.valueType.displayName
        return ["${\(type ?? name)}"]
      }
    }
    return words.joined(separator: " ")
  }
}
