// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One `AppEnum`, as the manifest declares it.
public struct EnumDeclaration: JSONBacked {
  public var object: JSONObject

  public init(object: JSONObject) { self.object = object }

  public init(identifier: String, fullyQualifiedTypeName: String, mangledTypeName: String) {
    object = [
      "identifier": .string(identifier),
      "fullyQualifiedTypeName": .string(fullyQualifiedTypeName),
      "mangledTypeName": .string(mangledTypeName), "cases": [], "isSystem": false,
      "displayTypeName": .object(LocalizedText(identifier).object),
      "availabilityAnnotations": ["LNPlatformNameWildcard": ["introducedVersion": "*"]],
    ]
  }

  public var identifier: String { object["identifier"]?.stringValue ?? "" }

  public var displayTypeName: LocalizedText {
    get { object.element("displayTypeName", of: LocalizedText.self) ?? LocalizedText(identifier) }
    set { object.set("displayTypeName", to: newValue) }
  }

  public var cases: [EnumCaseDeclaration] {
    get { object.list("cases", of: EnumCaseDeclaration.self) }
    set { object.set("cases", to: newValue) }
  }

  public static func check(_ object: JSONObject, at path: String) throws(ManifestError) {
    try object.requireString("identifier", at: path)
    try object.checkList("cases", of: EnumCaseDeclaration.self, at: path)
  }
}

/// One case of an ``EnumDeclaration``.
public struct EnumCaseDeclaration: JSONBacked {
  public var object: JSONObject

  public init(object: JSONObject) { self.object = object }

  /// - Parameter identifier: the case's raw value as text, which is how it travels and is stored.
  public init(
    identifier: String, title: LocalizedText, subtitle: LocalizedText? = nil,
    synonyms: [LocalizedText] = []
  ) {
    var display: JSONObject = ["title": .object(title.object)]
    display.set("subtitle", to: subtitle)
    if !synonyms.isEmpty { display.set("synonyms", to: synonyms) }
    object = ["identifier": .string(identifier), "displayRepresentation": .object(display)]
  }

  public var identifier: String { object["identifier"]?.stringValue ?? "" }

  public var title: LocalizedText {
    display.element("title", of: LocalizedText.self) ?? LocalizedText(identifier)
  }

  public var synonyms: [LocalizedText] { display.list("synonyms", of: LocalizedText.self) }

  private var display: JSONObject { object["displayRepresentation"]?.objectValue ?? [:] }

  public static func check(_ object: JSONObject, at path: String) throws(ManifestError) {
    try object.requireString("identifier", at: path)
  }
}
