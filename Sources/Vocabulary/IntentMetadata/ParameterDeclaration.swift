// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One `@Parameter` of an intent.
public struct ParameterDeclaration: JSONBacked {
  public var object: JSONObject

  public init(object: JSONObject) { self.object = object }

  public init(name: String, title: LocalizedText, valueType: ValueType, isOptional: Bool) {
    object = [
      "name": .string(name), "title": .object(title.object), "valueType": valueType.json,
      "isOptional": .bool(isOptional), "isInput": false, "capabilities": 0,
      "dynamicOptionsSupport": 0, "inputConnectionBehavior": 0, "resolvableInputTypes": [],
      "typeSpecificMetadata": [],
    ]
  }

  /// The Swift property's name.
  public var name: String {
    get { object["name"]?.stringValue ?? "" }
    set { object["name"] = .string(newValue) }
  }

  public var title: LocalizedText {
    get { object.element("title", of: LocalizedText.self) ?? LocalizedText(name) }
    set { object.set("title", to: newValue) }
  }

  public var parameterDescription: LocalizedText? {
    get { object.element("parameterDescription", of: LocalizedText.self) }
    set { object.set("parameterDescription", to: newValue) }
  }

  public var valueType: ValueType {
    get { object["valueType"].map(ValueType.init(json:)) ?? .unknown(.null) }
    set { object["valueType"] = newValue.json }
  }

  public var isOptional: Bool {
    get { object["isOptional"]?.boolValue ?? false }
    set { object["isOptional"] = .bool(newValue) }
  }

  /// Whether values come from an options provider or a query.
  public var hasDynamicOptions: Bool {
    get { (object["dynamicOptionsSupport"]?.intValue ?? 0) != 0 }
    set { object["dynamicOptionsSupport"] = newValue ? 1 : 0 }
  }

  /// The literal default, when the source gives one.
  public var defaultValue: JSONValue? {
    get { typeSpecific("LNValueTypeSpecificMetadataKeyDefaultValue") }
    set { setTypeSpecific("LNValueTypeSpecificMetadataKeyDefaultValue", newValue) }
  }

  /// One entry of the flat list `typeSpecificMetadata`.
  public func typeSpecific(_ key: String) -> JSONValue? {
    object.pairs("typeSpecificMetadata").first { $0.key == key }?.value
  }

  public mutating func setTypeSpecific(_ key: String, _ value: JSONValue?) {
    var pairs = object.pairs("typeSpecificMetadata").filter { $0.key != key }
    if let value { pairs.append((key, value)) }
    object.setPairs("typeSpecificMetadata", to: pairs)
  }

  public static func check(_ object: JSONObject, at path: String) throws(ManifestError) {
    try object.requireString("name", at: path)
    guard object["valueType"] != nil else {
      throw ManifestError(path: "\(path).valueType", problem: "is missing")
    }
  }
}
