// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One `AppShortcut`: an intent and the phrases that start it.
public struct ShortcutDeclaration: JSONBacked {
  public var object: JSONObject

  public init(object: JSONObject) { self.object = object }

  public init(
    intentIdentifier: String, phrases: [PhraseTemplate], shortTitle: LocalizedText?,
    systemImageName: String?
  ) {
    object = [
      "actionIdentifier": .string(intentIdentifier),
      "availabilityAnnotations": ["LNPlatformNameWildcard": ["introducedVersion": "*"]],
    ]
    self.phrases = phrases
    object.set("shortTitle", to: shortTitle)
    object["systemImageName"] = systemImageName.map { .string($0) }
  }

  /// The key of ``Manifest/intents``.
  public var intentIdentifier: String {
    get { object["actionIdentifier"]?.stringValue ?? "" }
    set { object["actionIdentifier"] = .string(newValue) }
  }

  public var phrases: [PhraseTemplate] {
    get { (object["phraseTemplates"]?.arrayValue ?? []).map(PhraseTemplate.init(json:)) }
    set { object["phraseTemplates"] = .array(newValue.map(\.json)) }
  }

  public var shortTitle: LocalizedText? { object.element("shortTitle", of: LocalizedText.self) }
  public var systemImageName: String? { object["systemImageName"]?.stringValue }

  public static func check(_ object: JSONObject, at path: String) throws(ManifestError) {
    try object.requireString("actionIdentifier", at: path)
  }
}

/// A phrase with placeholders: `Start ${applicationName} with ${target}`.
public struct PhraseTemplate: Hashable, Sendable {
  public var json: JSONValue

  public init(json: JSONValue) { self.json = json }

  public init(_ text: String) { json = ["key": .string(text), "alternatives": []] }

  public var text: String {
    json.stringValue ?? json.objectValue?["key"]?.stringValue ?? ""
  }

  public var pieces: [TemplatePiece] { TemplatePiece.parse(text) }
}

/// A piece of a phrase or of a summary's format string.
public enum TemplatePiece: Hashable, Sendable {
  case text(String)
  case applicationName
  case parameter(String)

  /// Splits `Add ${title} in ${applicationName}` at its placeholders.
  public static func parse(_ template: String) -> [TemplatePiece] {
    var pieces: [TemplatePiece] = []
    var rest = Substring(template)
    var text = ""
    func flush() {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
    }
    while let character = rest.first {
      if rest.hasPrefix("${"), let close = rest.firstIndex(of: "}") {
        flush()
        let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<close])
        pieces.append(name == "applicationName" ? .applicationName : .parameter(name))
        rest = rest[rest.index(after: close)...]
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    flush()
    return pieces
  }
}
