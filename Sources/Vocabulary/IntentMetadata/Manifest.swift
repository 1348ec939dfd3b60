// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What an app, or a module of it, declares to the system: the contents of
/// `Metadata.appintents/extract.actionsdata`.
///
/// The format is Apple's (`version` 1); the names of the properties are the ones that an app's
/// code uses. What Apple's format lacks stands in ``ManifestSupplement``.
public struct Manifest: JSONBacked {
  public var object: JSONObject

  public init(object: JSONObject) { self.object = object }

  /// A manifest that declares nothing yet.
  public init(generator: String, generatorVersion: String) {
    object = [
      "version": 1,
      "generator": ["name": .string(generator), "version": .string(generatorVersion)],
      "actions": [:], "entities": [:], "enums": [], "queries": [:], "autoShortcuts": [],
      "autoShortcutProviderMangledName": "", "negativePhrases": [], "shortcutTileColor": 14,
      "assistantEntities": [], "assistantIntents": [], "assistantIntentNegativePhrases": [],
    ]
  }

  public var version: Int? { object["version"]?.intValue }

  public var generatorName: String? {
    object["generator"]?.objectValue?["name"]?.stringValue
  }

  /// Intents by identifier.
  public var intents: [String: IntentDeclaration] {
    get { object.map("actions", of: IntentDeclaration.self) }
    set { object.set("actions", to: newValue) }
  }

  /// Entities by type name.
  public var entities: [String: EntityDeclaration] {
    get { object.map("entities", of: EntityDeclaration.self) }
    set { object.set("entities", to: newValue) }
  }

  public var enums: [EnumDeclaration] {
    get { object.list("enums", of: EnumDeclaration.self) }
    set { object.set("enums", to: newValue) }
  }

  /// Queries by identifier.
  public var queries: [String: QueryDeclaration] {
    get { object.map("queries", of: QueryDeclaration.self) }
    set { object.set("queries", to: newValue) }
  }

  public var shortcuts: [ShortcutDeclaration] {
    get { object.list("autoShortcuts", of: ShortcutDeclaration.self) }
    set { object.set("autoShortcuts", to: newValue) }
  }

  /// The mangled name of the `AppShortcutsProvider`, empty or absent when there is none.
  public var shortcutsProvider: String? {
    get { object["autoShortcutProviderMangledName"]?.stringValue }
    set { object["autoShortcutProviderMangledName"] = newValue.map { .string($0) } }
  }

  /// Utterances that must not start an App Shortcut.
  public var negativePhrases: [String] {
    get {
      (object["negativePhrases"]?.arrayValue ?? []).compactMap { phrase in
        phrase.stringValue ?? phrase.objectValue?["phrase"]?.stringValue
          ?? phrase.objectValue?["phrase"]?.objectValue?["key"]?.stringValue
      }
    }
    set { object["negativePhrases"] = .array(newValue.map { ["phrase": .string($0)] }) }
  }

  /// Where something stands that is no declaration, such as `actions.Old` or `enums[3]`. It is kept,
  /// but no list of declarations holds it.
  public var misplaced: [String] {
    let maps = ["actions", "entities", "queries"].flatMap { key in
      (object[key]?.objectValue ?? [:]).filter { $0.value.objectValue == nil }.keys.sorted()
        .map { "\(key).\($0)" }
    }
    let lists = ["autoShortcuts", "enums"].flatMap { key in
      (object[key]?.arrayValue ?? []).enumerated().filter { $0.element.objectValue == nil }
        .map { "\(key)[\($0.offset)]" }
    }
    return maps + lists
  }

  public func enumeration(_ identifier: String) -> EnumDeclaration? {
    enums.first { $0.identifier == identifier }
  }

  public static func check(_ object: JSONObject, at path: String) throws(ManifestError) {
    guard object["actions"]?.objectValue != nil else {
      throw ManifestError(path: "actions", problem: "is missing or is not an object")
    }
    try object.checkMap("actions", of: IntentDeclaration.self, at: path)
    try object.checkMap("entities", of: EntityDeclaration.self, at: path)
    try object.checkList("enums", of: EnumDeclaration.self, at: path)
    try object.checkMap("queries", of: QueryDeclaration.self, at: path)
    try object.checkList("autoShortcuts", of: ShortcutDeclaration.self, at: path)
  }
}
