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

  /// The literal default, when the source gives one: a string, a number, a Boolean, or the raw
  /// value of an enum case.
  ///
  /// Apple's files wrap it, `{"int": {"wrapper": 1}}`, and write a Boolean as an integer.
  public var defaultValue: JSONValue? {
    get { typeSpecific(Self.defaultValueKey).map { Self.unwrap($0, as: valueType.element) } }
    set { setTypeSpecific(Self.defaultValueKey, newValue.map(Self.wrap)) }
  }

  private static func unwrap(_ written: JSONValue, as type: ValueType) -> JSONValue {
    guard let object = written.objectValue, object.count == 1,
      let content = object.first?.value.objectValue
    else { return written }
    if let elements = content["elements"]?.arrayValue {
      return .array(elements.map { unwrap($0, as: type) })
    }
    guard let value = content["wrapper"] else { return written }
    if type == .bool, let number = value.intValue { return .bool(number != 0) }
    return value
  }

  private static let defaultValueKey = "LNValueTypeSpecificMetadataKeyDefaultValue"

  private static func wrap(_ value: JSONValue) -> JSONValue {
    switch value {
    case .bool(let flag): ["int": ["wrapper": flag ? 1 : 0]]
    case .int: ["int": ["wrapper": value]]
    case .double: ["double": ["wrapper": value]]
    case .string: ["string": ["wrapper": value]]
    case .array(let list): ["array": ["elements": .array(list.map(wrap))]]
    case .null, .object: value
    }
  }

  /// The symbol of the unit that a number without one counts.
  public var defaultUnitSymbol: String? {
    get {
      typeSpecific(Self.defaultUnitKey)?.objectValue?["string"]?.objectValue?["wrapper"]?
        .stringValue
    }
    set {
      setTypeSpecific(
        Self.defaultUnitKey, newValue.map { ["string": ["wrapper": .string($0)]] })
    }
  }

  private static let defaultUnitKey = "LNValueTypeMetadataKeyMeasurementDefaultUnitSymbol"

  /// The uniform type identifiers of the files that the parameter takes, empty for any.
  public var supportedFileTypes: [String] {
    get {
      guard let written = typeSpecific(Self.fileTypesKey),
        let list = Self.unwrap(written, as: .string).arrayValue
      else { return [] }
      return list.compactMap(\.stringValue)
    }
    set {
      let list = JSONValue.array(newValue.map { .string($0) })
      setTypeSpecific(Self.fileTypesKey, newValue.isEmpty ? nil : Self.wrap(list))
    }
  }

  private static let fileTypesKey = "LNValueTypeMetadataKeyFileSupportedTypes"

  /// The `kind:` of a date parameter: `date`, `time` or `dateTime`.
  public var dateKind: String? {
    get { object["openAppIntentsDateKind"]?.stringValue }
    set { object["openAppIntentsDateKind"] = newValue.map { .string($0) } }
  }

  /// The words of `Bool.IntentDisplayName`.
  public var booleanNames: (true: String, false: String)? {
    get {
      guard let names = object["openAppIntentsDisplayName"]?.objectValue,
        let yes = names["true"]?.stringValue, let no = names["false"]?.stringValue
      else { return nil }
      return (yes, no)
    }
    set {
      object["openAppIntentsDisplayName"] = newValue.map {
        ["true": .string($0.true), "false": .string($0.false)]
      }
    }
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
  }
}
