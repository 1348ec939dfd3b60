// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One `AppEntity`, as the manifest declares it.
public struct EntityDeclaration: JSONBacked {
  public var object: JSONObject

  public init(object: JSONObject) { self.object = object }

  public init(typeName: String, fullyQualifiedTypeName: String, mangledTypeName: String) {
    object = [
      "typeName": .string(typeName), "fullyQualifiedTypeName": .string(fullyQualifiedTypeName),
      "mangledTypeName": .string(mangledTypeName), "mangledTypeNameByBundleIdentifier": [:],
      "displayTypeName": .object(LocalizedText(typeName).object), "properties": [],
      "transient": false, "systemProtocolMetadata": [], "systemProtocolMetadataV2": [],
      "requiredCapabilities": [], "effectiveBundleIdentifiers": [], "assistantDefinedSchemas": [],
      "availabilityAnnotations": ["LNPlatformNameWildcard": ["introducedVersion": "*"]],
      "visibilityMetadata": ["isDiscoverable": true, "assistantOnly": false],
    ]
  }

  public var typeName: String {
    get { object["typeName"]?.stringValue ?? object["identifier"]?.stringValue ?? "" }
    set { object["typeName"] = .string(newValue) }
  }

  public var fullyQualifiedTypeName: String {
    get { object["fullyQualifiedTypeName"]?.stringValue ?? typeName }
    set { object["fullyQualifiedTypeName"] = .string(newValue) }
  }

  public var displayTypeName: LocalizedText {
    get { object.element("displayTypeName", of: LocalizedText.self) ?? LocalizedText(typeName) }
    set { object.set("displayTypeName", to: newValue) }
  }

  /// Other names of the type, for speech.
  public var synonyms: [LocalizedText] {
    get { object.list("displayTypeSynonyms", of: LocalizedText.self) }
    set { object.set("displayTypeSynonyms", to: newValue) }
  }

  /// The key of ``Manifest/queries``.
  ///
  /// Apple's files write it with the module's name, `Acme.TaskQuery`, and key the queries without.
  public var defaultQueryIdentifier: String? {
    get {
      object["defaultQueryIdentifier"]?.stringValue
        .map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    }
    set { object["defaultQueryIdentifier"] = newValue.map { .string($0) } }
  }

  public var properties: [PropertyDeclaration] {
    get { object.list("properties", of: PropertyDeclaration.self) }
    set { object.set("properties", to: newValue) }
  }

  /// Whether entities of this type exist only while an intent runs.
  public var isTransient: Bool {
    get { object["transient"]?.boolValue ?? false }
    set { object["transient"] = .bool(newValue) }
  }

  public static func check(_ object: JSONObject, at path: String) throws(ManifestError) {
    if object["typeName"] == nil { try object.requireString("identifier", at: path) }
    try object.checkList("properties", of: PropertyDeclaration.self, at: path)
  }
}

/// One `@Property` of an entity.
public struct PropertyDeclaration: JSONBacked {
  public var object: JSONObject

  public init(object: JSONObject) { self.object = object }

  public init(identifier: String, title: LocalizedText, valueType: ValueType, isOptional: Bool) {
    object = [
      "identifier": .string(identifier), "title": .object(title.object),
      "valueType": valueType.json, "isOptional": .bool(isOptional), "capabilities": 0,
    ]
  }

  public var identifier: String { object["identifier"]?.stringValue ?? "" }
  public var title: LocalizedText {
    object.element("title", of: LocalizedText.self) ?? LocalizedText(identifier)
  }
  public var valueType: ValueType {
    object["valueType"].map(ValueType.init(json:)) ?? .unknown(.null)
  }
  public var isOptional: Bool { object["isOptional"]?.boolValue ?? false }

  public static func check(_ object: JSONObject, at path: String) throws(ManifestError) {
    try object.requireString("identifier", at: path)
  }
}
