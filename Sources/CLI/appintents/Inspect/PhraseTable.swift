// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata

/// What can be said for the intents of an app, in the table of `inspect`.
struct PhraseTable {
  let manifest: Manifest

  /// The phrases and titles of the App Shortcuts, and what starts none of them.
  var shortcuts: [String] {
    var columns = Columns()
    for shortcut in manifest.shortcuts {
      if let title = shortcut.shortTitle?.shown {
        let image = shortcut.systemImageName.map { "image \($0)" }
        columns.add(
          title, shortcut.intentIdentifier,
          ["its title", image].compactMap { $0 }.joined(separator: ", "))
      }
      for phrase in shortcut.phrases {
        columns.add(Self.readable(phrase.text), shortcut.intentIdentifier, "")
      }
    }
    for phrase in manifest.negativePhrases {
      columns.add(Self.readable(phrase), "starts none of them", "")
    }
    return columns.lines()
  }

  /// The phrases for the assistant beside those: Apple's `assistantIntents`, each with the values
  /// that it implies.
  var assistant: [String] {
    var columns = Columns()
    for (intent, entry) in entries("assistantIntents") {
      let implied = (entry["impliedValues"]?.objectValue ?? [:]).sorted { $0.key < $1.key }
        .map { "\($0.key) is \(SummaryOutline.text(ofValue: $0.value))" }
      for phrase in templates(entry, "phraseTemplates") {
        columns.add(phrase, intent, implied.joined(separator: ", "))
      }
    }
    for (intent, entry) in entries("assistantIntentNegativePhrases") {
      for phrase in templates(entry, "phrases") { columns.add(phrase, "never \(intent)", "") }
    }
    return columns.lines()
  }

  private func entries(_ key: String) -> [(intent: String, entry: JSONObject)] {
    (manifest.object[key]?.arrayValue ?? []).compactMap(\.objectValue).map { entry in
      (entry["intentIdentifier"]?.stringValue ?? "an unknown intent", entry)
    }
  }

  private func templates(_ entry: JSONObject, _ key: String) -> [String] {
    (entry[key]?.arrayValue ?? []).map { Self.readable(PhraseTemplate(json: $0).text) }
  }

  /// `Add ${title} in ${applicationName}` becomes `Add <title> in <app>`.
  static func readable(_ template: String) -> String {
    TemplatePiece.parse(template).map { piece in
      switch piece {
      case .text(let text): text
      case .applicationName: "<app>"
      case .parameter(let name): "<\(name)>"
      }
    }.joined()
  }
}
